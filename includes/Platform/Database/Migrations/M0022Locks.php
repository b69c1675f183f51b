<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A number that each lock of a row changes, because a Galera cluster compares only rows that were written. */
final class M0022Locks implements Migration {

	public function run( Db $db ): void {
		foreach ( $this->added() as $table ) {
			$table->complete( $db );
		}
	}

	public function isDone( Db $db ): bool {
		return array() === array_filter( $this->added(), static fn( TableSchema $table ): bool => ! $table->isComplete( $db ) );
	}

	/** @return list<TableSchema> */
	private function added(): array {
		$column = array( 'locks' => 'bigint(20) unsigned NOT NULL DEFAULT 0' );
		return array( new TableSchema( 'bit_heads', $column, 'survey_id' ), new TableSchema( 'heatmap_pages', $column, 'id' ) );
	}
}
