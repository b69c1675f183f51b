<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Index\Text\SearchSegmentRepository;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Changes the status of responses or deletes them: any number in one statement. */
final class ResponseStatusRepository {

	private readonly SearchSegmentRepository $searched;

	public function __construct( private readonly Db $db ) {
		$this->searched = new SearchSegmentRepository( $db );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, ResponseStatus> by id; only responses of this survey
	 */
	public function of( int $surveyId, array $ids ): array {
		$statuses = array();
		foreach ( $this->db->rows(
			'SELECT id, status FROM {responses} WHERE survey_id = %d AND id IN (' . Db::placeholders( $ids ) . ')',
			array( $surveyId, ...$ids )
		) as $row ) {
			$statuses[ (int) $row['id'] ] = ResponseStatus::from( (string) $row['status'] );
		}
		return $statuses;
	}

	/**
	 * Public links show the change immediately.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function change( array $ids, ResponseStatus $to ): void {
		$this->db->write(
			'UPDATE {responses} SET status = %s WHERE id IN (' . Db::placeholders( $ids ) . ')',
			array( $to->value, ...$ids )
		);
		$this->emptyShared( $ids );
	}

	/** @return int rows deleted; if it equals $most, there may be more. Spam has no derived data. */
	public function deleteSpamBefore( int $surveyId, string $day, int $most ): int {
		return $this->db->write(
			'DELETE FROM {responses} WHERE survey_id = %d AND status = %s AND day < %s LIMIT %d',
			array( $surveyId, ResponseStatus::SPAM->value, $day, $most )
		);
	}

	/**
	 * Deletes responses with all their stored texts and deliveries, and with what may quote them: AI results and the stored
	 * results of public links.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function delete( array $ids ): void {
		$this->db->write(
			'DELETE FROM {summaries} WHERE survey_id IN (SELECT survey_id FROM {responses} WHERE id IN (' . Db::placeholders( $ids ) . '))',
			$ids
		);
		$this->emptyShared( $ids );
		$this->db->write( 'DELETE FROM {responses} WHERE id IN (' . Db::placeholders( $ids ) . ')', $ids );
		$this->db->write( 'DELETE FROM {jobs} WHERE response_id IN (' . Db::placeholders( $ids ) . ')', $ids );
		$this->db->write( 'DELETE FROM {labels} WHERE response_id IN (' . Db::placeholders( $ids ) . ')', $ids );
		$this->searched->changedOf( $ids, 'response_id' );
		$this->db->write( 'DELETE FROM {texts} WHERE response_id IN (' . Db::placeholders( $ids ) . ')', $ids );
	}

	/**
	 * Clears the stored results of public links for the surveys of these responses.
	 *
	 * @param non-empty-list<int> $ids
	 */
	private function emptyShared( array $ids ): void {
		$this->db->write(
			"UPDATE {shares} SET results = '', results_at = '2000-01-01 00:00:00'
				WHERE survey_id IN (SELECT survey_id FROM {responses} WHERE id IN (" . Db::placeholders( $ids ) . '))',
			$ids
		);
	}
}
