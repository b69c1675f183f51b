<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Number of published responses of surveys with a limit; `cell` is empty for all of a survey's responses. */
final class M0026Quotas implements Migration {

	public function run( Db $db ): void {
		self::quotas()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return self::quotas()->isComplete( $db );
	}

	private static function quotas(): TableSchema {
		return new TableSchema(
			'quotas',
			array(
				'survey_id' => 'bigint(20) unsigned NOT NULL',
				'cell'      => "varchar(36) NOT NULL DEFAULT ''",
				'taken'     => 'int NOT NULL DEFAULT 0',
			),
			'survey_id, cell'
		);
	}
}
