<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\StarCounts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores votes. Each is one row from one statement; the row is also the outbox for the star counts. */
final class VoteRepository {

	/**
	 * Stored star counts and later changes, in one statement: a run of CountVotes between two statements would count
	 * votes twice or never.
	 */
	private const SUMS = 'SELECT 0 AS counted, 0 AS rating, 0 AS votes, rated_1, rated_2, rated_3, rated_4, rated_5
			FROM {rating_posts} WHERE post_id = %d
		UNION ALL SELECT counted, rating, COUNT(*) AS votes, 0, 0, 0, 0, 0
			FROM {post_ratings} WHERE waiting = 1 AND post_id = %d GROUP BY counted, rating';

	public function __construct( private readonly Db $db ) {}

	/**
	 * Checks if a post is public, without WordPress fully loaded. The vote's key has already proved the post type.
	 *
	 * @throws StorageFailed
	 */
	public function isPostPublic( int $postId ): bool {
		return null !== $this->db->value(
			"SELECT ID FROM {wp_posts} WHERE ID = %d AND post_status = 'publish' AND post_password = ''",
			array( $postId )
		);
	}

	/**
	 * Stores the first vote of a browser, or replaces its vote.
	 *
	 * @param int    $rating 1 to 5.
	 * @param string $day    in the site's time zone
	 * @param string $at     UTC as stored.
	 * @throws StorageFailed
	 */
	public function put( int $postId, string $token, int $rating, string $day, string $at ): void {
		$this->db->write(
			'INSERT INTO {post_ratings} (post_id, token, rating, counted, waiting, day, created_at, changed_at)
				VALUES (%d, %s, %d, 0, 1, %s, %s, %s)
				ON DUPLICATE KEY UPDATE rating = VALUES(rating), waiting = 1, changed_at = VALUES(changed_at)',
			array( $postId, $token, $rating, $day, $at, $at )
		);
	}

	/**
	 * Withdraws a vote and deletes its reason. The row stays, so that a repeated request from a slow network still counts as
	 * the same browser.
	 *
	 * @throws StorageFailed
	 */
	public function withdraw( int $postId, string $token, string $at ): void {
		$this->db->write(
			'UPDATE {post_ratings} SET rating = 0, waiting = 1, changed_at = %s WHERE post_id = %d AND token = %s AND rating > 0',
			array( $at, $postId, $token )
		);
		$this->db->write( 'DELETE FROM {rating_reasons} WHERE post_id = %d AND token = %s', array( $postId, $token ) );
	}

	/** @return int|null null if there is no vote, or it was withdrawn */
	public function ratingOf( int $postId, string $token ): ?int {
		$rating = (int) $this->db->value(
			'SELECT rating FROM {post_ratings} WHERE post_id = %d AND token = %s',
			array( $postId, $token )
		);
		return $rating > 0 ? $rating : null;
	}

	/** Returns all current votes, including uncounted ones. */
	public function sumsOf( int $postId ): StarCounts {
		$sums = new StarCounts();
		foreach ( $this->db->rows( self::SUMS, array( $postId, $postId ) ) as $row ) {
			$votes = (int) $row['votes'];
			$sums  = $sums->with( StarCounts::fromRow( $row ) )->plus( (int) $row['rating'], $votes )->plus(
				(int) $row['counted'],
				-$votes
			);
		}
		return $sums;
	}

	/** Returns true if the post ever had votes. */
	public function isKnown( int $postId ): bool {
		return null !== $this->db->value( 'SELECT post_id FROM {post_ratings} WHERE post_id = %d LIMIT 1', array( $postId ) );
	}
}
