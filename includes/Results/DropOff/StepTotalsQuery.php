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
		$every = array( StepSums::ALL );
		// Floats are exact up to 2^53. Adding decimals, and grouping by a collation, would take twice the time.
		$columns = 'CAST(question_id AS BINARY) AS id, %d AS sign';
		foreach ( StepSums::COLUMNS as $column ) {
			$columns .= ", SUM($column + 0e0) AS $column";
		}
		$selects = array();
		$values  = array();
		foreach ( self::spans( $range ) as [ $isMonth, $first, $last, $sign ] ) {
			[ $where, $more ] = self::which(
				$first,
				$last,
				array() === $devices ? $every : $devices,
				array() === $languages ? $every : $languages
			);

			$selects[] = "SELECT $columns FROM {step_sums} WHERE survey_id = %d AND is_month = %d $where GROUP BY id";
			array_push( $values, $sign, $surveyId, $isMonth, ...$more );
		}
		$sums = array();
		foreach ( $this->db->rows( implode( ' UNION ALL ', $selects ), $values ) as $row ) {
			$id          = (string) $row['id'];
			$sums[ $id ] = self::sum( $sums[ $id ] ?? array(), $row );
		}
		ksort( $sums );
		$totals = array();
		foreach ( $sums as $id => $row ) {
			if ( 0 === $row['shown'] + $row['passed'] ) {
				continue; // It appears only on subtracted days.
			}
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
		[ $where, $values ] = self::which( $range->first(), $range->last(), $devices, $languages );
		return (int) $this->db->value(
			"SELECT COUNT(*) FROM {visits} WHERE survey_id = %d AND is_summed = 0 $where",
			array( $surveyId, ...$values )
		);
	}

	/**
	 * Splits a range into whole months, which have sums of their own, and the days at its ends. If it covers most of a month, the whole
	 * month is read, and the other days are subtracted. So at most 16 days are read at each end.
	 *
	 * @return non-empty-list<array{int, string, string, int}> 1 for months, the first day, the last day, and 1 to add or -1 to subtract
	 */
	private static function spans( DayRange $range ): array {
		$start      = new DateTimeImmutable( $range->first() );
		$end        = ( new DateTimeImmutable( $range->last() ) )->modify( '+1 day' );
		$firstMonth = self::nearestMonth( $start );
		$endMonth   = self::nearestMonth( $end );
		if ( $firstMonth >= $endMonth ) {
			return array( array( 0, $range->first(), $range->last(), 1 ) );
		}
		$spans = array( self::span( 1, $firstMonth, $endMonth, 1 ) );
		foreach ( array( array( $start, $firstMonth ), array( $endMonth, $end ) ) as [ $from, $to ] ) {
			if ( $from < $to ) {
				$spans[] = self::span( 0, $from, $to, 1 );
			} elseif ( $from > $to ) {
				$spans[] = self::span( 0, $to, $from, -1 );
			}
		}
		return $spans;
	}

	/** Returns the first day of this month, or of the next one if that is nearer. */
	private static function nearestMonth( DateTimeImmutable $day ): DateTimeImmutable {
		return $day->modify( (int) $day->format( 'j' ) > 16 ? 'first day of next month' : 'first day of this month' );
	}

	/**
	 * @param DateTimeImmutable $end the day after the last one
	 * @return array{int, string, string, int}
	 */
	private static function span( int $isMonth, DateTimeImmutable $first, DateTimeImmutable $end, int $sign ): array {
		return array( $isMonth, $first->format( 'Y-m-d' ), $end->modify( '-1 day' )->format( 'Y-m-d' ), $sign );
	}

	/**
	 * @param array<string, int>         $sum
	 * @param array<string, string|null> $row
	 * @return array<string, int> by column
	 */
	private static function sum( array $sum, array $row ): array {
		foreach ( StepSums::COLUMNS as $column ) {
			$sum[ $column ] = ( $sum[ $column ] ?? 0 ) + (int) $row['sign'] * (int) $row[ $column ];
		}
		return $sum;
	}

	/**
	 * @param list<string> $devices
	 * @param list<string> $languages
	 * @return array{literal-string, list<string>} conditions and their values
	 */
	private static function which( string $first, string $last, array $devices, array $languages ): array {
		$where = 'AND day BETWEEN %s AND %s';
		if ( array() !== $devices ) {
			$where .= ' AND device IN (' . Db::placeholders( $devices, true ) . ')';
		}
		if ( array() !== $languages ) {
			$where .= ' AND language IN (' . Db::placeholders( $languages, true ) . ')';
		}
		return array( $where, array( $first, $last, ...$devices, ...$languages ) );
	}
}
