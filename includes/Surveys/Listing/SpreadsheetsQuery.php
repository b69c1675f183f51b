<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Listing;

use UserFeedback\Database\Db;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which spreadsheets surveys have. They are no part of a survey: a new one makes nobody's open editor old. */
final class SpreadsheetsQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<Survey> $surveys
	 * @return array<int, string> Google's id of the newest, by survey; one without is not in it.
	 */
	public function ofMany( array $surveys ): array {
		if ( array() === $surveys ) {
			return array();
		}
		$ids   = array_map( static fn( Survey $survey ): int => $survey->id, $surveys );
		$found = array();
		foreach ( $this->db->rows(
			'SELECT survey_id, spreadsheet_id FROM {sheets} WHERE survey_id IN (' . Db::placeholders( $ids ) . ") AND is_gone = 0
				AND spreadsheet_id <> '' ORDER BY survey_id, part",
			$ids
		) as $row ) {
			$found[ (int) $row['survey_id'] ] = (string) $row['spreadsheet_id'];
		}
		return $found;
	}
}
