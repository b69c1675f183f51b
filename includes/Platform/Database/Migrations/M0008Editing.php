<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Unsaved changes to surveys, and who has each survey open: one row per user and survey in each table. */
final class M0008Editing implements Migration {

	public function run( Db $db ): void {
		$this->kept()->ensure( $db );
		$this->editors()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->kept()->isComplete( $db ) && $this->editors()->isComplete( $db );
	}

	private function kept(): TableSchema {
		return new TableSchema(
			'kept',
			array(
				'survey_id'  => 'bigint(20) unsigned NOT NULL',
				'user_id'    => 'bigint(20) unsigned NOT NULL',
				'version'    => 'bigint(20) unsigned NOT NULL',
				'copy'       => 'longtext NOT NULL',
				'updated_at' => 'datetime NOT NULL',
			),
			'survey_id, user_id',
			array(
				'kept_of_user' => 'user_id',
				'kept_since'   => 'updated_at',
			)
		);
	}

	private function editors(): TableSchema {
		return new TableSchema(
			'editors',
			array(
				'survey_id' => 'bigint(20) unsigned NOT NULL',
				'user_id'   => 'bigint(20) unsigned NOT NULL',
				'since'     => 'datetime NOT NULL',
				'seen_at'   => 'datetime NOT NULL',
			),
			'survey_id, user_id',
			array(
				'editors_of_user' => 'user_id',
				'editors_seen'    => 'seen_at',
			)
		);
	}
}
