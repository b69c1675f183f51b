<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table of responses of which other plugins are still to hear. It is small: a row goes as soon as they have heard. */
final class UntoldRepository {

	public function __construct( private readonly Db $db ) {}

	/**
	 * Notes them in the transaction that counts them, so that none is counted and forgotten.
	 *
	 * @param non-empty-list<int> $ids
	 * @param int                 $until Unix time; until then it is ours to tell of them.
	 */
	public function add( array $ids, int $until ): void {
		$rows = implode( ', ', array_fill( 0, count( $ids ), '(%d, %d)' ) );
		$this->db->write(
			"INSERT IGNORE INTO {untold} (response_id, tell_at) VALUES $rows",
			array_merge( ...array_map( static fn( int $id ): array => array( $id, $until ), $ids ) )
		);
	}

	/** They have heard. */
	public function remove( int $id ): void {
		$this->db->write( 'DELETE FROM {untold} WHERE response_id = %d', array( $id ) );
	}

	/**
	 * Takes over what somebody had to tell and did not in time.
	 *
	 * @return list<int> ids that are ours to tell of until then; none when another process was faster.
	 */
	public function take( int $now, int $until, int $most ): array {
		$ids = array_map(
			static fn( array $row ): int => (int) $row['response_id'],
			$this->db->rows( 'SELECT response_id FROM {untold} WHERE tell_at <= %d ORDER BY response_id LIMIT %d', array( $now, $most ) )
		);
		if ( array() === $ids ) {
			return array();
		}
		$taken = $this->db->write(
			'UPDATE {untold} SET tell_at = %d WHERE tell_at <= %d AND response_id IN (' . Db::placeholders( $ids ) . ')',
			array( $until, $now, ...$ids )
		);
		return count( $ids ) === $taken ? $ids : array(); // What was taken in part is taken again when its time is over.
	}
}
