<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The pages with heatmaps, and the totals of their days. */
final class HeatmapPageRepository {

	private const COLUMNS = 'id, page, first_day, last_day';

	/** Characters of a title that are stored, for searching and sorting. */
	private const TITLE = 100;

	public function __construct( private readonly Db $db ) {}

	public function find( string $key ): ?HeatmapPage {
		$row = $this->db->row( 'SELECT ' . self::COLUMNS . ' FROM {heatmap_pages} WHERE page = %s', array( $key ) );
		return null === $row ? null : HeatmapPage::fromRow( $row );
	}

	/**
	 * Inserts missing pages.
	 *
	 * @param array<string, PageTotalsDelta> $changes by key: the changes that they will get.
	 * @throws StorageFailed
	 */
	public function make( array $changes ): void {
		ksort( $changes ); // In one order, so that two processes can't deadlock.
		foreach ( $changes as $key => $change ) {
			$this->db->write(
				"INSERT IGNORE INTO {heatmap_pages} (page, title, first_day, last_day) VALUES (%s, '', %s, %s)",
				array( $key, $change->firstDay, $change->lastDay )
			);
		}
	}

	/**
	 * @param non-empty-list<string> $keys
	 * @return array<string, HeatmapPage> by key, locked until the transaction ends.
	 * @throws StorageFailed
	 */
	public function lock( array $keys ): array {
		$pages = array();
		foreach ( $this->db->rows(
			'SELECT ' . self::COLUMNS . ' FROM {heatmap_pages} WHERE page IN (' . Db::placeholders( $keys, true ) . ') ORDER BY id FOR UPDATE',
			$keys
		) as $row ) {
			$pages[ (string) $row['page'] ] = HeatmapPage::fromRow( $row );
		}
		return $pages;
	}

	/**
	 * Changes the row, as OrdinalRepository::lock() does.
	 *
	 * @throws StorageFailed
	 */
	public function lockById( int $id ): ?HeatmapPage {
		$this->db->write( 'UPDATE {heatmap_pages} SET locks = locks + 1 WHERE id = %d', array( $id ) );
		$row = $this->db->row( 'SELECT ' . self::COLUMNS . ' FROM {heatmap_pages} WHERE id = %d FOR UPDATE', array( $id ) );
		return null === $row ? null : HeatmapPage::fromRow( $row );
	}

	/**
	 * @param array<string, PageTotalsDelta> $changes by key of locked pages.
	 * @param array<string, HeatmapPage>   $pages
	 * @param array<string, string> $titles  current titles.
	 * @throws StorageFailed
	 */
	public function add( array $changes, array $pages, array $titles ): void {
		foreach ( $changes as $key => $change ) {
			$this->db->write(
				'UPDATE {heatmap_pages} SET title = %s, views = views + %d, clicks = clicks + %d, phone = phone + %d,
					tablet = tablet + %d, desktop = desktop + %d, first_day = %s, last_day = %s WHERE id = %d',
				array(
					self::truncate( $titles[ $key ] ?? '' ),
					$change->allViews(),
					$change->clicks,
					$change->of( 1 ),
					$change->of( 2 ),
					$change->of( 3 ),
					min( $change->firstDay, $pages[ $key ]->firstDay ),
					max( $change->lastDay, $pages[ $key ]->lastDay ),
					$pages[ $key ]->id,
				)
			);
		}
	}

	/**
	 * Subtracts the numbers of deleted days. Pages without any left are deleted.
	 *
	 * @param array<int, PageTotalsDelta> $changes by id.
	 * @param string             $first   the first day that is still stored.
	 * @return list<int> ids of the deleted pages.
	 * @throws StorageFailed
	 */
	public function subtract( array $changes, string $first ): array {
		ksort( $changes );
		foreach ( $changes as $id => $change ) {
			$this->db->write(
				'UPDATE {heatmap_pages} SET views = views - %d, clicks = clicks - %d, phone = phone - %d, tablet = tablet - %d,
					desktop = desktop - %d, first_day = CASE WHEN first_day < %s THEN %s ELSE first_day END WHERE id = %d',
				array(
					$change->allViews(),
					$change->clicks,
					$change->of( 1 ),
					$change->of( 2 ),
					$change->of( 3 ),
					$first,
					$first,
					$id,
				)
			);
		}
		$ids  = array_keys( $changes );
		$gone = array() === $ids ? array() : $this->db->rows(
			'SELECT id FROM {heatmap_pages} WHERE views = 0 AND id IN (' . Db::placeholders( $ids ) . ')',
			$ids
		);
		$gone = array_map( static fn( array $row ): int => (int) $row['id'], $gone );
		if ( array() !== $gone ) {
			$this->delete( $gone );
		}
		return $gone;
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @throws StorageFailed
	 */
	public function delete( array $ids ): void {
		$this->db->write( 'DELETE FROM {heatmap_pages} WHERE id IN (' . Db::placeholders( $ids ) . ')', $ids );
	}

	private static function truncate( string $title ): string {
		return mb_substr( $title, 0, self::TITLE, 'UTF-8' );
	}
}
