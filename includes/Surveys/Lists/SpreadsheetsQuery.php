<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds the spreadsheets of surveys. They aren't part of a survey, so a new one doesn't make an open editor outdated. */
final class SpreadsheetsQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<Survey> $surveys
	 * @return array<int, string> Google's ID of the newest spreadsheet by survey ID; surveys without one are missing.
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
