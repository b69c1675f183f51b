<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Columns;

use UserFeedback\Database\Db;
use UserFeedback\Google\Sheets\Files\Sheet;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_sheet_columns`. */
final class ColumnRepository {

	public function __construct( private readonly Db $db ) {}

	/** @return list<Column> columns of a spreadsheet, left to right. */
	public function of( Sheet $sheet ): array {
		return array_map(
			static fn( array $row ): Column => new Column(
				(string) $row['question_id'],
				(string) $row['part'],
				(string) $row['title'],
				(int) $row['place']
			),
			$this->db->rows( 'SELECT * FROM {sheet_columns} WHERE sheet_id = %d ORDER BY place', array( $sheet->id ) )
		);
	}

	/** @param list<Column> $columns new and changed columns. */
	public function keep( Sheet $sheet, array $columns ): void {
		foreach ( $columns as $column ) {
			$this->db->write(
				'INSERT INTO {sheet_columns} (sheet_id, survey_id, question_id, part, place, title) VALUES (%d, %d, %s, %s, %d, %s)
					ON DUPLICATE KEY UPDATE place = VALUES(place), title = VALUES(title)',
				array( $sheet->id, $sheet->surveyId, $column->questionId, $column->part, $column->place, $column->title )
			);
		}
	}
}
