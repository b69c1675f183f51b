<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Results\Exports\ExportRequest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_exports`. A process holds the lease of a row while it works on it, and only it can update the progress. */
final class ExportRepository {

	/** Hours until a file expires. */
	public const HOURS = 24;

	/** Maximum rows of one list; more files than anyone can tell apart. */
	private const MOST = 10;

	/** Seconds after which a process that works on a file is considered dead. */
	private const LEASE = 60;

	private const NOBODY  = '2000-01-01 00:00:00';
	private const PENDING = "state IN ('waiting', 'running')";

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	public function add( int $userId, ExportRequest $request, int $newest, int $total, string $file ): int {
		return $this->db->insertRow(
			'exports',
			array(
				'user_id'      => $userId,
				'survey_id'    => $request->surveyId,
				'request'      => (string) wp_json_encode( $request->toArray() ),
				'newest'       => $newest,
				'state'        => ExportState::WAITING->value,
				'place'        => '{}',
				'total'        => $total,
				'file'         => $file,
				'lease'        => '',
				'leased_until' => self::NOBODY,
				'expires_at'   => Clock::toStored( $this->clock->now()->modify( '+' . self::HOURS . ' hours' ) ),
			)
		);
	}

	public function newestResponse(): int {
		return (int) $this->db->value( 'SELECT MAX(id) FROM {responses}' );
	}

	public function find( int $id ): ?Export {
		$row = $this->db->row( 'SELECT * FROM {exports} WHERE id = %d', array( $id ) );
		return null === $row ? null : Export::fromRow( $row );
	}

	/** @throws RequestError It's another user's, expired, or missing. */
	public function ownOf( int $userId, int $id ): Export {
		$row = $this->db->row(
			'SELECT * FROM {exports} WHERE id = %d AND user_id = %d AND expires_at > %s',
			array( $id, $userId, $this->now() )
		);
		return null === $row ? throw RequestError::notFound( "There is no export $id.", 'export' ) : Export::fromRow( $row );
	}

	/** @return list<Export> newest first. */
	public function ofUser( int $userId, int $surveyId ): array {
		return $this->read(
			'SELECT * FROM {exports} WHERE user_id = %d AND survey_id = %d AND expires_at > %s ORDER BY id DESC LIMIT %d',
			array( $userId, $surveyId, $this->now(), self::MOST )
		);
	}

	/** Returns true if the user has an unfinished one that began before the given one, or any unfinished one if none is given. */
	public function hasPending( int $userId, int $before = PHP_INT_MAX ): bool {
		return null !== $this->db->value(
			'SELECT id FROM {exports} WHERE user_id = %d AND id < %d AND expires_at > %s AND ' . self::PENDING . ' LIMIT 1',
			array( $userId, $before, $this->now() )
		);
	}

	/** @return list<int> unfinished exports, oldest first. */
	public function pending( int $limit ): array {
		$rows = $this->db->rows( 'SELECT id FROM {exports} WHERE ' . self::PENDING . ' ORDER BY id LIMIT %d', array( $limit ) );
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/** @return list<Export> exports that are no longer in any list. */
	public function expired( int $limit ): array {
		return $this->read( 'SELECT * FROM {exports} WHERE expires_at <= %s ORDER BY expires_at LIMIT %d', array( $this->now(), $limit ) );
	}

	/** @return list<Export> */
	public function allOfUser( int $userId ): array {
		return $this->read( 'SELECT * FROM {exports} WHERE user_id = %d ORDER BY id LIMIT %d', array( $userId, 1_000 ) );
	}

	/** @return list<Export> the latest of all users that haven't expired. */
	public function latest( int $limit ): array {
		return $this->read( 'SELECT * FROM {exports} WHERE expires_at > %s ORDER BY id DESC LIMIT %d', array( $this->now(), $limit ) );
	}

	/** @return list<string> files that may still be needed. */
	public function files(): array {
		return array_map( 'strval', array_column( $this->db->rows( 'SELECT file FROM {exports}' ), 'file' ) );
	}

	/** Takes the lease in a single statement, so that only one process can hold it. */
	public function take( int $id, string $lease ): bool {
		return 1 === $this->db->write(
			"UPDATE {exports} SET lease = %s, leased_until = %s, state = 'running'
				WHERE id = %d AND leased_until < %s AND " . self::PENDING,
			array( $lease, $this->until(), $id, $this->now() )
		);
	}

	/** @return bool True if the lease was still held; if not, another process writes the file now. */
	public function advance( int $id, string $lease, ExportCursor $place, int $done, ExportState $state ): bool {
		return 1 === $this->db->write(
			'UPDATE {exports} SET place = %s, done = %d, state = %s, leased_until = %s WHERE id = %d AND lease = %s',
			array( $place->toJson(), $done, $state->value, $this->until(), $id, $lease )
		);
	}

	public function giveBack( int $id, string $lease, bool $failed = false ): void {
		$this->db->write(
			'UPDATE {exports} SET lease = %s, leased_until = %s, state = CASE WHEN %d = 1 THEN %s ELSE state END WHERE id = %d AND lease = %s',
			array( '', self::NOBODY, (int) $failed, ExportState::FAILED->value, $id, $lease )
		);
	}

	public function delete( int $id ): void {
		$this->db->write( 'DELETE FROM {exports} WHERE id = %d', array( $id ) );
	}

	private function now(): string {
		return Clock::toStored( $this->clock->now() );
	}

	private function until(): string {
		return Clock::toStored( $this->clock->now()->modify( '+' . self::LEASE . ' seconds' ) );
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar>   $values
	 * @return list<Export>
	 */
	private function read( string $sql, array $values ): array {
		return array_map( array( Export::class, 'fromRow' ), $this->db->rows( $sql, $values ) );
	}
}
