<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds notifications and templates to surveys. Both are empty in older rows. */
final class M0002WholeSurveys implements Migration {

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
				'notifications' => 'longtext DEFAULT NULL',
				'template'      => "varchar(100) NOT NULL DEFAULT ''",
			),
			'id'
		);
	}
}
