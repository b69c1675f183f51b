<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where visitors click and how far they scroll. */
final class M0017Heatmaps implements Migration {

	public function run( Db $db ): void {
		foreach ( $this->tables() as $table ) {
			$table->ensure( $db );
		}
	}

	public function isDone( Db $db ): bool {
		foreach ( $this->tables() as $table ) {
			if ( ! $table->isComplete( $db ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<TableSchema> */
	private function tables(): array {
		return array( $this->visits(), $this->pages(), $this->elements(), $this->days() );
	}

	/**
	 * One page view per row, until the next aggregation. `fold` and `reach` are percentages of the page's height; `clicked` is
	 * the number of clicks in `clicks`, in the format of Heatmaps\Capture\Clicks.
	 */
	private function visits(): TableSchema {
		return new TableSchema(
			'heatmap_visits',
			array(
				'id'      => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'page'    => 'varchar(40) NOT NULL',
				'at'      => 'datetime NOT NULL',
				'device'  => 'tinyint unsigned NOT NULL',
				'width'   => 'smallint unsigned NOT NULL',
				'fold'    => 'tinyint unsigned NOT NULL',
				'reach'   => 'tinyint unsigned NOT NULL',
				'clicked' => 'tinyint unsigned NOT NULL',
				'clicks'  => 'text NOT NULL',
			),
			'id',
			array( 'visits_of_page' => 'page' )
		);
	}

	/**
	 * Totals of the stored days, for lists. A site has few pages compared with visits, so sorting reads all of them.
	 */
	private function pages(): TableSchema {
		return new TableSchema(
			'heatmap_pages',
			array(
				'id'        => 'int unsigned NOT NULL AUTO_INCREMENT',
				'page'      => 'varchar(40) NOT NULL',
				'title'     => 'varchar(100) NOT NULL',
				'views'     => 'int unsigned NOT NULL DEFAULT 0',
				'clicks'    => 'int unsigned NOT NULL DEFAULT 0',
				'phone'     => 'int unsigned NOT NULL DEFAULT 0',
				'tablet'    => 'int unsigned NOT NULL DEFAULT 0',
				'desktop'   => 'int unsigned NOT NULL DEFAULT 0',
				'first_day' => 'date NOT NULL',
				'last_day'  => 'date NOT NULL',
			),
			'id',
			array(),
			array( 'heatmap_page' => 'page' )
		);
	}

	/** Numbers that stand for a page's elements in packed clicks: one row per page, because selectors are long and similar. */
	private function elements(): TableSchema {
		return new TableSchema(
			'heatmap_elements',
			array(
				'page_id'   => 'int unsigned NOT NULL',
				'many'      => 'smallint unsigned NOT NULL',
				'selectors' => 'mediumblob NOT NULL',
			),
			'page_id'
		);
	}

	/** By day first: new rows are appended, old ones are deleted from the start, and the table stays compact. */
	private function days(): TableSchema {
		return new TableSchema(
			'heatmap_days',
			array(
				'day'     => 'date NOT NULL',
				'page_id' => 'int unsigned NOT NULL',
				'device'  => 'tinyint unsigned NOT NULL',
				'views'   => 'mediumint unsigned NOT NULL',
				'clicks'  => 'int unsigned NOT NULL',
				'packed'  => 'mediumblob NOT NULL',
			),
			'day, page_id, device'
		);
	}
}
