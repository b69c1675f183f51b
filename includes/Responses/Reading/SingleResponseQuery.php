<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One response and its neighbors in the list. Each subquery reads one step along the index; only counting the rows before it on
 * its own day reads more, and never more than that day.
 */
final class SingleResponseQuery {

	private const NEWER = array(
		'SELECT * FROM (SELECT id, day, submitted_at FROM {responses}
			WHERE survey_id = %d AND status = %s AND day = %s AND submitted_at >= %s AND (submitted_at > %s OR id > %d)
			ORDER BY submitted_at, id LIMIT 1) AS same_day',
		'SELECT * FROM (SELECT id, day, submitted_at FROM {responses}
			WHERE survey_id = %d AND status = %s AND day > %s ORDER BY day, submitted_at, id
			LIMIT 1) AS other_day',
		'day, submitted_at, id',
	);

	private const OLDER = array(
		'SELECT * FROM (SELECT id, day, submitted_at FROM {responses}
			WHERE survey_id = %d AND status = %s AND day = %s AND submitted_at <= %s AND (submitted_at < %s OR id < %d)
			ORDER BY submitted_at DESC, id DESC LIMIT 1) AS same_day',
		'SELECT * FROM (SELECT id, day, submitted_at FROM {responses}
			WHERE survey_id = %d AND status = %s AND day < %s ORDER BY day DESC, submitted_at DESC, id DESC
			LIMIT 1) AS other_day',
		'day DESC, submitted_at DESC, id DESC',
	);

	public function __construct( private readonly Db $db ) {}

	/** Null for another survey's response. */
	public function find( int $surveyId, int $id ): ?SingleResponse {
		$row = $this->db->row( 'SELECT * FROM {responses} WHERE id = %d AND survey_id = %d', array( $id, $surveyId ) );
		return null === $row ? null : SingleResponse::fromRow( $row );
	}

	/**
	 * Counts the responses of the same day and list that were submitted later.
	 *
	 * @param non-empty-list<ResponseStatus> $listed
	 */
	public function newerOfDay( StoredResponse $response, array $listed ): int {
		$newer = 0;
		foreach ( $listed as $status ) {
			$newer += (int) $this->db->value(
				'SELECT COUNT(*) FROM {responses}
					WHERE survey_id = %d AND status = %s AND day = %s AND submitted_at >= %s AND (submitted_at > %s OR id > %d)',
				array( $response->surveyId, $status->value, $response->day, $response->submittedAt, $response->submittedAt, $response->id )
			);
		}
		return $newer;
	}

	/** @param non-empty-list<ResponseStatus> $listed */
	public function newerThan( StoredResponse $response, array $listed ): ?int {
		return $this->beside( $response, $listed, self::NEWER );
	}

	/** @param non-empty-list<ResponseStatus> $listed */
	public function olderThan( StoredResponse $response, array $listed ): ?int {
		return $this->beside( $response, $listed, self::OLDER );
	}

	/**
	 * @param non-empty-list<ResponseStatus>                              $listed
	 * @param array{literal-string, literal-string, literal-string} $sql subqueries for the same day and for other days, and the sort order
	 */
	private function beside( StoredResponse $response, array $listed, array $sql ): ?int {
		[ $sameDay, $otherDay, $order ] = $sql;

		$values = array();
		foreach ( $listed as $status ) {
			array_push(
				$values,
				$response->surveyId,
				$status->value,
				$response->day,
				$response->submittedAt,
				$response->submittedAt,
				$response->id
			);
			array_push( $values, $response->surveyId, $status->value, $response->day );
		}
		$pieces = implode( ' UNION ALL ', array_fill( 0, count( $listed ), "$sameDay UNION ALL $otherDay" ) );
		$id     = $this->db->value( "SELECT id FROM ($pieces) AS beside ORDER BY $order LIMIT 1", $values );
		return null === $id ? null : (int) $id;
	}
}
