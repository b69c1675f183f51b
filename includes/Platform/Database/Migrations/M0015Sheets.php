<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Spreadsheets in Google Drive that responses are written to: their columns, and the row of each response. */
final class M0015Sheets implements Migration {

	public function run( Db $db ): void {
		$this->sheets()->ensure( $db );
		$this->columns()->ensure( $db );
		$this->rows()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->sheets()->isComplete( $db ) && $this->columns()->isComplete( $db ) && $this->rows()->isComplete( $db );
	}

	/** A survey's first spreadsheet is part 1; another is added if it is full or deleted. The writing process has its lease. */
	private function sheets(): TableSchema {
		return new TableSchema(
			'sheets',
			array(
				'id'             => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'survey_id'      => 'bigint(20) unsigned NOT NULL',
				'part'           => 'smallint unsigned NOT NULL',
				'spreadsheet_id' => 'varchar(191) NOT NULL',
				'tab_id'         => 'bigint(20) unsigned NOT NULL DEFAULT 0',
				'is_gone'        => 'tinyint unsigned NOT NULL DEFAULT 0',
				'made_at'        => 'datetime NOT NULL',
				'lease'          => 'char(32) NOT NULL',
				'lease_until'    => 'datetime NOT NULL',
			),
			'id',
			array(),
			array( 'sheet_of_survey' => 'survey_id, part' )
		);
	}

	/** The column of each question, and its title in the header. */
	private function columns(): TableSchema {
		return new TableSchema(
			'sheet_columns',
			array(
				'sheet_id'    => 'bigint(20) unsigned NOT NULL',
				'survey_id'   => 'bigint(20) unsigned NOT NULL',
				'question_id' => 'varchar(36) NOT NULL',
				'part'        => 'varchar(10) NOT NULL',
				'place'       => 'int unsigned NOT NULL',
				'title'       => 'text NOT NULL',
			),
			'sheet_id, question_id, part',
			array( 'sheet_columns_of_survey' => 'survey_id' )
		);
	}

	/** The row of a response, reserved before it is written. If rows are moved afterwards, it is unknown: null. */
	private function rows(): TableSchema {
		return new TableSchema(
			'sheet_rows',
			array(
				'survey_id'   => 'bigint(20) unsigned NOT NULL',
				'response_id' => 'bigint(20) unsigned NOT NULL',
				'sheet_id'    => 'bigint(20) unsigned NOT NULL',
				'place'       => 'int unsigned DEFAULT NULL',
				'is_written'  => 'tinyint unsigned NOT NULL DEFAULT 0',
			),
			'survey_id, response_id',
			array(),
			array( 'sheet_row' => 'sheet_id, place' )
		);
	}
}
