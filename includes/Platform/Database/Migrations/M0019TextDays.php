<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts prepared for searches: one row per question and day, filled by the first search (Responses\Index\Text). */
final class M0019TextDays implements Migration {

	public function run( Db $db ): void {
		$this->days()->ensure( $db );
		$db->write(
			"INSERT IGNORE INTO {text_days} (survey_id, question_id, day, version, bytes, marks, folded)
				SELECT survey_id, question_id, day, 0, 0, '', '' FROM {daily_answers} WHERE value_key = %s",
			array( '#texts' )
		);
	}

	public function isDone( Db $db ): bool {
		return $this->days()->isComplete( $db );
	}

	/**
	 * `version` changes with each change of these texts; for `marks` and `folded` see SearchSegment; 0 `bytes` means that they
	 * are not stored.
	 */
	private function days(): TableSchema {
		return new TableSchema(
			'text_days',
			array(
				'survey_id'   => 'bigint(20) unsigned NOT NULL',
				'question_id' => 'char(36) NOT NULL',
				'day'         => 'date NOT NULL',
				'version'     => 'int unsigned NOT NULL',
				'bytes'       => 'int unsigned NOT NULL',
				'marks'       => 'mediumtext NOT NULL',
				'folded'      => 'mediumtext NOT NULL',
			),
			'survey_id, question_id, day'
		);
	}
}
