<?php
declare(strict_types=1);

namespace UserFeedback\Results\Finish;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Answer\CrossShape;
use UserFeedback\Rest\Request;
use UserFeedback\Results\Filtered\AskedFilter;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Completion time of surveys. */
final class FinishController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly AskedFilter $asked,
		private readonly ReadFinish $finish
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/time', array( self::class, 'show' ), Can::VIEW )
				->query( static fn() => CrossShape::timeQuery() )
				->returns( static fn() => CrossShape::time() ),
		);
	}

	/** @return array{median_seconds: float|null, counted: int} */
	public function show( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		$median = $this->finish->run( $survey->id, $this->asked->of( $survey, $request->query() ) );
		return array(
			'median_seconds' => $median->value(),
			'counted'        => $median->count(),
		);
	}
}
