<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_jobs`, for finding and repairing rows that normal work doesn't leave there. */
final class JobIntegrityRepository {

	/** A process that holds a job for longer than its lease died, and no process holds a finished job. */
	private const STUCK = " lease <> '' AND (state <> 'waiting' OR due_at <= %s OR due_at > %s)";

	/** Rows per statement that writes. */
	private const MANY = 500;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/** @return array{int, int} number of jobs in the next batch after this id, and the last id in it. */
	public function batch( int $after, int $limit ): array {
		$row = $this->db->row(
			'SELECT COUNT(*) AS many, MAX(id) AS last FROM (SELECT id FROM {jobs} WHERE id > %d ORDER BY id LIMIT %d) batch',
			array( $after, $limit )
		);
		return array( (int) ( $row['many'] ?? 0 ), (int) ( $row['last'] ?? $after ) );
	}

	/** @return list<int> jobs whose response or destination doesn't exist. */
	public function orphans( int $after, int $last ): array {
		return $this->ids(
			'SELECT j.id FROM {jobs} j LEFT JOIN {responses} r ON r.id = j.response_id LEFT JOIN {destinations} d ON d.id = j.destination_id
				WHERE j.id > %d AND j.id <= %d AND (r.id IS NULL OR d.id IS NULL)',
			array( $after, $last )
		);
	}

	/** @return list<int> jobs for the same response and destination as another one, except the one to keep: delivered, or first. */
	public function duplicates( int $after, int $last ): array {
		return $this->ids(
			"SELECT DISTINCT j.id FROM {jobs} j
				JOIN {jobs} o ON o.destination_id = j.destination_id AND o.response_id = j.response_id AND o.id <> j.id
				WHERE j.id > %d AND j.id <= %d AND (
					(o.state = 'delivered' AND j.state <> 'delivered')
					OR (o.id < j.id AND (o.state = 'delivered' OR j.state <> 'delivered'))
				)",
			array( $after, $last )
		);
	}

	/** @return list<int> jobs that are held by no living process. */
	public function stuck( int $after, int $last ): array {
		$values = array( $after, $last, ...$this->lease() );
		return $this->ids( 'SELECT id FROM {jobs} WHERE id > %d AND id <= %d AND' . self::STUCK, $values );
	}

	/**
	 * @param list<int> $ids
	 * @return int number of deleted jobs.
	 */
	public function delete( array $ids ): int {
		$deleted = 0;
		foreach ( array_chunk( $ids, self::MANY ) as $batch ) {
			$deleted += $this->db->write( 'DELETE FROM {jobs} WHERE id IN (' . Db::placeholders( $batch ) . ')', $batch );
		}
		return $deleted;
	}

	/**
	 * Releases those that are still stuck, for the next process.
	 *
	 * @param list<int> $ids
	 * @return int number of released jobs.
	 */
	public function release( array $ids ): int {
		$released = 0;
		foreach ( array_chunk( $ids, self::MANY ) as $batch ) {
			$released += $this->db->write(
				"UPDATE {jobs} SET lease = '', due_at = %s WHERE id IN (" . Db::placeholders( $batch ) . ') AND' . self::STUCK,
				array( $this->lease()[0], ...$batch, ...$this->lease() )
			);
		}
		return $released;
	}

	/** @return array{string, string} now, and the latest end of a lease. */
	private function lease(): array {
		$now = $this->clock->now();
		return array( Clock::toStored( $now ), Clock::toStored( $now->modify( '+' . JobRepository::LEASE . ' seconds' ) ) );
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar>   $values
	 * @return list<int>
	 */
	private function ids( string $sql, array $values ): array {
		return array_map( 'intval', array_column( $this->db->rows( $sql, $values ), 'id' ) );
	}
}
