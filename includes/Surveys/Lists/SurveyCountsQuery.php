<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts of surveys from the daily totals only, in one query. Callers add the pending responses. */
final class SurveyCountsQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<int> $surveyIds
	 * @return array<int, SurveyCounts> by survey ID; surveys without counts are missing.
	 */
	public function ofMany( array $surveyIds ): array {
		if ( array() === $surveyIds ) {
			return array();
		}
		$rows   = $this->db->rows(
			'SELECT survey_id, SUM(responses) AS responses, SUM(impressions) AS impressions FROM {daily} WHERE survey_id IN ('
				. Db::placeholders( $surveyIds )
				. ') GROUP BY survey_id',
			$surveyIds
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row['survey_id'] ] = new SurveyCounts( (int) $row['responses'], (int) $row['impressions'] );
		}
		return $counts;
	}
}
