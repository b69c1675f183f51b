<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_jobs`, for changes by owners: resending and deleting. */
final class JobRetryRepository {

	/** Maximum rows per DELETE, so that locks are short. */
	private const BATCH = 1_000;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Resets the jobs to untried; delivered ones are sent again. Jobs that a process is working on are left out, unless its lease
	 * has expired.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<int> that are due now.
	 */
	public function retryJobs( array $ids ): array {
		$in  = Db::placeholders( $ids );
		$now = $this->now();
		$this->db->write(
			"UPDATE {jobs} SET state = 'waiting', attempts = 0, batch = '', lease = '', due_at = %s
				WHERE (lease = '' OR due_at <= %s) AND id IN ($in)",
			array( $now, $now, ...$ids )
		);
		$this->resumeDestinations( "SELECT destination_id FROM {jobs} WHERE id IN ($in)", $ids );
		return array_map(
			'intval',
			array_column( $this->db->rows( "SELECT id FROM {jobs} WHERE state = 'waiting' AND lease = '' AND id IN ($in)", $ids ), 'id' )
		);
	}

	/**
	 * Resends permanently failed jobs that were queued in a time range.
	 *
	 * @param string $from UTC, as stored; inclusive, while `$before` is exclusive.
	 */
	public function replay( string $from, string $before, ?string $channel, ?int $surveyId ): int {
		$where  = "state = 'failed' AND created_at >= %s AND created_at < %s";
		$values = array( $from, $before );
		if ( null !== $channel ) {
			$where   .= ' AND channel = %s';
			$values[] = $channel;
		}
		if ( null !== $surveyId ) {
			$where   .= ' AND survey_id = %d';
			$values[] = $surveyId;
		}
		$this->resumeDestinations( "SELECT destination_id FROM {jobs} WHERE $where", $values );
		return $this->db->write(
			"UPDATE {jobs} SET state = 'waiting', attempts = 0, batch = '', due_at = %s WHERE $where",
			array( $this->now(), ...$values )
		);
	}

	/** Resends jobs that failed because it was off. */
	public function ofDestination( int $id ): int {
		return $this->db->write(
			"UPDATE {jobs} SET state = 'waiting', attempts = 0, batch = '', due_at = %s WHERE state = 'failed' AND destination_id = %d",
			array( $this->now(), $id )
		);
	}

	/** @return array<int, int> number of pending jobs of a survey, by destination. */
	public function countPending( int $surveyId ): array {
		$rows    = $this->db->rows(
			"SELECT destination_id, COUNT(*) AS many FROM {jobs} WHERE state = 'waiting' AND survey_id = %d GROUP BY destination_id",
			array( $surveyId )
		);
		$waiting = array();
		foreach ( $rows as $row ) {
			$waiting[ (int) $row['destination_id'] ] = (int) $row['many'];
		}
		return $waiting;
	}

	/** @return int number of jobs that are due now and not leased. */
	public function countDue(): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {jobs} WHERE state = 'waiting' AND due_at <= %s", array( $this->now() ) );
	}

	/**
	 * Deletes finished jobs. Pending ones stay, except for a destination that is off, unless it is resumed in time.
	 *
	 * @return bool true if there may be more.
	 */
	public function deleteOlderThan( string $moment ): bool {
		return self::BATCH === $this->db->write(
			"DELETE FROM {jobs} WHERE created_at < %s
				AND (state <> 'waiting' OR destination_id IN (SELECT id FROM {destinations} WHERE off = 1)) LIMIT %d",
			array( $moment, self::BATCH )
		);
	}

	/**
	 * A manual resend should not wait for a destination's pause, and also resumes one that was turned off.
	 *
	 * @param literal-string $destinations
	 * @param list<scalar>   $values
	 */
	private function resumeDestinations( string $destinations, array $values ): void {
		$this->db->write( "UPDATE {destinations} SET off = 0, rests_until = NULL WHERE id IN ($destinations)", $values );
	}

	private function now(): string {
		return Clock::toStored( $this->clock->now() );
	}
}
