<?php
declare(strict_types=1);

namespace UserFeedback\Results\DropOff;

use DateTimeImmutable;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Visits\SecondsRanges;
use UserFeedback\Responses\Visits\StepSums;
use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reads the sums of recorded visits.
 *
 * @phpstan-type StepTotals array{shown: int, answered: int, skipped: int, passed: int, left: int, median_seconds: int|null}
 */
final class StepTotalsQuery {

	public function __construct( private readonly Db $db ) {}

	public function exist( int $surveyId ): bool {
		return null !== $this->db->value( 'SELECT 1 FROM {step_sums} WHERE survey_id = %d LIMIT 1', array( $surveyId ) );
	}

	/**
	 * @param list<string> $devices   empty for all
	 * @param list<string> $languages the same
	 * @return array<string, StepTotals> by question
	 */
	public function totals( int $surveyId, DayRange $range, array $devices, array $languages ): array {
		$every   = array( StepSums::ALL );
		$columns = 'question_id';
		foreach ( StepSums::COLUMNS as $column ) {
			$columns .= ", SUM($column) AS $column";
		}
		$selects = array();
		$values  = array();
		foreach ( self::spans( $range ) as [ $isMonth, $days ] ) {
			[ $where, $more ] = self::which(
				$days,
				array() === $devices ? $every : $devices,
				array() === $languages ? $every : $languages
			);

			$selects[] = "SELECT $columns FROM {step_sums} WHERE survey_id = %d AND is_month = %d $where GROUP BY question_id";
			array_push( $values, $surveyId, $isMonth, ...$more );
		}
		$sums = array();
		foreach ( $this->db->rows( implode( ' UNION ALL ', $selects ), $values ) as $row ) {
			$id          = (string) $row['question_id'];
			$sums[ $id ] = self::sum( $sums[ $id ] ?? array(), $row );
		}
		ksort( $sums );
		$totals = array();
		foreach ( $sums as $id => $row ) {
			$times = array_map( static fn( string $column ): int => $row[ $column ], SecondsRanges::COLUMNS );

			$totals[ $id ] = array(
				'shown'          => $row['shown'],
				'answered'       => $row['answered'],
				'skipped'        => $row['skipped'],
				'passed'         => $row['passed'],
				'left'           => $row['left_here'],
				'median_seconds' => SecondsRanges::median( $times ),
			);
		}
		return $totals;
	}

	/**
	 * Counts the visits that the sums lack.
	 *
	 * @param list<string> $devices
	 * @param list<string> $languages
	 */
	public function countInProgress( int $surveyId, DayRange $range, array $devices, array $languages ): int {
		[ $where, $values ] = self::which( $range, $devices, $languages );
		return (int) $this->db->value(
			"SELECT COUNT(*) FROM {visits} WHERE survey_id = %d AND is_summed = 0 $where",
			array( $surveyId, ...$values )
		);
	}

	/**
	 * Splits a range into its whole months, which have sums of their own, and the days before and after them.
	 *
	 * @return non-empty-list<array{int, DayRange}> 1 for months
	 */
	private static function spans( DayRange $range ): array {
		$start = new DateTimeImmutable( $range->first() );
		$end   = new DateTimeImmutable( $range->last() );
		$first = '01' === $start->format( 'd' ) ? $start : $start->modify( 'first day of next month' );
		$last  = $end->format( 'd' ) === $end->format( 't' ) ? $end : $end->modify( 'last day of previous month' );
		if ( $first > $last ) {
			return array( array( 0, $range ) );
		}
		$spans = array( array( 1, $range->since( $first->format( 'Y-m-d' ) )->until( $last->format( 'Y-m-d' ) ) ) );
		if ( $start < $first ) {
			$spans[] = array( 0, $range->until( $first->modify( '-1 day' )->format( 'Y-m-d' ) ) );
		}
		if ( $last < $end ) {
			$spans[] = array( 0, $range->since( $last->modify( '+1 day' )->format( 'Y-m-d' ) ) );
		}
		return $spans;
	}

	/**
	 * @param array<string, int>         $sum
	 * @param array<string, string|null> $row
	 * @return array<string, int> by column
	 */
	private static function sum( array $sum, array $row ): array {
		foreach ( StepSums::COLUMNS as $column ) {
			$sum[ $column ] = ( $sum[ $column ] ?? 0 ) + (int) $row[ $column ];
		}
		return $sum;
	}

	/**
	 * @param list<string> $devices
	 * @param list<string> $languages
	 * @return array{literal-string, list<string>} conditions and their values
	 */
	private static function which( DayRange $range, array $devices, array $languages ): array {
		$where = 'AND day BETWEEN %s AND %s';
		if ( array() !== $devices ) {
			$where .= ' AND device IN (' . Db::placeholders( $devices, true ) . ')';
		}
		if ( array() !== $languages ) {
			$where .= ' AND language IN (' . Db::placeholders( $languages, true ) . ')';
		}
		return array( $where, array( $range->first(), $range->last(), ...$devices, ...$languages ) );
	}
}
