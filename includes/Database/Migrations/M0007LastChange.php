<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Db;
use UserFeedback\Database\Migration;
use UserFeedback\Database\Table;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The last change of a survey: user and time (Surveys\LastChange). Null in rows not changed since. */
final class M0007LastChange implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isWhole( $db );
	}

	private function added(): Table {
		return new Table(
			'surveys',
			array(
				'changed_at' => 'datetime DEFAULT NULL',
				'changed_by' => 'bigint(20) unsigned NOT NULL DEFAULT 0',
			),
			'id'
		);
	}
}
