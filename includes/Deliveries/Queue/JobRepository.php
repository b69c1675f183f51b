<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_jobs`, for processes that deliver. One statement decides which process has a job, and for how long. */
final class JobRepository {

	/** Seconds after which the process that took a job counts as dead: longer than any server lets one run. */
	public const LEASE = 900;

	/** Maximum characters of `message`, and of `sent` and `answered` each. */
	private const MESSAGE = 500;
	private const TEXT    = 4_000;

	/** Destinations with pending jobs, each with the time of its first one, from an index without reading every job. */
	private const BY_DESTINATION = " FROM {destinations} d
		JOIN (SELECT destination_id, MIN(due_at) AS first FROM {jobs} WHERE state = 'waiting' GROUP BY destination_id) j
		ON j.destination_id = d.id";

	/** A job is due, and the destination is neither off nor paused. */
	private const READY = ' WHERE j.first <= %s AND d.off = 0 AND (d.rests_until IS NULL OR d.rests_until <= %s)';

	/** Rows per INSERT. */
	private const AT_ONCE = 200;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Queues deliveries in the transaction that counts the responses; existing ones stay unchanged.
	 *
	 * @param list<array{int, int, int, string, string}> $jobs destination, survey, response, channel, and start time, as stored.
	 */
	public function add( array $jobs ): void {
		foreach ( array_chunk( $jobs, self::AT_ONCE ) as $chunk ) {
			$rows   = implode( ', ', array_fill( 0, count( $chunk ), "(%d, %d, %d, %s, 'waiting', %s, %s, '', '', '', '')" ) );
			$values = array_map(
				fn( array $job ): array => array( $job[0], $job[1], $job[2], $job[3], $this->now(), $job[4] ),
				$chunk
			);
			$this->db->write(
				"INSERT IGNORE INTO {jobs}
					(destination_id, survey_id, response_id, channel, state, created_at, due_at, lease, message, sent, answered)
					VALUES $rows",
				array_merge( ...$values )
			);
		}
	}

	/**
	 * Returns destinations with due jobs that are not paused, longest waiting first.
	 *
	 * @param bool         $isEasy  true for those that responded quickly the last time; else the others.
	 * @param non-empty-list<string> $channels
	 * @param list<int>    $excludedIds     ids to leave out.
	 * @return list<int>
	 */
	public function ready( bool $isEasy, array $channels, array $excludedIds, int $limit ): array {
		$kind = $isEasy
			? 'd.failures = 0 AND d.is_slow = 0 AND d.last_ok_at IS NOT NULL'
			: '(d.failures > 0 OR d.is_slow = 1 OR d.last_ok_at IS NULL)';
		return $this->ids(
			'SELECT d.id' . self::BY_DESTINATION . self::READY . " AND $kind AND d.channel IN (" . Db::placeholders( $channels, true ) . ')
				AND d.id NOT IN (' . Db::placeholders( array( 0, ...$excludedIds ) ) . ') ORDER BY j.first, d.id LIMIT %d',
			array( $this->now(), $this->now(), ...$channels, 0, ...$excludedIds, $limit )
		);
	}

	/**
	 * Leases jobs to this process for fifteen minutes; other processes may have leased some.
	 *
	 * @param bool $isBatch true for jobs that are sent together: those of the oldest batch, or new ones, which become a batch.
	 * @return list<Job>
	 */
	public function lease( int $destinationId, string $lease, int $limit, bool $isBatch ): array {
		$due    = "FROM {jobs} WHERE state = 'waiting' AND destination_id = %d AND due_at <= %s";
		$values = array( $destinationId, $this->now() );
		$batch  = '';
		if ( $isBatch ) {
			$batch    = (string) $this->db->value( "SELECT batch $due ORDER BY due_at, id LIMIT 1", $values );
			$due     .= ' AND batch = %s';
			$values[] = $batch;
		}
		$ids = $this->ids( "SELECT id $due ORDER BY due_at, id LIMIT %d", array( ...$values, $limit ) );
		if ( array() === $ids ) {
			return array();
		}
		$in    = Db::placeholders( $ids );
		$batch = $isBatch && '' === $batch ? $lease : $batch;
		$this->db->write(
			"UPDATE {jobs} SET lease = %s, batch = %s, due_at = %s WHERE state = 'waiting' AND due_at <= %s AND id IN ($in)",
			array( $lease, $batch, $this->in( self::LEASE ), $this->now(), ...$ids )
		);
		return array_map(
			array( Job::class, 'fromRow' ),
			$this->db->rows( "SELECT * FROM {jobs} WHERE lease = %s AND id IN ($in) ORDER BY id", array( $lease, ...$ids ) )
		);
	}

	/**
	 * Releases untried jobs for the next process.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function release( array $ids, string $lease ): void {
		$this->db->write(
			'UPDATE {jobs} SET lease = %s, due_at = %s WHERE lease = %s AND id IN (' . Db::placeholders( $ids ) . ')',
			array( '', $this->now(), $lease, ...$ids )
		);
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @param int                 $attempts that failed.
	 */
	public function finish( array $ids, string $lease, JobState $state, DeliveryOutcome $outcome, int $attempts ): void {
		$this->db->updateRow(
			'jobs',
			array(
				'state'    => $state->value,
				'lease'    => '',
				'attempts' => $attempts,
			) + $this->attemptColumns( $outcome ),
			'lease = %s AND id IN (' . Db::placeholders( $ids ) . ')',
			array( $lease, ...$ids )
		);
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @param int                 $attempts so far, including this one.
	 */
	public function scheduleRetry( array $ids, string $lease, DeliveryOutcome $outcome, int $attempts, int $seconds ): void {
		$this->db->updateRow(
			'jobs',
			array(
				'lease'    => '',
				'attempts' => $attempts,
				'due_at'   => $this->in( $seconds ),
			) + $this->attemptColumns( $outcome ),
			'lease = %s AND id IN (' . Db::placeholders( $ids ) . ')',
			array( $lease, ...$ids )
		);
	}

	/** @param non-empty-list<int> $ids */
	public function delete( array $ids ): void {
		$this->db->write( 'DELETE FROM {jobs} WHERE id IN (' . Db::placeholders( $ids ) . ')', $ids );
	}

	/** Fails pending jobs of a destination that is off. They are stored, and sent when it is resumed. */
	public function failPending( int $destinationId, string $message ): int {
		return $this->db->write(
			"UPDATE {jobs} SET state = 'failed', lease = '', message = %s WHERE state = 'waiting' AND destination_id = %d",
			array( mb_substr( $message, 0, self::MESSAGE ), $destinationId )
		);
	}

	/** @return string|null UTC, as stored: due time of the oldest job whose destination is not paused or off. */
	public function oldestDue(): ?string {
		return $this->db->value(
			'SELECT MIN(j.first)' . self::BY_DESTINATION . self::READY,
			array( $this->now(), $this->now() )
		);
	}

	/** @return string|null UTC, as stored: next due time among destinations that are not off. */
	public function nextDue(): ?string {
		return $this->db->value(
			'SELECT MIN(CASE WHEN d.rests_until > j.first THEN d.rests_until ELSE j.first END)' . self::BY_DESTINATION . ' WHERE d.off = 0'
		);
	}

	/** @return non-empty-array<literal-string, int|string> */
	private function attemptColumns( DeliveryOutcome $outcome ): array {
		return array(
			'tried_at' => $this->now(),
			'status'   => $outcome->status,
			'took'     => $outcome->took,
			'message'  => mb_substr( $outcome->message, 0, self::MESSAGE ),
			'sent'     => mb_substr( $outcome->sent, 0, self::TEXT ),
			'answered' => mb_substr( $outcome->answered, 0, self::TEXT ),
		);
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar>   $values
	 * @return list<int>
	 */
	private function ids( string $sql, array $values ): array {
		return array_map( 'intval', array_column( $this->db->rows( $sql, $values ), 'id' ) );
	}

	private function now(): string {
		return $this->in( 0 );
	}

	private function in( int $seconds ): string {
		return Clock::toStored( $this->clock->now()->modify( "+$seconds seconds" ) );
	}
}
