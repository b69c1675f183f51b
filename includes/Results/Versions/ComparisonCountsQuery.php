<?php
declare(strict_types=1);

namespace UserFeedback\Results\Versions;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sums of the daily counts of two surveys. */
final class ComparisonCountsQuery {

	public function __construct( private readonly Db $db ) {}

	/** @return array<int, array{responses: int, impressions: int, visitors: int}> by survey */
	public function between( int $original, int $version, DayRange $days ): array {
		$none   = array(
			'responses'   => 0,
			'impressions' => 0,
			'visitors'    => 0,
		);
		$counts = array(
			$original => $none,
			$version  => $none,
		);
		$rows   = $this->db->rows(
			'SELECT survey_id, SUM(responses) AS responses, SUM(impressions) AS impressions, SUM(visitors) AS visitors FROM {daily}
				WHERE survey_id IN (%d, %d) AND day BETWEEN %s AND %s GROUP BY survey_id',
			array( $original, $version, $days->first(), $days->last() )
		);
		foreach ( $rows as $row ) {
			$counts[ (int) $row['survey_id'] ] = array(
				'responses'   => (int) $row['responses'],
				'impressions' => (int) $row['impressions'],
				'visitors'    => (int) $row['visitors'],
			);
		}
		return $counts;
	}
}
