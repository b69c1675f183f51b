<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Heatmaps\Days\HeatmapData;
use UserFeedback\Heatmaps\Days\HeatmapDayRange;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\RateLimitWindow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores visits until they are aggregated. */
final class VisitRepository {

	private const ADD = 'INSERT INTO {heatmap_visits} (page, at, device, width, fold, reach, clicked, clicks)';

	/** The database compares on insert. */
	private const WITHIN = ' FROM {rate_limits} WHERE survey_id = %d AND address = %s AND minute = %d AND hits <= %d';

	/** Maximum visits read for a page. Without cron there may be more; they appear once they are aggregated. */
	private const MOST = 10_000;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Inserts in one statement.
	 *
	 * @param RateLimitWindow|null $within the minute whose limit must not be reached yet; null for no limit.
	 * @throws StorageFailed
	 */
	public function add( Visit $visit, ?RateLimitWindow $within ): void {
		$row = array(
			$visit->page,
			Clock::toStored( $this->clock->now() ),
			$visit->device->value,
			$visit->width,
			$visit->fold,
			$visit->reach,
			$visit->clicks->count(),
			$visit->clicks->toStored(),
		);
		if ( null === $within ) {
			$this->db->write( self::ADD . ' VALUES (%s, %s, %d, %d, %d, %d, %d, %s)', $row );
			return;
		}
		$this->db->write(
			self::ADD . ' SELECT %s, %s, %d, %d, %d, %d, %d, %s' . self::WITHIN,
			array( ...$row, $within->surveyId, $within->address, $within->minute, $within->most )
		);
	}

	/**
	 * Reads the oldest visits without a lock: inserting visits must not wait for counting.
	 *
	 * @return list<array{int, int, string}> id, number of clicks, and page of each.
	 * @throws StorageFailed
	 */
	public function oldest( int $most ): array {
		return array_map(
			static fn( array $row ): array => array( (int) $row['id'], (int) $row['clicked'], (string) $row['page'] ),
			$this->db->rows( 'SELECT id, clicked, page FROM {heatmap_visits} ORDER BY id LIMIT %d', array( $most ) )
		);
	}

	/**
	 * Reads those that still exist, locked until the transaction ends.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<array<string, string|null>>
	 * @throws StorageFailed
	 */
	public function lock( array $ids ): array {
		return $this->db->rows(
			'SELECT id, page, at, device, width, fold, reach, clicks FROM {heatmap_visits} WHERE id IN ('
				. Db::placeholders( $ids ) . ') FOR UPDATE',
			$ids
		);
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @throws StorageFailed
	 */
	public function delete( array $ids ): void {
		$this->db->write( 'DELETE FROM {heatmap_visits} WHERE id IN (' . Db::placeholders( $ids ) . ')', $ids );
	}

	/**
	 * @return string|null time of the oldest pending visit.
	 * @throws StorageFailed
	 */
	public function since(): ?string {
		return $this->db->value( 'SELECT at FROM {heatmap_visits} ORDER BY id LIMIT 1' );
	}

	/**
	 * @return int number of deleted visits.
	 * @throws StorageFailed
	 */
	public function deleteOf( string $page ): int {
		return $this->db->write( 'DELETE FROM {heatmap_visits} WHERE page = %s', array( $page ) );
	}

	/**
	 * Counts a page's pending visits directly: there are few, as they are aggregated hourly.
	 *
	 * @return array{array<int, int>, HeatmapData} views by device, and the map of one device by selector.
	 * @throws StorageFailed
	 */
	public function readPage( string $page, int $device, HeatmapDayRange $span ): array {
		$views = array();
		$sum   = new HeatmapData();
		foreach ( $this->db->rows(
			'SELECT at, device, width, fold, reach, clicks FROM {heatmap_visits} WHERE page = %s ORDER BY id LIMIT %d',
			array( $page, self::MOST )
		) as $row ) {
			if ( ! $span->has( $this->clock->day( Clock::fromStored( (string) $row['at'] ) ) ) ) {
				continue;
			}
			$of           = (int) $row['device'];
			$views[ $of ] = ( $views[ $of ] ?? 0 ) + 1;
			if ( $device === $of ) {
				$cells = Clicks::fromStored( (string) $row['clicks'] )->cells;
				$sum->addView( (int) $row['width'], (int) $row['fold'], (int) $row['reach'], $cells );
			}
		}
		return array( $views, $sum );
	}

	/**
	 * Counts pending visits of all pages, up to the limit for lists: 100,000.
	 *
	 * @throws StorageFailed
	 */
	public function countPending(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM (SELECT id FROM {heatmap_visits} LIMIT 100000) AS visits' );
	}

	/** @throws StorageFailed */
	public function hasPending( string $page ): bool {
		return null !== $this->db->value( 'SELECT id FROM {heatmap_visits} WHERE page = %s LIMIT 1', array( $page ) );
	}
}
