<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reasons for low votes: one text per vote.
 *
 * @phpstan-type Reason array{id: int, post_id: int, rating: int, text: string, created_at: string}
 */
final class ReasonRepository {

	private const SELECT = 'SELECT id, post_id, rating, text, created_at FROM {rating_reasons} ';

	public function __construct( private readonly Db $db ) {}

	/** @throws StorageFailed */
	public function put( int $postId, string $token, int $rating, string $text, string $at ): void {
		$this->db->write(
			'INSERT INTO {rating_reasons} (post_id, token, rating, text, created_at) VALUES (%d, %s, %d, %s, %s)
				ON DUPLICATE KEY UPDATE rating = VALUES(rating), text = VALUES(text), created_at = VALUES(created_at)',
			array( $postId, $token, $rating, $text, $at )
		);
	}

	/** @return list<Reason> newest first. */
	public function newestOf( int $postId, int $most ): array {
		return self::reasons(
			$this->db->rows( self::SELECT . 'WHERE post_id = %d ORDER BY created_at DESC, id DESC LIMIT %d', array( $postId, $most ) )
		);
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return list<int> the ids that belong to this post
	 */
	public function among( int $postId, array $ids ): array {
		return array_map(
			static fn( array $row ): int => (int) $row['id'],
			$this->db->rows(
				'SELECT id FROM {rating_reasons} WHERE post_id = %d AND id IN (' . Db::placeholders( $ids ) . ') ORDER BY id',
				array( $postId, ...$ids )
			)
		);
	}

	/**
	 * @param list<int> $ids
	 * @throws StorageFailed
	 */
	public function delete( array $ids ): int {
		$deleted = 0;
		foreach ( array_chunk( $ids, 500 ) as $some ) {
			$deleted += $this->db->write( 'DELETE FROM {rating_reasons} WHERE id IN (' . Db::placeholders( $some ) . ')', $some );
		}
		return $deleted;
	}

	/** @return list<int> ids of the oldest reasons from before a moment (UTC as stored), at most $most */
	public function before( string $moment, int $most ): array {
		return array_map(
			static fn( array $row ): int => (int) $row['id'],
			$this->db->rows( 'SELECT id FROM {rating_reasons} WHERE created_at < %s ORDER BY created_at LIMIT %d', array( $moment, $most ) )
		);
	}

	/**
	 * Returns texts in a range of ids that contain an address anywhere, in any case.
	 *
	 * @return list<Reason> oldest first
	 */
	public function with( string $address, int $after, int $upTo ): array {
		return self::reasons(
			$this->db->rows(
				self::SELECT . 'WHERE id > %d AND id <= %d AND LOWER(text) LIKE %s ORDER BY id',
				array( $after, $upTo, $this->db->like( strtolower( $address ) ) )
			)
		);
	}

	public function lastId(): int {
		return (int) $this->db->value( 'SELECT MAX(id) FROM {rating_reasons}' );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Reason>
	 */
	private static function reasons( array $rows ): array {
		return array_map(
			static fn( array $row ): array => array(
				'id'         => (int) $row['id'],
				'post_id'    => (int) $row['post_id'],
				'rating'     => (int) $row['rating'],
				'text'       => (string) $row['text'],
				'created_at' => (string) $row['created_at'],
			),
			$rows
		);
	}
}
