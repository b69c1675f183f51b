<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use DateTimeImmutable;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_destinations`. */
final class DestinationRepository {

	/** Size of one list; more webhooks and addresses than a survey can have. */
	private const MOST = 500;

	/** Characters of `last_message`. */
	private const MESSAGE = 500;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Returns the given destinations and creates new ones.
	 *
	 * @param non-empty-list<array{int, string, string}> $meant survey, channel and target of each.
	 * @return array<string, int> ids by key(): upper and lower case are equal, as they are for the database.
	 */
	public function ids( array $meant ): array {
		$known = $this->known( $meant );
		$new   = array_filter( $meant, static fn( array $one ): bool => ! isset( $known[ self::key( $one ) ] ) );
		if ( array() === $new ) {
			return $known;
		}
		$rows = implode( ', ', array_fill( 0, count( $new ), "(%d, %s, %s, '')" ) );
		$this->db->write(
			"INSERT IGNORE INTO {destinations} (survey_id, channel, target, last_message) VALUES $rows",
			array_merge( ...array_values( $new ) )
		);
		return $this->known( $meant );
	}

	/** @param array{int, string, string} $meant survey, channel and target. */
	public static function key( array $meant ): string {
		return strtolower( implode( '|', $meant ) );
	}

	/** @throws RequestError not found. */
	public function get( int $id ): Destination {
		$row = $this->db->row( 'SELECT * FROM {destinations} WHERE id = %d', array( $id ) );
		return null === $row ? throw RequestError::notFound( "There is no destination $id.", 'destination' ) : Destination::fromRow( $row );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Destination> by id.
	 */
	public function many( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		return $this->read( 'SELECT * FROM {destinations} WHERE id IN (' . Db::placeholders( $ids ) . ')', $ids );
	}

	/** @return array<int, Destination> by id. */
	public function ofSurvey( int $surveyId ): array {
		return $this->read(
			'SELECT * FROM {destinations} WHERE survey_id = %d ORDER BY id LIMIT %d',
			array( $surveyId, self::MOST )
		);
	}

	/** @return array<int, Destination> by id: those with a failure to report to the owner, reported or not. */
	public function failingSince( DateTimeImmutable $before ): array {
		return $this->read(
			'SELECT * FROM {destinations} WHERE failing_since <= %s ORDER BY failing_since LIMIT %d',
			array( Clock::toStored( $before ), self::MOST )
		);
	}

	/** @return bool true if this process sends the notice: one statement decides it. */
	public function claimAlert( int $id ): bool {
		return 1 === $this->db->write(
			'UPDATE {destinations} SET told_at = %s WHERE id = %d AND told_at IS NULL',
			array( $this->now(), $id )
		);
	}

	public function recordSuccess( int $id, DeliveryOutcome $outcome, bool $isSlow ): void {
		$this->db->updateRow(
			'destinations',
			array(
				'failures'      => 0,
				'is_slow'       => $isSlow,
				'failing_since' => null,
				'rests_until'   => null,
				'told_at'       => null,
				'last_ok_at'    => $this->now(),
			) + $this->last( $outcome ),
			'id = %d',
			array( $id )
		);
	}

	/** The receiver responded, but rejected this delivery. */
	public function recordRefusal( int $id, DeliveryOutcome $outcome ): void {
		$this->db->updateRow( 'destinations', $this->last( $outcome ), 'id = %d', array( $id ) );
	}

	/** @param int $seconds until the next attempt. */
	public function recordFailure( int $id, DeliveryOutcome $outcome, int $seconds ): void {
		$last = $this->last( $outcome );
		$this->db->write(
			'UPDATE {destinations} SET failures = failures + 1, failing_since = COALESCE(failing_since, %s), rests_until = %s,
				last_at = %s, last_status = %d, last_message = %s WHERE id = %d',
			array(
				$this->now(),
				Clock::toStored( $this->clock->now()->modify( "+$seconds seconds" ) ),
				$last['last_at'],
				$last['last_status'],
				$last['last_message'],
				$id,
			)
		);
	}

	/** Pauses it for some seconds, which counts neither as success nor as failure. */
	public function pause( int $id, int $seconds ): void {
		$this->db->write(
			'UPDATE {destinations} SET rests_until = %s WHERE id = %d',
			array( Clock::toStored( $this->clock->now()->modify( "+$seconds seconds" ) ), $id )
		);
	}

	public function disable( int $id, string $message ): void {
		$this->db->write(
			'UPDATE {destinations} SET off = 1, failing_since = COALESCE(failing_since, %s), last_message = %s WHERE id = %d',
			array( $this->now(), mb_substr( $message, 0, self::MESSAGE ), $id )
		);
	}

	/** Resets all failures. */
	public function resume( int $id ): void {
		$this->db->write(
			'UPDATE {destinations} SET off = 0, failures = 0, failing_since = NULL, rests_until = NULL, told_at = NULL WHERE id = %d',
			array( $id )
		);
	}

	/** @return array{last_at: string, last_status: int, last_message: string} */
	private function last( DeliveryOutcome $outcome ): array {
		return array(
			'last_at'      => $this->now(),
			'last_status'  => $outcome->status,
			'last_message' => mb_substr( $outcome->message, 0, self::MESSAGE ),
		);
	}

	/**
	 * @param non-empty-list<array{int, string, string}> $meant
	 * @return array<string, int>
	 */
	private function known( array $meant ): array {
		$surveys = array_values( array_unique( array_column( $meant, 0 ) ) );
		$targets = array_fill_keys( array_map( array( self::class, 'key' ), $meant ), true );
		$known   = array();
		foreach ( $this->db->rows(
			'SELECT id, survey_id, channel, target FROM {destinations} WHERE survey_id IN (' . Db::placeholders( $surveys ) . ')',
			$surveys
		) as $row ) {
			$known[ self::key( array( (int) $row['survey_id'], (string) $row['channel'], (string) $row['target'] ) ) ] = (int) $row['id'];
		}
		return array_intersect_key( $known, $targets );
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar>   $values
	 * @return array<int, Destination>
	 */
	private function read( string $sql, array $values ): array {
		$found = array();
		foreach ( $this->db->rows( $sql, $values ) as $row ) {
			$found[ (int) $row['id'] ] = Destination::fromRow( $row );
		}
		return $found;
	}

	private function now(): string {
		return Clock::toStored( $this->clock->now() );
	}
}
