<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use UserFeedback\Clock;
use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_jobs`, as owners change it: what is told again, and what is forgotten. */
final class RetryRepository {

	/** Rows a statement deletes at most, so that no lock is held long. */
	private const BATCH = 1_000;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * As if they had never been tried; what was delivered goes out again. What somebody is at now is left to him.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<int> that are due now.
	 */
	public function again( array $ids ): array {
		$in  = Db::placeholders( $ids );
		$now = $this->now();
		$this->db->write(
			"UPDATE {jobs} SET state = 'waiting', attempts = 0, due_at = %s WHERE lease = '' AND id IN ($in)",
			array( $now, ...$ids )
		);
		$this->wakeOf( "SELECT destination_id FROM {jobs} WHERE id IN ($in)", $ids );
		return array_map(
			'intval',
			array_column( $this->db->rows( "SELECT id FROM {jobs} WHERE state = 'waiting' AND lease = '' AND id IN ($in)", $ids ), 'id' )
		);
	}

	/**
	 * What failed for good of what was noted in a span.
	 *
	 * @param string $from UTC, as stored; it counts in, `$before` does not.
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
		$this->wakeOf( "SELECT destination_id FROM {jobs} WHERE $where", $values );
		return $this->db->write(
			"UPDATE {jobs} SET state = 'waiting', attempts = 0, due_at = %s WHERE $where",
			array( $this->now(), ...$values )
		);
	}

	/** What was given up because this one was off. */
	public function ofDestination( int $id ): int {
		return $this->db->write(
			"UPDATE {jobs} SET state = 'waiting', attempts = 0, due_at = %s WHERE state = 'failed' AND destination_id = %d",
			array( $this->now(), $id )
		);
	}

	/** @return array<int, int> how many wait, by destination, of those of a survey. */
	public function waiting( int $surveyId ): array {
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

	/** @return int how many are due now and in nobody's hands. */
	public function due(): int {
		return (int) $this->db->value( "SELECT COUNT(*) FROM {jobs} WHERE state = 'waiting' AND due_at <= %s", array( $this->now() ) );
	}

	/**
	 * What is done with. What waits stays, but for one that is off: nobody will send that unless he resumes it in time.
	 *
	 * @return bool whether there may be more.
	 */
	public function forgetBefore( string $moment ): bool {
		return self::BATCH === $this->db->write(
			"DELETE FROM {jobs} WHERE created_at < %s
				AND (state <> 'waiting' OR destination_id IN (SELECT id FROM {destinations} WHERE off = 1)) LIMIT %d",
			array( $moment, self::BATCH )
		);
	}

	/**
	 * Whoever asks by hand does not want to wait for the rest of a destination, and means one that was switched off too.
	 *
	 * @param literal-string $destinations
	 * @param list<scalar>   $values
	 */
	private function wakeOf( string $destinations, array $values ): void {
		$this->db->write( "UPDATE {destinations} SET off = 0, rests_until = NULL WHERE id IN ($destinations)", $values );
	}

	private function now(): string {
		return Clock::toStored( $this->clock->now() );
	}
}
