<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\StarCounts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Star counts by day and by post, derived from votes. Added values may be negative, and parallel additions are all included.
 */
final class StarCountsRepository {

	/** Maximum rows in one statement. */
	private const MANY = 200;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param array<int, array<string, StarCounts>> $days added values by post and day. Sorted, to avoid deadlocks.
	 * @throws StorageFailed
	 */
	public function addDays( array $days ): void {
		$rows = array();
		ksort( $days );
		foreach ( $days as $postId => $ofPost ) {
			ksort( $ofPost );
			foreach ( $ofPost as $day => $sums ) {
				if ( ! $sums->isZero() ) {
					$rows[] = array( $postId, $day, ...$sums->toList() );
				}
			}
		}
		foreach ( array_chunk( $rows, self::MANY ) as $some ) {
			$this->db->write(
				'INSERT INTO {rating_days} (post_id, day, rated_1, rated_2, rated_3, rated_4, rated_5) VALUES '
					. implode( ', ', array_fill( 0, count( $some ), '(%d, %s, %d, %d, %d, %d, %d)' ) )
					. ' ON DUPLICATE KEY UPDATE rated_1 = rated_1 + VALUES(rated_1), rated_2 = rated_2 + VALUES(rated_2),
						rated_3 = rated_3 + VALUES(rated_3), rated_4 = rated_4 + VALUES(rated_4), rated_5 = rated_5 + VALUES(rated_5)',
				array_merge( ...$some )
			);
		}
	}

	/**
	 * @param array<int, array{StarCounts, string}> $posts by post: added value, and time of the last vote change (UTC as stored).
	 * @throws StorageFailed
	 */
	public function addPosts( array $posts ): void {
		ksort( $posts );
		foreach ( array_chunk( $posts, self::MANY, true ) as $some ) {
			$values = array();
			foreach ( $some as $postId => [ $sums, $lastAt ] ) {
				array_push( $values, $postId, $lastAt, ...$sums->toList() );
			}
			$this->db->write(
				'INSERT INTO {rating_posts} (post_id, last_at, rated_1, rated_2, rated_3, rated_4, rated_5) VALUES '
					. implode( ', ', array_fill( 0, count( $some ), '(%d, %s, %d, %d, %d, %d, %d)' ) )
					. ' ON DUPLICATE KEY UPDATE rated_1 = rated_1 + VALUES(rated_1), rated_2 = rated_2 + VALUES(rated_2),
						rated_3 = rated_3 + VALUES(rated_3), rated_4 = rated_4 + VALUES(rated_4), rated_5 = rated_5 + VALUES(rated_5),
						last_at = CASE WHEN VALUES(last_at) > last_at THEN VALUES(last_at) ELSE last_at END',
				$values
			);
			$this->updateTotals( array_keys( $some ) );
		}
	}

	/**
	 * @param list<int> $postIds
	 * @return array<int, array<string, StarCounts>> stored sums, by post and day.
	 */
	public function days( array $postIds ): array {
		$days = array();
		foreach ( array() === $postIds ? array() : $this->db->rows(
			'SELECT * FROM {rating_days} WHERE post_id IN (' . Db::placeholders( $postIds ) . ')',
			$postIds
		) as $row ) {
			$days[ (int) $row['post_id'] ][ (string) $row['day'] ] = StarCounts::fromRow( $row );
		}
		return $days;
	}

	/**
	 * @param list<int> $postIds
	 * @return array<int, array{sums: StarCounts, total: int, average: float, last_at: string}> stored values, by post.
	 */
	public function posts( array $postIds ): array {
		$posts = array();
		foreach ( array() === $postIds ? array() : $this->db->rows(
			'SELECT * FROM {rating_posts} WHERE post_id IN (' . Db::placeholders( $postIds ) . ')',
			$postIds
		) as $row ) {
			$posts[ (int) $row['post_id'] ] = array(
				'sums'    => StarCounts::fromRow( $row ),
				'total'   => (int) $row['total'],
				'average' => (float) $row['average'],
				'last_at' => (string) $row['last_at'],
			);
		}
		return $posts;
	}

	/** @throws StorageFailed */
	public function setLast( int $postId, string $lastAt ): void {
		$this->db->write( 'UPDATE {rating_posts} SET last_at = %s WHERE post_id = %d', array( $lastAt, $postId ) );
	}

	/**
	 * A separate statement: databases differ in whether a single one reads a column before or after it was set.
	 *
	 * @param list<int> $postIds
	 * @throws StorageFailed
	 */
	public function updateTotals( array $postIds ): void {
		if ( array() !== $postIds ) {
			$this->db->write(
				'UPDATE {rating_posts} SET total = rated_1 + rated_2 + rated_3 + rated_4 + rated_5,
					average = CASE WHEN rated_1 + rated_2 + rated_3 + rated_4 + rated_5 > 0
						THEN 1.0000 * (rated_1 + 2 * rated_2 + 3 * rated_3 + 4 * rated_4 + 5 * rated_5)
							/ (rated_1 + rated_2 + rated_3 + rated_4 + rated_5)
						ELSE 0 END
					WHERE post_id IN (' . Db::placeholders( $postIds ) . ')',
				$postIds
			);
		}
	}
}
