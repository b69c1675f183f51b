<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\CountingState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores the day on which each response is counted. */
final class ResponseDayRepository {

	public function __construct( private readonly Db $db ) {}

	public function hasResponses(): bool {
		return null !== $this->db->value( 'SELECT id FROM {responses} LIMIT 1' );
	}

	/** @return list<string> days on which a survey has counted responses, or should have */
	public function days( int $surveyId ): array {
		$days = array();
		foreach ( array(
			'SELECT DISTINCT day FROM {responses} WHERE survey_id = %d',
			'SELECT DISTINCT day FROM {daily} WHERE survey_id = %d AND (responses <> 0 OR trashed <> 0)',
		) as $sql ) {
			array_push( $days, ...array_column( $this->db->rows( $sql, array( $surveyId ) ), 'day' ) );
		}
		return array_values( array_unique( array_map( 'strval', $days ) ) );
	}

	/** Returns the number of counted responses to all surveys. */
	public function countCounted(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {responses} WHERE counted > %d', array( CountingState::NOT_YET->value ) );
	}

	/**
	 * Returns a survey's responses after another one, sorted by id.
	 *
	 * @return list<array{id: int, submitted_at: string, day: string}>
	 */
	public function after( int $surveyId, int $last, int $limit ): array {
		return array_map(
			static fn( array $row ): array => array(
				'id'           => (int) $row['id'],
				'submitted_at' => (string) $row['submitted_at'],
				'day'          => (string) $row['day'],
			),
			$this->db->rows(
				'SELECT id, submitted_at, day FROM {responses} WHERE survey_id = %d AND id > %d ORDER BY id LIMIT %d',
				array( $surveyId, $last, $limit )
			)
		);
	}

	/** @param non-empty-list<int> $ids */
	public function change( string $day, array $ids ): void {
		$this->db->write( 'UPDATE {responses} SET day = %s WHERE id IN (' . Db::placeholders( $ids ) . ')', array( $day, ...$ids ) );
	}
}
