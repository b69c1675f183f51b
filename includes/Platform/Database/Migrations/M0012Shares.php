<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Links that show selected results of a survey to anyone who has them. */
final class M0012Shares implements Migration {

	public function run( Db $db ): void {
		$this->shares()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->shares()->isComplete( $db );
	}

	private function shares(): TableSchema {
		return new TableSchema(
			'shares',
			array(
				'id'         => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'survey_id'  => 'bigint(20) unsigned NOT NULL',
				'user_id'    => 'bigint(20) unsigned NOT NULL',
				'token'      => 'char(32) NOT NULL',
				'questions'  => 'text NOT NULL',
				'texts'      => 'tinyint unsigned NOT NULL',
				'days'       => 'smallint unsigned NOT NULL',
				'created_at' => 'datetime NOT NULL',
				'expires_at' => 'datetime NOT NULL',
				'results'    => 'mediumtext NOT NULL',
				'results_at' => 'datetime NOT NULL',
			),
			'id',
			array( 'shares_of_survey' => 'survey_id, id' ),
			array( 'shares_by_token' => 'token' )
		);
	}
}
