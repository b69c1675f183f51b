<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores the day on which each response is counted. */
final class ResponseDayRepository {

	public function __construct( private readonly Db $db ) {}

	public function hasResponses(): bool {
		return null !== $this->db->value( 'SELECT id FROM {responses} LIMIT 1' );
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
