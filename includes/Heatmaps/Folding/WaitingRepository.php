<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Folding;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Visits that wait to be folded. */
final class WaitingRepository {

	public function __construct( private readonly Db $db ) {}

	/**
	 * The oldest, without a lock: whoever adds visits must not wait for who counts them.
	 *
	 * @return list<array{int, int, string}> ids, how many clicks each has, and of which page it is.
	 * @throws StorageFailed
	 */
	public function oldest( int $most ): array {
		return array_map(
			static fn( array $row ): array => array( (int) $row['id'], (int) $row['clicked'], (string) $row['page'] ),
			$this->db->rows( 'SELECT id, clicked, page FROM {heatmap_visits} ORDER BY id LIMIT %d', array( $most ) )
		);
	}

	/**
	 * Those that are still there, locked until the transaction ends.
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
	 * @return string|null when the one that waits longest was made.
	 * @throws StorageFailed
	 */
	public function since(): ?string {
		return $this->db->value( 'SELECT at FROM {heatmap_visits} ORDER BY id LIMIT 1' );
	}

	/**
	 * @return int how many there were.
	 * @throws StorageFailed
	 */
	public function deleteOf( string $page ): int {
		return $this->db->write( 'DELETE FROM {heatmap_visits} WHERE page = %s', array( $page ) );
	}
}
