<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads responses with all their facets, and finds those that lack an ordinal. */
final class FacetedRowsQuery {

	private const COLUMNS = 'r.id, r.status, r.counted, r.day, r.answers, r.page_name, r.page_url, r.browser, r.os, r.device, r.country, r.language, r.seconds';

	private const STRAY = ' FROM {places} p LEFT JOIN {responses} r ON r.id = p.response_id AND r.survey_id = p.survey_id
		WHERE p.survey_id = %d AND r.id IS NULL';

	/** Rows per query by ordinal. */
	private const MANY = 200;

	public function __construct( private readonly Db $db ) {}

	/** @return array<int, FacetedResponse> by place, from $from up to but not including $to */
	public function between( int $surveyId, int $from, int $to ): array {
		$marked = array();
		foreach ( $this->db->rows(
			'SELECT p.place, ' . self::COLUMNS . ' FROM {places} p JOIN {responses} r ON r.id = p.response_id
				WHERE p.survey_id = %d AND p.place >= %d AND p.place < %d ORDER BY p.place',
			array( $surveyId, $from, $to )
		) as $row ) {
			$marked[ (int) $row['place'] ] = FacetedResponse::fromRow( $row );
		}
		return $marked;
	}

	/**
	 * @param list<int> $places
	 * @return iterable<int, FacetedResponse> by place; loaded a few at a time, as each may be 64 KB
	 */
	public function at( int $surveyId, array $places ): iterable {
		foreach ( array_chunk( $places, self::MANY ) as $batch ) {
			foreach ( $this->db->rows(
				'SELECT p.place, ' . self::COLUMNS . ' FROM {places} p JOIN {responses} r ON r.id = p.response_id
					WHERE p.survey_id = %d AND p.place IN (' . Db::placeholders( $batch ) . ')',
				array( $surveyId, ...$batch )
			) as $row ) {
				yield (int) $row['place'] => FacetedResponse::fromRow( $row );
			}
		}
	}

	/** @return list<FacetedResponse> a survey's uncounted responses that will get a place, oldest first */
	public function notCounted( int $surveyId, ResponseStatus $status, int $most ): array {
		$rows = $this->db->rows(
			'SELECT ' . self::COLUMNS . ' FROM {responses} r WHERE r.counted = %d AND r.status = %s AND r.survey_id = %d ORDER BY r.id LIMIT %d',
			array( CountingState::NOT_YET->value, $status->value, $surveyId, $most )
		);
		return array_map( static fn( array $row ): FacetedResponse => FacetedResponse::fromRow( $row ), $rows );
	}

	/**
	 * Returns counted responses without an ordinal, starting after this id. They exist only if an older version without
	 * ordinals counted them.
	 *
	 * @return list<array{id: int, survey_id: int}> in the order of ids.
	 */
	public function withoutPlace( int $after, int $most ): array {
		$rows = $this->db->rows(
			'SELECT r.id, r.survey_id FROM {responses} r LEFT JOIN {places} p ON p.response_id = r.id
				WHERE r.id > %d AND r.counted <> %d AND p.response_id IS NULL ORDER BY r.id LIMIT %d',
			array( $after, CountingState::NOT_YET->value, $most )
		);
		return array_map(
			static fn( array $row ): array => array(
				'id'        => (int) $row['id'],
				'survey_id' => (int) $row['survey_id'],
			),
			$rows
		);
	}

	/** @return list<int> those of one survey, in the order of ids */
	public function withoutPlaceOf( int $surveyId, int $after, int $most ): array {
		$rows = $this->db->rows(
			'SELECT r.id FROM {responses} r LEFT JOIN {places} p ON p.response_id = r.id
				WHERE r.survey_id = %d AND r.id > %d AND r.counted <> %d AND p.response_id IS NULL ORDER BY r.id LIMIT %d',
			array( $surveyId, $after, CountingState::NOT_YET->value, $most )
		);
		return array_map( static fn( array $row ): int => (int) $row['id'], $rows );
	}

	public function countWithoutPlace( int $surveyId ): int {
		return (int) $this->db->value(
			'SELECT COUNT(*) FROM {responses} r LEFT JOIN {places} p ON p.response_id = r.id
				WHERE r.survey_id = %d AND r.counted <> %d AND p.response_id IS NULL',
			array( $surveyId, CountingState::NOT_YET->value )
		);
	}

	/** @return list<int> some of the ids that have a place in this survey, but whose response no longer exists */
	public function stray( int $surveyId, int $most ): array {
		$rows = $this->db->rows( 'SELECT p.response_id' . self::STRAY . ' LIMIT %d', array( $surveyId, $most ) );
		return array_map( static fn( array $row ): int => (int) $row['response_id'], $rows );
	}

	public function countStray( int $surveyId ): int {
		return (int) $this->db->value( 'SELECT COUNT(*)' . self::STRAY, array( $surveyId ) );
	}
}
