<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\UncountedResponses;
use UserFeedback\Surveys\Lists\SurveyCounts;
use UserFeedback\Surveys\Lists\SurveyCountsQuery;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the rollup of all surveys, and adds the few responses that are not in it yet. */
final class ReadOverview {

	/** Longer ranges don't fit the sparkline of a table row, and a page of surveys could have 700,000 days. */
	private const DAYS_IN_ROW = 92;

	public function __construct(
		private readonly UncountedResponses $uncounted,
		private readonly OverviewQuery $overviewQuery,
		private readonly SurveyCountsQuery $counts,
		private readonly Transaction $transaction
	) {}

	/**
	 * @throws StorageFailed
	 * @throws RequestError the requested survey doesn't exist, or is in the trash.
	 */
	public function run( OverviewRequest $request ): Overview {
		$this->uncounted->settle();
		return $this->transaction->run( fn(): Overview => $this->read( $request ) );
	}

	private function read( OverviewRequest $request ): Overview {
		$total = $this->overviewQuery->total( $request->surveyId );
		if ( null !== $request->surveyId && 0 === $total ) {
			throw RequestError::notFound( "There is no survey $request->surveyId." );
		}
		$waiting = $this->waitingDays( $request->surveyId );
		$surveys = $this->overviewQuery->surveys( $request, self::ordering( $waiting, $request ) );
		return new Overview(
			$request,
			$this->daysWith( $waiting, $request ),
			$surveys,
			$total,
			$this->countsWith( $waiting, $surveys, $request ),
			$this->daysOf( $waiting, $surveys, $request->range ),
			$this->uncounted->leftOut( $request->surveyId )
		);
	}

	/** @return list<array{survey_id: int, day: string, responses: int}> */
	private function waitingDays( ?int $surveyId ): array {
		$days = array_values( $this->uncounted->ofAll()->days() );
		$ids  = array_values( array_unique( array_column( $days, 'survey_id' ) ) );
		$ids  = null === $surveyId ? $this->overviewQuery->outsideTrash( $ids ) : array( $surveyId );
		return array_values( array_filter( $days, static fn( array $count ): bool => in_array( $count['survey_id'], $ids, true ) ) );
	}

	/**
	 * @param list<array{survey_id: int, day: string, responses: int}> $waiting
	 * @return array<int, int> survey to the number of them that affects sorting by count
	 */
	private static function ordering( array $waiting, OverviewRequest $request ): array {
		$counts = array();
		foreach ( $waiting as $count ) {
			if ( 'range_responses_count' !== $request->orderby || $request->range->includes( $count['day'] ) ) {
				$counts[ $count['survey_id'] ] = ( $counts[ $count['survey_id'] ] ?? 0 ) + $count['responses'];
			}
		}
		return $counts;
	}

	/**
	 * @param list<array{survey_id: int, day: string, responses: int}> $waiting
	 * @return array<string, array{responses: int, impressions: int, starts: int}>
	 */
	private function daysWith( array $waiting, OverviewRequest $request ): array {
		$span = $request->span();
		$days = $this->overviewQuery->perDay( $span, $request->surveyId );
		foreach ( $waiting as $count ) {
			if ( $span->includes( $count['day'] ) ) {
				$days[ $count['day'] ]             ??= array_fill_keys( array( 'responses', 'impressions', 'starts' ), 0 );
				$days[ $count['day'] ]['responses'] += $count['responses'];
			}
		}
		return $days;
	}

	/**
	 * @param list<array{survey_id: int, day: string, responses: int}> $waiting
	 * @param list<Survey>                                             $surveys
	 * @return array<int, array<string, int>>|null
	 */
	private function daysOf( array $waiting, array $surveys, DayRange $range ): ?array {
		if ( count( DayRange::days( $range->first(), $range->last() ) ) > self::DAYS_IN_ROW ) {
			return null;
		}
		$days = $this->overviewQuery->daysOf( array_map( static fn( Survey $survey ): int => $survey->id, $surveys ), $range );
		foreach ( $waiting as $count ) {
			$days[ $count['survey_id'] ][ $count['day'] ] = ( $days[ $count['survey_id'] ][ $count['day'] ] ?? 0 ) + $count['responses'];
		}
		return $days;
	}

	/**
	 * @param list<array{survey_id: int, day: string, responses: int}> $waiting
	 * @param list<Survey>                                             $surveys
	 * @return array<int, array{responses: int, in_range: int, seen: int}>
	 */
	private function countsWith( array $waiting, array $surveys, OverviewRequest $request ): array {
		$ids     = array_map( static fn( Survey $survey ): int => $survey->id, $surveys );
		$ofAll   = $this->counts->ofMany( $ids );
		$inRange = $this->overviewQuery->inRange( $ids, $request->range );
		$counts  = array();
		foreach ( $ids as $id ) {
			$all           = $ofAll[ $id ] ?? new SurveyCounts();
			$counts[ $id ] = array(
				'responses' => $all->responses,
				'in_range'  => $inRange[ $id ] ?? 0,
				'seen'      => $all->impressions,
			);
		}
		foreach ( $waiting as $count ) {
			if ( isset( $counts[ $count['survey_id'] ] ) ) {
				$counts[ $count['survey_id'] ]['responses'] += $count['responses'];
				$counts[ $count['survey_id'] ]['in_range']  += $request->range->includes( $count['day'] ) ? $count['responses'] : 0;
			}
		}
		return $counts;
	}
}
