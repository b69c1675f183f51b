<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Results\CrossTab\CrossTabShape;
use UserFeedback\Results\RequestFilter;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class CompletionTimeController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RequestFilter $filter,
		private readonly ReadCompletionTime $readTimes
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/time', array( self::class, 'show' ), Permission::VIEW )
				->query( static fn() => CrossTabShape::timeQuery() )
				->returns( static fn() => CrossTabShape::time() ),
		);
	}

	/** @return array{median_seconds: float|null, counted: int} */
	public function show( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		$median = $this->readTimes->run( $survey->id, $this->filter->of( $survey, $request->query() ) );
		return array(
			'median_seconds' => $median->value(),
			'counted'        => $median->count(),
		);
	}
}
