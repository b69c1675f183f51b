<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores responses: one row each, which is also the outbox for everything derived from it. */
final class ResponseRepository {

	/** A new row has the default of `counted`: CountingState::NOT_YET. */
	private const COLUMNS = '{responses} (survey_id, token, status, answers, page_id, page_name, page_url, submitted_at, day, ip, browser, os, device, country, language, seconds) VALUES ';
	private const ROW     = '(%d, %s, %s, %s, %d, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %d)';
	private const SELECT  = 'SELECT id, survey_id, day, submitted_at, answers, page_id, page_name, page_url, counted, device, language FROM {responses} ';

	/** Rows per INSERT: far below any server's packet size, even if every answer has the maximum length. */
	private const MANY = 100;

	/** SQL has no OFFSET without a LIMIT. */
	private const ANY_NUMBER = 2_000_000_000;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Stores one response in one statement, so that it is stored completely or not at all.
	 *
	 * The unique key, and no query before, decides which request was first. IGNORE, because a statement that fails on a repeat
	 * would end the whole transaction on SQLite; it can hide nothing else, because all lengths were checked.
	 *
	 * @return int|null its id; null if a response with its token was stored before.
	 * @throws StorageFailed the database refused; nothing was stored.
	 */
	public function add( NewResponse $response ): ?int {
		return $this->db->insertIgnored( 'INSERT IGNORE INTO ' . self::COLUMNS . self::ROW, $this->values( $response ) );
	}

	/**
	 * Stores many responses together, for imports and generated content.
	 *
	 * @param list<NewResponse> $responses
	 * @throws StorageFailed a token exists already, or the database refused; its batch of 100 is not stored.
	 */
	public function addMany( array $responses ): void {
		foreach ( array_chunk( $responses, self::MANY ) as $batch ) {
			$rows   = implode( ', ', array_fill( 0, count( $batch ), self::ROW ) );
			$values = array_merge( ...array_map( fn( NewResponse $response ): array => $this->values( $response ), $batch ) );
			$this->db->write( 'INSERT INTO ' . self::COLUMNS . $rows, $values );
		}
	}

	/**
	 * Returns rows whose counting state doesn't match their status yet, oldest first.
	 *
	 * @return list<StoredResponse>
	 */
	public function waiting( ResponseStatus $status, CountingState $counted, int $limit ): array {
		return $this->stored(
			self::SELECT . 'WHERE counted = %d AND status = %s ORDER BY id LIMIT %d',
			array( $counted->value, $status->value, $limit )
		);
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return list<StoredResponse> those that exist, oldest first
	 */
	public function many( array $ids ): array {
		return $this->stored( self::SELECT . 'WHERE id IN (' . Db::placeholders( $ids ) . ') ORDER BY id', $ids );
	}

	/** Returns true if more than $moreThan rows are pending; reads an index and no answers. */
	public function areWaiting( ResponseStatus $status, CountingState $counted, int $moreThan ): bool {
		return null !== $this->db->value(
			'SELECT id FROM {responses} WHERE counted = %d AND status = %s ORDER BY id LIMIT 1 OFFSET %d',
			array( $counted->value, $status->value, $moreThan )
		);
	}

	/** Counts pending rows beyond a number, for one survey or all. Reads an index and, for one survey, the start of the rows. */
	public function countWaiting( ResponseStatus $status, CountingState $counted, int $beyond, ?int $surveyId ): int {
		$waiting = 'SELECT COUNT(*) FROM (SELECT survey_id FROM {responses} WHERE counted = %d AND status = %s
			ORDER BY id LIMIT %d OFFSET %d) AS waiting';
		$values  = array( $counted->value, $status->value, self::ANY_NUMBER, $beyond );
		return (int) (
			null === $surveyId
				? $this->db->value( $waiting, $values )
				: $this->db->value( "$waiting WHERE survey_id = %d", array( ...$values, $surveyId ) )
		);
	}

	/**
	 * Returns one survey's rows of one status, sorted by day, after the given row; from the start if it is null. With a day, only
	 * those of that day.
	 *
	 * It uses two subqueries, because one condition on both columns would be read from the beginning each time.
	 *
	 * @return list<StoredResponse>
	 */
	public function after( int $surveyId, ResponseStatus $status, ?StoredResponse $last, int $limit, ?string $day = null ): array {
		if ( null === $last && null !== $day ) {
			return $this->stored(
				self::SELECT . 'WHERE survey_id = %d AND status = %s AND day = %s ORDER BY submitted_at, id LIMIT %d',
				array( $surveyId, $status->value, $day, $limit )
			);
		}
		if ( null === $last ) {
			return $this->stored(
				self::SELECT . 'WHERE survey_id = %d AND status = %s ORDER BY day, submitted_at, id LIMIT %d',
				array( $surveyId, $status->value, $limit )
			);
		}
		$ofDay = $this->stored(
			self::SELECT
				. 'WHERE survey_id = %d AND status = %s AND day = %s AND submitted_at >= %s AND (submitted_at > %s OR id > %d)
					ORDER BY submitted_at, id LIMIT %d',
			array( $surveyId, $status->value, $last->day, $last->submittedAt, $last->submittedAt, $last->id, $limit )
		);
		$left  = $limit - count( $ofDay );
		return 0 === $left || null !== $day ? $ofDay : array(
			...$ofDay,
			...$this->stored(
				self::SELECT . 'WHERE survey_id = %d AND status = %s AND day > %s ORDER BY day, submitted_at, id LIMIT %d',
				array( $surveyId, $status->value, $last->day, $left )
			),
		);
	}

	/**
	 * Reads the current rows and locks them until the transaction ends.
	 *
	 * @param non-empty-list<int> $ids existing ids: a lock on a missing row would block inserts
	 * @return list<StoredResponse> those with that status.
	 */
	public function lock( array $ids, ResponseStatus $status ): array {
		return $this->stored(
			self::SELECT . 'WHERE status = %s AND id IN (' . Db::placeholders( $ids ) . ') ORDER BY id FOR UPDATE',
			array( $status->value, ...$ids )
		);
	}

	/**
	 * Moves rows from one counting state to another.
	 *
	 * @param non-empty-list<int> $ids
	 * @return int how many still had the first state and that status: fewer than given if another process changed some
	 */
	public function mark( array $ids, ResponseStatus $status, CountingState $from, CountingState $to ): int {
		return $this->db->write(
			'UPDATE {responses} SET counted = %d WHERE counted = %d AND status = %s AND id IN (' . Db::placeholders( $ids ) . ')',
			array( $to->value, $from->value, $status->value, ...$ids )
		);
	}

	/** Returns the response stored with this token; null if there is none. */
	public function idOf( int $surveyId, string $token ): ?int {
		$id = $this->db->value( 'SELECT id FROM {responses} WHERE survey_id = %d AND token = %s', array( $surveyId, $token ) );
		return null === $id ? null : (int) $id;
	}

	/** Returns true if a response isn't counted because it arrived after the limit was reached. */
	public function isOverLimit( int $id ): bool {
		return ResponseStatus::OVER_LIMIT->value === $this->db->value( 'SELECT status FROM {responses} WHERE id = %d', array( $id ) );
	}

	/** Returns the stored answers of an unfinished visit that was summed before; null if it has none. */
	public function partialAnswers( int $surveyId, string $token ): ?string {
		return $this->db->value(
			'SELECT answers FROM {responses} WHERE survey_id = %d AND token = %s AND status = %s',
			array( $surveyId, $token, ResponseStatus::PARTIAL->value )
		);
	}

	/**
	 * Replaces the answers of a visit whose visitor came back and left again. Without answers, it is deleted.
	 *
	 * @param list<Answer> $answers
	 */
	public function updatePartial( int $surveyId, string $token, array $answers, string $device, string $language ): void {
		if ( array() === $answers ) {
			$this->deletePartial( $surveyId, $token );
			return;
		}
		$now = $this->clock->now();
		$this->db->write(
			'UPDATE {responses} SET answers = %s, submitted_at = %s, day = %s, device = %s, language = %s
				WHERE survey_id = %d AND token = %s AND status = %s',
			array(
				Answer::toJson( $answers ),
				Clock::toStored( $now ),
				$this->clock->day( $now ),
				$device,
				$language,
				$surveyId,
				$token,
				ResponseStatus::PARTIAL->value,
			)
		);
	}

	/** Deletes the answers of a visit whose visitor has sent a response after all. Nothing is derived from them. */
	public function deletePartial( int $surveyId, string $token ): void {
		$this->db->write(
			'DELETE FROM {responses} WHERE survey_id = %d AND token = %s AND status = %s',
			array( $surveyId, $token, ResponseStatus::PARTIAL->value )
		);
	}

	/** @return list<scalar|null> */
	private function values( NewResponse $response ): array {
		return array(
			$response->surveyId,
			$response->token,
			$response->status->value,
			Answer::toJson( $response->answers ),
			$response->page->id,
			$response->page->name,
			$response->page->url,
			Clock::toStored( $response->submittedAt ),
			$this->clock->day( $response->submittedAt ),
			$response->visitor->ip,
			$response->visitor->browser,
			$response->visitor->os,
			$response->visitor->device,
			$response->visitor->country,
			$response->language,
			$response->seconds,
		);
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar>   $values
	 * @return list<StoredResponse>
	 */
	private function stored( string $sql, array $values ): array {
		return array_map( array( StoredResponse::class, 'fromRow' ), $this->db->rows( $sql, $values ) );
	}
}
