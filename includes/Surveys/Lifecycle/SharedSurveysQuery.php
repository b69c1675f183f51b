<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds surveys whose results are shared by a link. */
final class SharedSurveysQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<int> $ids surveys to choose from.
	 * @return list<int>
	 */
	public function among( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = $this->db->rows(
			'SELECT DISTINCT survey_id FROM {shares} WHERE survey_id IN (' . Db::placeholders( $ids ) . ') ORDER BY survey_id',
			$ids
		);
		return array_map( 'intval', array_column( $rows, 'survey_id' ) );
	}
}
