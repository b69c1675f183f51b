<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Database\Db;

/**
 * One response, and those beside it in the list. Each piece of a query reads one step along the index; only counting
 * those before it on its own day reads more, and never more than that day.
 */
final class SingleResponseQuery {

	private const NEWER = array(
		'SELECT * FROM (SELECT id, day, submitted_at FROM {responses} WHERE survey_id = %d AND status = %s AND day = %s AND submitted_at >= %s AND (submitted_at > %s OR id > %d) ORDER BY submitted_at, id LIMIT 1) AS same_day',
		'SELECT * FROM (SELECT id, day, submitted_at FROM {responses} WHERE survey_id = %d AND status = %s AND day > %s ORDER BY day, submitted_at, id LIMIT 1) AS other_day',
		'day, submitted_at, id',
	);

	private const OLDER = array(
		'SELECT * FROM (SELECT id, day, submitted_at FROM {responses} WHERE survey_id = %d AND status = %s AND day = %s AND submitted_at <= %s AND (submitted_at < %s OR id < %d) ORDER BY submitted_at DESC, id DESC LIMIT 1) AS same_day',
		'SELECT * FROM (SELECT id, day, submitted_at FROM {responses} WHERE survey_id = %d AND status = %s AND day < %s ORDER BY day DESC, submitted_at DESC, id DESC LIMIT 1) AS other_day',
		'day DESC, submitted_at DESC, id DESC',
	);

	public function __construct( private readonly Db $db ) {}

	/** Null for one of another survey, and for spam. */
	public function find( int $survey_id, int $id ): ?SingleResponse {
		$row    = $this->db->row( 'SELECT * FROM {responses} WHERE id = %d AND survey_id = %d', array( $id, $survey_id ) );
		$status = ResponseStatus::tryFrom( (string) ( $row['status'] ?? '' ) );
		if ( null === $row || ! in_array( $status, ResponseStatus::SHOWN, true ) ) {
			return null;
		}
		return new SingleResponse( StoredResponse::fromRow( $row ), $status, new Visitor( (string) $row['ip'], (string) $row['browser'], (string) $row['os'], (string) $row['device'], (string) $row['country'] ) );
	}

	/** How many responses of its day were submitted after it. */
	public function newerOfDay( StoredResponse $response ): int {
		$newer = 0;
		foreach ( ResponseStatus::SHOWN as $status ) {
			$newer += (int) $this->db->value(
				'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d AND status = %s AND day = %s AND submitted_at >= %s AND (submitted_at > %s OR id > %d)',
				array( $response->survey_id, $status->value, $response->day, $response->submitted_at, $response->submitted_at, $response->id )
			);
		}
		return $newer;
	}

	public function newerThan( StoredResponse $response ): ?int {
		return $this->beside( $response, self::NEWER );
	}

	public function olderThan( StoredResponse $response ): ?int {
		return $this->beside( $response, self::OLDER );
	}

	/** @param array{literal-string, literal-string, literal-string} $sql a piece for its own day, one for the days beyond, and the order. */
	private function beside( StoredResponse $response, array $sql ): ?int {
		[ $same_day, $other_day, $order ] = $sql;

		$values = array();
		foreach ( ResponseStatus::SHOWN as $status ) {
			array_push( $values, $response->survey_id, $status->value, $response->day, $response->submitted_at, $response->submitted_at, $response->id );
			array_push( $values, $response->survey_id, $status->value, $response->day );
		}
		$pieces = implode( ' UNION ALL ', array_fill( 0, count( ResponseStatus::SHOWN ), "$same_day UNION ALL $other_day" ) );
		$id     = $this->db->value( "SELECT id FROM ($pieces) AS beside ORDER BY $order LIMIT 1", $values );
		return null === $id ? null : (int) $id;
	}
}
