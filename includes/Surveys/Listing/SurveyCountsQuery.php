<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Listing;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts of surveys from the rollup, for any number of them in one query. */
final class SurveyCountsQuery {

	public function __construct( private readonly Db $db ) {}

	public function of( int $survey_id ): SurveyCounts {
		return $this->ofMany( array( $survey_id ) )[ $survey_id ] ?? new SurveyCounts();
	}

	/**
	 * @param list<int> $survey_ids
	 * @return array<int, SurveyCounts> by survey; one without any is not in it.
	 */
	public function ofMany( array $survey_ids ): array {
		if ( array() === $survey_ids ) {
			return array();
		}
		$rows   = $this->db->rows(
			'SELECT survey_id, SUM(responses) AS responses, SUM(impressions) AS impressions FROM {daily} WHERE survey_id IN (' . Db::placeholders( $survey_ids ) . ') GROUP BY survey_id',
			$survey_ids
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row['survey_id'] ] = new SurveyCounts( (int) $row['responses'], (int) $row['impressions'] );
		}
		return $counts;
	}
}
