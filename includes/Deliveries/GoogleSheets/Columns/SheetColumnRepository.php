<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Columns;

use UserFeedback\Deliveries\GoogleSheets\Files\SurveySheet;
use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_sheet_columns`. */
final class SheetColumnRepository {

	public function __construct( private readonly Db $db ) {}

	/** @return list<SheetColumn> columns of a spreadsheet, left to right. */
	public function of( SurveySheet $sheet ): array {
		return array_map(
			static fn( array $row ): SheetColumn => new SheetColumn(
				(string) $row['question_id'],
				(string) $row['part'],
				(string) $row['title'],
				(int) $row['place']
			),
			$this->db->rows( 'SELECT * FROM {sheet_columns} WHERE sheet_id = %d ORDER BY place', array( $sheet->id ) )
		);
	}

	/** @param list<SheetColumn> $columns new and changed columns. */
	public function save( SurveySheet $sheet, array $columns ): void {
		foreach ( $columns as $column ) {
			$this->db->write(
				'INSERT INTO {sheet_columns} (sheet_id, survey_id, question_id, part, place, title) VALUES (%d, %d, %s, %s, %d, %s)
					ON DUPLICATE KEY UPDATE place = VALUES(place), title = VALUES(title)',
				array( $sheet->id, $sheet->surveyId, $column->questionId, $column->part, $column->place, $column->title )
			);
		}
	}
}
