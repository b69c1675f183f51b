<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notifies page caches when shared results disappear with a survey in the trash, or return with it. */
final class TellShared {

	public function __construct( private readonly Db $db ) {}

	/** @param list<int> $ids surveys that were moved to the trash or restored. */
	public function ofSurveys( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		$rows = $this->db->rows(
			'SELECT DISTINCT survey_id FROM {shares} WHERE survey_id IN (' . Db::placeholders( $ids ) . ') ORDER BY survey_id',
			$ids
		);
		if ( array() === $rows ) {
			return;
		}
		/**
		 * Fires when results that are shared by a link are no longer shown, or are shown again. Anything that stores copies of
		 * the site's pages must purge them now, because a page may have a block with these results.
		 *
		 * @param list<int> $surveys ids of the surveys whose results are shared.
		 */
		do_action( 'userfeedback_shared_results_changed', array_map( 'intval', array_column( $rows, 'survey_id' ) ) );
	}
}
