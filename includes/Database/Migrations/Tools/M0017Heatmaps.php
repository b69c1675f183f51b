<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations\Tools;

use UserFeedback\Database\Db;
use UserFeedback\Database\Migration;
use UserFeedback\Database\Table;

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
			if ( ! $table->isWhole( $db ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<Table> */
	private function tables(): array {
		return array( $this->visits(), $this->pages(), $this->elements(), $this->days() );
	}

	/**
	 * One view of a page each, until the next fold. `fold` and `reach` are percents of the page's height; `clicked` is
	 * how many clicks `clicks` has, which is as Heatmaps\Capture\Clicks writes it.
	 */
	private function visits(): Table {
		return new Table(
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

	/** What lists show: sums of the days that are kept. A site has few pages beside its visits, and any order is made of all of them. */
	private function pages(): Table {
		return new Table(
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

	/** The numbers that packed clicks have for the elements of a page: a row a page, as selectors are long and much alike. */
	private function elements(): Table {
		return new Table(
			'heatmap_elements',
			array(
				'page_id'   => 'int unsigned NOT NULL',
				'many'      => 'smallint unsigned NOT NULL',
				'selectors' => 'mediumblob NOT NULL',
			),
			'page_id'
		);
	}

	/** By day first: what is new is written at the end, what is old goes from the beginning, and the table stays dense. */
	private function days(): Table {
		return new Table(
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
