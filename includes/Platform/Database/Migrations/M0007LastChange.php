<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The last change of a survey: user and time (Storage\LastChange). Null in rows not changed since. */
final class M0007LastChange implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isComplete( $db );
	}

	private function added(): TableSchema {
		return new TableSchema(
			'surveys',
			array(
				'changed_at' => 'datetime DEFAULT NULL',
				'changed_by' => 'bigint(20) unsigned NOT NULL DEFAULT 0',
			),
			'id'
		);
	}
}
