<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Themes of typed answers, and which answers have which themes. */
final class M0013Themes implements Migration {

	public function run( Db $db ): void {
		$this->themes()->ensure( $db );
		$this->labels()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->themes()->isComplete( $db ) && $this->labels()->isComplete( $db );
	}

	private function themes(): TableSchema {
		return new TableSchema(
			'themes',
			array(
				'id'          => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'survey_id'   => 'bigint(20) unsigned NOT NULL',
				'question_id' => 'char(36) NOT NULL',
				'name'        => 'varchar(100) NOT NULL',
				'about'       => 'varchar(300) NOT NULL',
				'pinned'      => 'tinyint unsigned NOT NULL',
			),
			'id',
			array( 'themes_of_question' => 'survey_id, question_id' )
		);
	}

	/** A text that was read has a row for each of its themes, or one row with theme 0 if it has none. */
	private function labels(): TableSchema {
		return new TableSchema(
			'labels',
			array(
				'survey_id'   => 'bigint(20) unsigned NOT NULL',
				'question_id' => 'char(36) NOT NULL',
				'theme_id'    => 'bigint(20) unsigned NOT NULL',
				'response_id' => 'bigint(20) unsigned NOT NULL',
				'quote'       => 'varchar(300) NOT NULL',
			),
			'survey_id, question_id, theme_id, response_id',
			array( 'labels_of_response' => 'response_id' )
		);
	}
}
