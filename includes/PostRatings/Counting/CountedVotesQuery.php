<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use UserFeedback\Platform\Database\Db;
use UserFeedback\PostRatings\StarCounts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Computes the correct star counts from the votes. */
final class CountedVotesQuery {

	/** Maximum deleted posts in one query. */
	private const MANY = 500;

	public function __construct( private readonly Db $db ) {}

	/** @return list<int> ids of posts with votes or sums, in ascending order after this one. */
	public function postsAfter( int $postId, int $most ): array {
		return array_map(
			static fn( array $row ): int => (int) $row['post_id'],
			$this->db->rows(
				'SELECT post_id FROM (
					SELECT post_id FROM (SELECT DISTINCT post_id FROM {post_ratings} WHERE post_id > %d ORDER BY post_id LIMIT %d) v
					UNION SELECT post_id FROM (SELECT DISTINCT post_id FROM {rating_days} WHERE post_id > %d ORDER BY post_id LIMIT %d) d
					UNION SELECT post_id FROM (SELECT post_id FROM {rating_posts} WHERE post_id > %d ORDER BY post_id LIMIT %d) p
				) rated ORDER BY post_id LIMIT %d',
				array( $postId, $most, $postId, $most, $postId, $most, $most )
			)
		);
	}

	/**
	 * @param non-empty-list<int> $postIds
	 * @return array<int, array<string, StarCounts>> by post and day.
	 */
	public function days( array $postIds ): array {
		$days = array();
		foreach ( $this->db->rows(
			'SELECT post_id, day, counted, COUNT(*) AS votes FROM {post_ratings}
				WHERE counted > 0 AND post_id IN (' . Db::placeholders( $postIds ) . ') GROUP BY post_id, day, counted',
			$postIds
		) as $row ) {
			$id  = (int) $row['post_id'];
			$day = (string) $row['day'];

			$days[ $id ][ $day ] = ( $days[ $id ][ $day ] ?? new StarCounts() )->plus( (int) $row['counted'], (int) $row['votes'] );
		}
		return $days;
	}

	/**
	 * @param non-empty-list<int> $postIds
	 * @return array<int, array{at: string, waiting: int}> time of the last change of a vote, and number of pending votes.
	 */
	public function lastChanges( array $postIds ): array {
		$last = array();
		foreach ( $this->db->rows(
			'SELECT post_id, MAX(changed_at) AS at, SUM(waiting) AS waiting FROM {post_ratings}
				WHERE post_id IN (' . Db::placeholders( $postIds ) . ') GROUP BY post_id',
			$postIds
		) as $row ) {
			$last[ (int) $row['post_id'] ] = array(
				'at'      => (string) $row['at'],
				'waiting' => (int) $row['waiting'],
			);
		}
		return $last;
	}

	/** @return list<int> rated posts that no longer exist: they were deleted without hooks, or a vote came afterwards. */
	public function withoutPost(): array {
		return array_map(
			static fn( array $row ): int => (int) $row['post_id'],
			$this->db->rows(
				'SELECT DISTINCT r.post_id FROM {post_ratings} r LEFT JOIN {wp_posts} p ON p.ID = r.post_id WHERE p.ID IS NULL LIMIT %d',
				array( self::MANY )
			)
		);
	}
}
