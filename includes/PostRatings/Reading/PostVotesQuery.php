<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The single votes for one post, with their reasons.
 *
 * @phpstan-type PostVote array{token: string, rating: int, created_at: string, reason_id: int|null, reason: string|null}
 */
final class PostVotesQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param int|null $rating only votes with this many stars
	 * @return list<PostVote> newest first
	 */
	public function page( int $postId, ?int $rating, int $page, int $perPage ): array {
		[ $where, $values ] = self::where( $postId, $rating );
		$rows               = $this->db->rows(
			"SELECT v.token, v.rating, v.created_at, r.id AS reason_id, r.text AS reason
				FROM {post_ratings} v LEFT JOIN {rating_reasons} r ON r.post_id = v.post_id AND r.token = v.token
				WHERE $where ORDER BY v.created_at DESC, v.token DESC LIMIT %d OFFSET %d",
			array( ...$values, $perPage, ( $page - 1 ) * $perPage )
		);
		return array_map( self::vote( ... ), $rows );
	}

	/**
	 * Returns the next votes after the last one read. The CSV export uses this to read any number of votes.
	 *
	 * @param array{string, string} $after creation time (UTC as stored) and token of the last vote; empty for the first page
	 * @return list<PostVote> oldest first
	 */
	public function after( int $postId, array $after, int $most ): array {
		$rows = $this->db->rows(
			'SELECT v.token, v.rating, v.created_at, r.id AS reason_id, r.text AS reason
				FROM {post_ratings} v LEFT JOIN {rating_reasons} r ON r.post_id = v.post_id AND r.token = v.token
				WHERE v.post_id = %d AND v.rating > 0 AND (v.created_at > %s OR (v.created_at = %s AND v.token > %s))
				ORDER BY v.created_at, v.token LIMIT %d',
			array( $postId, $after[0], $after[0], $after[1], $most )
		);
		return array_map( self::vote( ... ), $rows );
	}

	public function count( int $postId, ?int $rating ): int {
		[ $where, $values ] = self::where( $postId, $rating );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {post_ratings} v WHERE $where", $values );
	}

	/** @return array{literal-string, list<int>} */
	private static function where( int $postId, ?int $rating ): array {
		return null === $rating
			? array( 'v.post_id = %d AND v.rating > 0', array( $postId ) )
			: array( 'v.post_id = %d AND v.rating = %d', array( $postId, $rating ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return PostVote
	 */
	private static function vote( array $row ): array {
		return array(
			'token'      => (string) $row['token'],
			'rating'     => (int) $row['rating'],
			'created_at' => (string) $row['created_at'],
			'reason_id'  => null === $row['reason_id'] ? null : (int) $row['reason_id'],
			'reason'     => $row['reason'],
		);
	}
}
