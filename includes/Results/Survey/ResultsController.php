<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\RequestFilter;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ResultsController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ReadSurveyResults $results,
		private readonly ResultsMapper $mapper,
		private readonly ReadFilteredResults $filtered,
		private readonly RequestFilter $filter,
		private readonly AllowedRange $ranges
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/results', array( self::class, 'survey' ), Permission::VIEW )
				->query( static fn() => ResultsShape::rangeQuery() )
				->returns( static fn() => ResultsShape::survey() ),
		);
	}

	/** @return array<string, mixed> */
	public function survey( Request $request ): array {
		$query = $request->query();
		$range = $this->ranges->between( self::day( $query['from'] ?? null ), self::day( $query['to'] ?? null ) );

		$survey = $this->surveys->get( $request->id() );
		$filter = $this->filter->of( $survey, $query );

		return $this->mapper->toArray(
			$filter->isAsked() ? $this->filtered->run( $survey, $range, $filter ) : $this->results->run( $survey, $range )
		);
	}

	private static function day( mixed $day ): ?string {
		return is_string( $day ) ? $day : null;
	}
}
