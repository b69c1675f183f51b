<?php
declare(strict_types=1);

namespace UserFeedback\Results\DropOff;

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
		return null !== $this->db->value( 'SELECT 1 FROM {daily_steps} WHERE survey_id = %d LIMIT 1', array( $surveyId ) );
	}

	/**
	 * @param list<string> $devices   empty for all
	 * @param list<string> $languages the same
	 * @return array<string, StepTotals> by question
	 */
	public function totals( int $surveyId, DayRange $range, array $devices, array $languages ): array {
		$every = array( StepSums::ALL );

		[ $where, $values ] = self::which(
			$range,
			array() === $devices ? $every : $devices,
			array() === $languages ? $every : $languages
		);

		$columns = 'question_id';
		foreach ( StepSums::COLUMNS as $column ) {
			$columns .= ", SUM($column) AS $column";
		}
		$totals = array();
		foreach ( $this->db->rows(
			"SELECT $columns FROM {daily_steps} WHERE survey_id = %d $where GROUP BY question_id ORDER BY question_id",
			array( $surveyId, ...$values )
		) as $row ) {
			$times = array_map( static fn( string $column ): int => (int) $row[ $column ], SecondsRanges::COLUMNS );

			$totals[ (string) $row['question_id'] ] = array(
				'shown'          => (int) $row['shown'],
				'answered'       => (int) $row['answered'],
				'skipped'        => (int) $row['skipped'],
				'passed'         => (int) $row['passed'],
				'left'           => (int) $row['left_here'],
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
