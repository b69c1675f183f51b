<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use OutOfBoundsException;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The aggregated days of all pages. */
final class HeatmapDayRepository {

	/** Rows of one statement. */
	private const AT_ONCE = 200;

	private const VALUES = '(%s, %d, %d, %d, %d, FROM_BASE64(%s))';

	/** Days of one read: each is a lookup of its own, as the table's key begins with the day. */
	private const DAYS = 400;

	public function __construct( private readonly Db $db ) {}

	/**
	 * Reads the rows of some pages on a day, locked until the transaction ends.
	 *
	 * @param non-empty-list<int> $pageIds
	 * @return array<string, HeatmapData> by the text of their HeatmapDayKey.
	 * @throws StorageFailed
	 */
	public function lock( string $day, array $pageIds ): array {
		$rows = $this->db->rows(
			'SELECT day, page_id, device, views, TO_BASE64(packed) AS packed FROM {heatmap_days} WHERE day = %s AND page_id IN ('
				. Db::placeholders( $pageIds ) . ') FOR UPDATE',
			array( $day, ...$pageIds )
		);
		$maps = array();
		foreach ( $rows as $row ) {
			$maps[ HeatmapDayKey::fromRow( $row )->text() ] = self::map( $row );
		}
		return $maps;
	}

	/**
	 * Writes each day, replacing an existing row.
	 *
	 * @param list<array{HeatmapDayKey, HeatmapData}> $days
	 * @throws StorageFailed
	 */
	public function write( array $days ): void {
		foreach ( array_chunk( $days, self::AT_ONCE ) as $some ) {
			$values = array();
			foreach ( $some as [ $key, $map ] ) {
				array_push(
					$values,
					$key->day,
					$key->pageId,
					$key->device,
					$map->views,
					$map->clicks(),
					// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Bytes on their way through SQL.
					base64_encode( HeatmapDataCodec::pack( $map ) )
				);
			}
			$rows = implode( ', ', array_fill( 0, count( $some ), self::VALUES ) );
			$this->db->write(
				"INSERT INTO {heatmap_days} (day, page_id, device, views, clicks, packed) VALUES $rows
					ON DUPLICATE KEY UPDATE views = VALUES(views), clicks = VALUES(clicks), packed = VALUES(packed)",
				$values
			);
		}
	}

	/**
	 * Reads a page's views on these days by device, and the heatmap of one device.
	 *
	 * @param list<string> $days
	 * @return array{array<int, int>, HeatmapData}
	 * @throws StorageFailed
	 */
	public function read( int $pageId, int $device, array $days ): array {
		$views = array();
		$sum   = new HeatmapData();
		foreach ( array_chunk( $days, self::DAYS ) as $some ) {
			$rows = $this->db->rows(
				'SELECT device, views, CASE WHEN device = %d THEN TO_BASE64(packed) END AS packed FROM {heatmap_days}
					WHERE day IN (' . Db::placeholders( $some, true ) . ') AND page_id = %d',
				array( $device, ...$some, $pageId )
			);
			foreach ( $rows as $row ) {
				$of           = (int) $row['device'];
				$views[ $of ] = ( $views[ $of ] ?? 0 ) + (int) $row['views'];
				if ( null !== $row['packed'] ) {
					$sum->add( self::map( $row ) );
				}
			}
		}
		return array( $views, $sum );
	}

	/**
	 * Reads the oldest rows before a day, locked until the transaction ends.
	 *
	 * @return list<array<string, string|null>> with day, page_id, device, views and clicks.
	 * @throws StorageFailed
	 */
	public function lockBefore( string $day, int $most ): array {
		return $this->db->rows(
			'SELECT day, page_id, device, views, clicks FROM {heatmap_days} WHERE day < %s
				ORDER BY day, page_id, device LIMIT %d FOR UPDATE',
			array( $day, $most )
		);
	}

	/**
	 * Deletes all rows up to this one, in the order of the table.
	 *
	 * @throws StorageFailed
	 */
	public function deleteUpTo( HeatmapDayKey $last ): void {
		$this->db->write(
			'DELETE FROM {heatmap_days} WHERE day < %s OR ( day = %s AND ( page_id < %d OR ( page_id = %d AND device <= %d ) ) )',
			array( $last->day, $last->day, $last->pageId, $last->pageId, $last->device )
		);
	}

	/**
	 * @param list<string> $days
	 * @throws StorageFailed
	 */
	public function deleteOf( int $pageId, array $days ): void {
		foreach ( array_chunk( $days, self::DAYS ) as $some ) {
			$this->db->write(
				'DELETE FROM {heatmap_days} WHERE day IN (' . Db::placeholders( $some, true ) . ') AND page_id = %d',
				array( ...$some, $pageId )
			);
		}
	}

	/**
	 * @param array<string, string|null> $row
	 * @throws StorageFailed A later version wrote it: stopping is better than losing data.
	 */
	private static function map( array $row ): HeatmapData {
		try {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As above.
			return HeatmapDataCodec::unpack( (string) base64_decode( (string) $row['packed'], true ), (int) $row['views'] );
		} catch ( OutOfBoundsException $problem ) {
			throw new StorageFailed( "A day of a heatmap cannot be read: {$problem->getMessage()}" );
		}
	}
}
