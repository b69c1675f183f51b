<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Folding;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Visits that are not aggregated yet. */
final class PendingVisitsRepository {

	public function __construct( private readonly Db $db ) {}

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
}
