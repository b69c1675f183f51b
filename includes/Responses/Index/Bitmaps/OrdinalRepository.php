<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The ordinal of each counted response within its survey, and the ordinal up to which the bitmap index is complete.
 *
 * Ordinals are assigned in the order of counting and never reused. A process that writes a survey's ordinals or bitmaps
 * holds the lock of its row in `uf_bit_heads` until its transaction ends.
 */
final class OrdinalRepository {

	/** Rows per INSERT. */
	private const MANY = 500;

	public function __construct( private readonly Db $db ) {}

	/**
	 * Acquires the lock. It changes the row, because a Galera cluster only notices that two nodes hold the same lock if both
	 * write.
	 *
	 * @return array{places: int, folded: int} number of ordinals assigned, and the ordinal below which all are indexed
	 */
	public function lock( int $surveyId ): array {
		$this->db->write(
			'INSERT INTO {bit_heads} (survey_id, places, folded) VALUES (%d, 0, 0) ON DUPLICATE KEY UPDATE locks = locks + 1',
			array( $surveyId )
		);
		return $this->read( $surveyId, true );
	}

	/** @return array{places: int, folded: int} without the lock. */
	public function head( int $surveyId ): array {
		return $this->read( $surveyId, false );
	}

	/**
	 * Assigns ordinals to responses without one. A response that already has an ordinal keeps it, and the new one stays
	 * empty.
	 *
	 * @param list<int> $ids in the order of their ordinals.
	 */
	public function add( int $surveyId, array $ids ): void {
		$next = $this->lock( $surveyId )['places'];
		foreach ( array_chunk( $ids, self::MANY ) as $batch ) {
			$values = array();
			foreach ( $batch as $id ) {
				array_push( $values, $surveyId, $next++, $id );
			}
			$this->db->write(
				'INSERT IGNORE INTO {places} (survey_id, place, response_id) VALUES '
					. implode( ', ', array_fill( 0, count( $batch ), '(%d, %d, %d)' ) ),
				$values
			);
		}
		$this->db->write( 'UPDATE {bit_heads} SET places = %d WHERE survey_id = %d', array( $next, $surveyId ) );
	}

	public function folded( int $surveyId, int $below ): void {
		$this->db->write( 'UPDATE {bit_heads} SET folded = %d WHERE survey_id = %d', array( $below, $surveyId ) );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, int> id to place; only responses that have one
	 */
	public function of( array $ids ): array {
		$places = array();
		foreach ( $this->db->rows(
			'SELECT response_id, place FROM {places} WHERE response_id IN (' . Db::placeholders( $ids ) . ')',
			$ids
		) as $row ) {
			$places[ (int) $row['response_id'] ] = (int) $row['place'];
		}
		return $places;
	}

	/**
	 * @param list<int> $places
	 * @return array<int, int> place to response id, without empty places
	 */
	public function idsAt( int $surveyId, array $places ): array {
		$found = array();
		foreach ( array_chunk( $places, self::MANY ) as $batch ) {
			foreach ( $this->db->rows(
				'SELECT place, response_id FROM {places} WHERE survey_id = %d AND place IN (' . Db::placeholders( $batch ) . ')',
				array( $surveyId, ...$batch )
			) as $row ) {
				$found[ (int) $row['place'] ] = (int) $row['response_id'];
			}
		}
		return $found;
	}

	/** @param non-empty-list<int> $ids responses that are about to be deleted */
	public function remove( array $ids ): void {
		$this->db->write( 'DELETE FROM {places} WHERE response_id IN (' . Db::placeholders( $ids ) . ')', $ids );
	}

	/** @return list<int> surveys with at least this many pending responses */
	public function surveysWaiting( int $atLeast ): array {
		$rows = $this->db->rows( 'SELECT survey_id FROM {bit_heads} WHERE places - folded >= %d ORDER BY survey_id', array( $atLeast ) );
		return array_map( static fn( array $row ): int => (int) $row['survey_id'], $rows );
	}

	/** Returns true if the next ordinal is already taken, or if more ordinals are indexed than assigned. */
	public function isHeadWrong( int $surveyId ): bool {
		$head = $this->head( $surveyId );
		return $head['places'] < $this->taken( $surveyId ) || $head['folded'] > $head['places'];
	}

	/** Corrects that; call it with the lock. Ordinals of deleted responses stay assigned. */
	public function repairHead( int $surveyId ): void {
		$head   = $this->read( $surveyId, true );
		$places = max( $head['places'], $this->taken( $surveyId ) );
		$this->db->write(
			'UPDATE {bit_heads} SET places = %d, folded = %d WHERE survey_id = %d',
			array( $places, min( $head['folded'], $places ), $surveyId )
		);
	}

	/** Returns the lowest ordinal above all stored ones. */
	private function taken( int $surveyId ): int {
		return (int) $this->db->value( 'SELECT MAX(place) + 1 FROM {places} WHERE survey_id = %d', array( $surveyId ) );
	}

	/** @return array{places: int, folded: int} */
	private function read( int $surveyId, bool $locked ): array {
		$row = $this->db->row(
			'SELECT places, folded FROM {bit_heads} WHERE survey_id = %d' . ( $locked ? ' FOR UPDATE' : '' ),
			array( $surveyId )
		);
		return array(
			'places' => (int) ( $row['places'] ?? 0 ),
			'folded' => (int) ( $row['folded'] ?? 0 ),
		);
	}
}
