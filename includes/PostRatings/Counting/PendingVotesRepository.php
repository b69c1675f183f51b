<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Votes that the star counts don't include yet, or include with an earlier value.
 *
 * Writes find rows only by their primary key: a search for pending rows would lock the gap in which votes of other visitors are
 * being inserted.
 *
 * @phpstan-type Key array{int, string}
 * @phpstan-type Claimed array{post_id: int, token: string, rating: int, counted: int, day: string, changed_at: string}
 */
final class PendingVotesRepository {

	/** Being counted by the process with the row's lock; others never see it, because it is reset before the lock is released. */
	private const IN_WORK = 2;

	public function __construct( private readonly Db $db ) {}

	/** @return list<Key> post and token. A leftover in-work row comes from a database without transactions. */
	public function next( int $most ): array {
		return array_map(
			static fn( array $row ): array => array( (int) $row['post_id'], (string) $row['token'] ),
			$this->db->rows(
				'SELECT post_id, token FROM {post_ratings} WHERE waiting > 0 ORDER BY post_id, token LIMIT %d',
				array( $most )
			)
		);
	}

	/**
	 * Locks the rows, and reads their current values: a second process waits here and then finds nothing to add.
	 *
	 * @param non-empty-list<Key> $keys
	 * @return list<Claimed>
	 * @throws StorageFailed
	 */
	public function claim( array $keys ): array {
		[ $where, $values ] = self::keysClause( $keys );
		$this->db->write( "UPDATE {post_ratings} SET waiting = %d WHERE $where", array( self::IN_WORK, ...$values ) );
		return array_map(
			static fn( array $row ): array => array(
				'post_id'    => (int) $row['post_id'],
				'token'      => (string) $row['token'],
				'rating'     => (int) $row['rating'],
				'counted'    => (int) $row['counted'],
				'day'        => (string) $row['day'],
				'changed_at' => (string) $row['changed_at'],
			),
			$this->db->rows( "SELECT post_id, token, rating, counted, day, changed_at FROM {post_ratings} WHERE $where", $values )
		);
	}

	/**
	 * Marks them as included in the star counts.
	 *
	 * @param non-empty-list<Key> $keys
	 * @throws StorageFailed
	 */
	public function markCounted( array $keys ): void {
		[ $where, $values ] = self::keysClause( $keys );
		$this->db->write( "UPDATE {post_ratings} SET counted = rating, waiting = 0 WHERE $where", $values );
	}

	/**
	 * @param non-empty-list<Key> $keys
	 * @return array{literal-string, list<int|string>}
	 */
	private static function keysClause( array $keys ): array {
		return array(
			implode( ' OR ', array_fill( 0, count( $keys ), '(post_id = %d AND token = %s)' ) ),
			array_merge( ...$keys ),
		);
	}
}
