<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Everything that visitors and editors stored for a survey, in all tables. */
final class SurveyDataRepository {

	/** Maximum rows per DELETE, so that no lock is held for long and an interrupted request can be repeated. */
	private const BATCH = 2000;

	/**
	 * Answer rows go first, so that nothing can be recalculated from them while the other tables are emptied. Visits go before them,
	 * because they become answer rows.
	 */
	private const STATEMENTS = array(
		'DELETE FROM {visits} WHERE survey_id IN (',
		'DELETE FROM {responses} WHERE survey_id IN (',
		'DELETE FROM {quotas} WHERE survey_id IN (',
		'DELETE FROM {text_days} WHERE survey_id IN (',
		'DELETE FROM {texts} WHERE survey_id IN (',
		'DELETE FROM {daily_answers} WHERE survey_id IN (',
		'DELETE FROM {daily} WHERE survey_id IN (',
		'DELETE FROM {step_sums} WHERE survey_id IN (',
		'DELETE FROM {places} WHERE survey_id IN (',
		'DELETE FROM {bits} WHERE survey_id IN (',
		'DELETE FROM {bit_heads} WHERE survey_id IN (',
		'DELETE FROM {facet_counts} WHERE survey_id IN (',
		'DELETE FROM {summaries} WHERE survey_id IN (',
		'DELETE FROM {shares} WHERE survey_id IN (',
		'DELETE FROM {labels} WHERE survey_id IN (',
		'DELETE FROM {themes} WHERE survey_id IN (',
		'DELETE FROM {rate_limits} WHERE survey_id IN (',
		'DELETE FROM {kept} WHERE survey_id IN (',
		'DELETE FROM {editors} WHERE survey_id IN (',
		'DELETE FROM {exports} WHERE survey_id IN (',
		'DELETE FROM {jobs} WHERE survey_id IN (',
		'DELETE FROM {destinations} WHERE survey_id IN (',
		'DELETE FROM {sheet_rows} WHERE survey_id IN (',
		'DELETE FROM {sheet_columns} WHERE survey_id IN (',
		'DELETE FROM {sheets} WHERE survey_id IN (',
	);

	public function __construct( private readonly Db $db ) {}

	/** @param non-empty-list<int> $surveyIds */
	public function deleteOf( array $surveyIds ): void {
		foreach ( self::STATEMENTS as $delete ) {
			$sql = $delete . Db::placeholders( $surveyIds ) . ') LIMIT %d';
			do {
				$deleted = $this->db->write( $sql, array( ...$surveyIds, self::BATCH ) );
			} while ( self::BATCH === $deleted );
		}
	}

	/**
	 * Returns those of the surveys whose results are shared by a link.
	 *
	 * @param list<int> $surveyIds
	 * @return list<int>
	 */
	public function shared( array $surveyIds ): array {
		if ( array() === $surveyIds ) {
			return array();
		}
		$rows = $this->db->rows(
			'SELECT DISTINCT survey_id FROM {shares} WHERE survey_id IN (' . Db::placeholders( $surveyIds ) . ') ORDER BY survey_id',
			$surveyIds
		);
		return array_map( 'intval', array_column( $rows, 'survey_id' ) );
	}
}
