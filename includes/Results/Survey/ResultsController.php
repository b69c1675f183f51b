<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Responses\Index\Bitmaps\BitmapReader;
use UserFeedback\Responses\Index\Filters\FilterShape;
use UserFeedback\Responses\Index\Filters\ParseFilter;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\CrossTab\CrossTabShape;
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
		private readonly AllowedRange $ranges,
		private readonly ReadCompletionTime $readTimes,
		private readonly BitmapReader $bitmaps
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/results', array( self::class, 'survey' ), Permission::VIEW )
				->query( static fn() => ResultsShape::rangeQuery() )
				->returns( static fn() => ResultsShape::survey() ),
			Route::get( 'surveys/{id}/time', array( self::class, 'showCompletionTime' ), Permission::VIEW )
				->query( static fn() => CrossTabShape::timeQuery() )
				->returns( static fn() => CrossTabShape::time() ),
			Route::get( 'surveys/{id}/filter-values', array( self::class, 'listFilterValues' ), Permission::VIEW )
				->query( static fn() => FilterShape::valuesQuery() )
				->returns( static fn() => FilterShape::values() ),
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

	/** @return array{median_seconds: float|null, counted: int} */
	public function showCompletionTime( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		$median = $this->readTimes->run( $survey->id, $this->filter->of( $survey, $request->query() ) );
		return array(
			'median_seconds' => $median->value(),
			'counted'        => $median->count(),
		);
	}

	/** @return list<array{value: string, count: int}> */
	public function listFilterValues( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		/** @var array{field: string, search: string} $query by its shape. */
		$query = $request->query();
		$this->bitmaps->settle( $survey->id, 0 ); // Offers only stored values.
		return $this->bitmaps->frequent( $survey->id, ParseFilter::field( $query['field'] ), $query['search'], FilterShape::OFFERED );
	}
}
