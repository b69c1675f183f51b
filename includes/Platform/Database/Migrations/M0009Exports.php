<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Files of results prepared in the background, with their progress and current process. */
final class M0009Exports implements Migration {

	public function run( Db $db ): void {
		$this->exports()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->exports()->isComplete( $db );
	}

	private function exports(): TableSchema {
		return new TableSchema(
			'exports',
			array(
				'id'           => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'user_id'      => 'bigint(20) unsigned NOT NULL',
				'survey_id'    => 'bigint(20) unsigned NOT NULL',
				'request'      => 'text NOT NULL',
				'newest'       => 'bigint(20) unsigned NOT NULL',
				'state'        => 'varchar(10) NOT NULL',
				'place'        => 'longtext NOT NULL',
				'done'         => 'int unsigned NOT NULL DEFAULT 0',
				'total'        => 'int unsigned NOT NULL DEFAULT 0',
				'file'         => 'varchar(80) NOT NULL',
				'lease'        => 'char(32) NOT NULL',
				'leased_until' => 'datetime NOT NULL',
				'expires_at'   => 'datetime NOT NULL',
			),
			'id',
			array(
				'exports_of_user'   => 'user_id, survey_id',
				'exports_of_survey' => 'survey_id',
				'exports_state'     => 'state, id',
				'exports_expire'    => 'expires_at',
			)
		);
	}
}
