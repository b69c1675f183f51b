<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Counts;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One survey's days from the rollup: one row per day, however many responses. */
final class DailyCountsQuery {

	public function __construct( private readonly Db $db ) {}

	public function ofSurvey( int $surveyId ): DailyCounts {
		$days = array();
		$rows = $this->db->rows(
			'SELECT day, SUM(impressions) AS impressions, SUM(starts) AS starts, SUM(responses) AS responses FROM {daily}
				WHERE survey_id = %d GROUP BY day ORDER BY day',
			array( $surveyId )
		);
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = array(
				'impressions' => (int) $row['impressions'],
				'starts'      => (int) $row['starts'],
				'responses'   => (int) $row['responses'],
			);
		}
		return new DailyCounts( $days );
	}
}
