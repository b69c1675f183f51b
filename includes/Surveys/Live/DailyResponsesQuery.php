<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads how many responses a survey got each day. */
final class DailyResponsesQuery {

	public function __construct( private readonly Db $db ) {}

	/** @return array<array-key, int> by day; days without displays and responses are missing. */
	public function since( int $surveyId, string $day ): array {
		$rows = $this->db->rows(
			'SELECT day, SUM(responses) AS responses FROM {daily} WHERE survey_id = %d AND day >= %s GROUP BY day',
			array( $surveyId, $day )
		);
		return array_map( 'intval', array_column( $rows, 'responses', 'day' ) );
	}
}
