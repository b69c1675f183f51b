<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Nps;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\CrossTab\CrossTabShape;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\RequestFilter;
use UserFeedback\Results\Survey\ReadFilteredResults;
use UserFeedback\Results\Survey\ReadSurveyResults;
use UserFeedback\Surveys\Questions\NpsScore;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for changes of a survey's score. */
final class NpsController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ReadSurveyResults $results,
		private readonly ReadFilteredResults $filtered,
		private readonly RequestFilter $filter,
		private readonly AllowedRange $ranges
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/nps-change', array( self::class, 'show' ), Permission::VIEW )
				->query( static fn() => CrossTabShape::timeQuery() )
				->returns( static fn() => NpsShape::change() ),
		);
	}

	/** @return array<string, mixed> NpsShape::change(). */
	public function show( Request $request ): array {
		/** @var array{from?: string, to?: string} $days */
		$days   = $request->query();
		$survey = $this->surveys->get( $request->id() );
		$filter = $this->filter->of( $survey, $request->query() );
		$range  = $this->ranges->between( $days['from'] ?? null, $days['to'] ?? null );
		$before = null === $range->from || null === $range->to ? null : $this->ranges->before( $range );
		$change = null === $before ? null : $this->compareScores( $survey, $range, $before, $filter );
		return array(
			'before'  => null === $before || null === $change ? null : array(
				'from'  => $before->first(),
				'to'    => $before->last(),
				'nps'   => $change['before']->nps,
				'total' => $change['before']->total,
			),
			'points'  => $change['difference']->points ?? 0,
			'is_told' => $change['difference']->isTold ?? false,
			'is_more' => $change['difference']->isMore ?? false,
		);
	}

	/**
	 * Compares the score of one range of days with that of another.
	 *
	 * @return array{before: NpsScore, difference: NpsSignificanceTest}|null null if one of them has no score
	 * @throws StorageFailed
	 */
	private function compareScores( Survey $survey, DayRange $range, DayRange $before, ResponseFilter $filter ): ?array {
		if ( null === $survey->scoredQuestion() ) {
			return null;
		}
		$now  = $this->score( $survey, $range, $filter );
		$then = $this->score( $survey, $before, $filter );
		return null === $now || null === $then ? null : array(
			'before'     => $then,
			'difference' => NpsSignificanceTest::of( $now, $then ),
		);
	}

	private function score( Survey $survey, DayRange $range, ResponseFilter $filter ): ?NpsScore {
		$results = $filter->isAsked() ? $this->filtered->run( $survey, $range, $filter ) : $this->results->run( $survey, $range );
		return NpsScore::ofDays( $results->scores );
	}
}
