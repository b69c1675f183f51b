<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The table `uf_text_days`: for each question and day with typed texts, its version, and its searchable texts if they were
 * searched since that version.
 *
 * A process that changes texts also changes the version of their days and clears their cache, in its own transaction. What a
 * search stores is valid only for the version that it read, so erased texts can't reappear.
 */
final class SearchSegmentRepository {

	/** Rows per statement. */
	private const MANY = 200;

	/** Range of random versions, one per change: a counter would repeat a version after a rollback. */
	private const VERSIONS = 2_147_483_647;

	private const OF_QUESTION = 'survey_id = %d AND question_id = %s AND day BETWEEN %s AND %s';

	public function __construct( private readonly Db $db ) {}

	/**
	 * Returns the number of texts per day, newest first, without empty days.
	 *
	 * @return list<array{day: string, texts: int, version: int|null, bytes: int}> null version: can't be cached; 0
	 *                                                                            bytes: not cached.
	 */
	public function days( int $surveyId, string $questionId, string $first, string $last ): array {
		$rows = $this->db->rows(
			'SELECT a.day, a.answers, s.version, s.bytes FROM {daily_answers} a
				LEFT JOIN {text_days} s ON s.survey_id = a.survey_id AND s.question_id = a.question_id AND s.day = a.day
				WHERE a.survey_id = %d AND a.question_id = %s AND a.day BETWEEN %s AND %s AND a.value_key = %s AND a.answers > 0
				ORDER BY a.day DESC',
			array( $surveyId, $questionId, $first, $last, '#texts' )
		);
		return array_map(
			static fn( array $row ): array => array(
				'day'     => (string) $row['day'],
				'texts'   => (int) $row['answers'],
				'version' => null === $row['version'] ? null : (int) $row['version'],
				'bytes'   => (int) $row['bytes'],
			),
			$rows
		);
	}

	/** Returns true if there are more texts than that. */
	public function areMore( int $surveyId, string $questionId, int $texts ): bool {
		return $texts < (int) $this->db->value(
			'SELECT SUM(answers) FROM {daily_answers} WHERE survey_id = %d AND question_id = %s AND value_key = %s',
			array( $surveyId, $questionId, '#texts' )
		);
	}

	/** @return array<string, SearchSegment> the cached days */
	public function kept( int $surveyId, string $questionId, string $first, string $last ): array {
		$days = array();
		foreach ( $this->db->rows(
			'SELECT day, marks, folded FROM {text_days} WHERE ' . self::OF_QUESTION . ' AND bytes > 0',
			array( $surveyId, $questionId, $first, $last )
		) as $row ) {
			$days[ (string) $row['day'] ] = SearchSegment::kept( (string) $row['marks'], (string) $row['folded'] );
		}
		return $days;
	}

	/** @return list<array<string, string|null>> some of the texts themselves, newest first. */
	public function rows( int $surveyId, string $questionId, string $first, string $last, int $limit, int $offset ): array {
		return $this->db->rows(
			'SELECT t.day, t.response_id, t.kind, t.text, p.place FROM (
				SELECT id FROM {texts} FORCE INDEX (question_days) WHERE ' . self::OF_QUESTION . '
				ORDER BY day DESC, submitted_at DESC, response_id DESC, id DESC LIMIT %d OFFSET %d
			) page JOIN {texts} t ON t.id = page.id LEFT JOIN {places} p ON p.response_id = t.response_id
			ORDER BY t.day DESC, t.submitted_at DESC, t.response_id DESC, t.id DESC',
			array( $surveyId, $questionId, $first, $last, $limit, $offset )
		);
	}

	/**
	 * Caches days for the next search, each if its version is unchanged.
	 *
	 * @param non-empty-array<string, array{version: int, texts: SearchSegment}> $days by day.
	 */
	public function keep( int $surveyId, string $questionId, array $days ): void {
		$marks    = array();
		$folded   = array();
		$bytes    = array();
		$versions = array();
		foreach ( $days as $day => $kept ) {
			array_push( $marks, $day, $kept['texts']->marks );
			array_push( $folded, $day, $kept['texts']->folded );
			array_push( $bytes, $day, $kept['texts']->bytes() );
			array_push( $versions, $day, $kept['version'] );
		}
		$text   = implode( ' ', array_fill( 0, count( $days ), 'WHEN %s THEN %s' ) );
		$number = implode( ' ', array_fill( 0, count( $days ), 'WHEN %s THEN %d' ) );
		$same   = implode( ' OR ', array_fill( 0, count( $days ), '(day = %s AND version = %d)' ) );
		$this->db->write(
			"UPDATE {text_days} SET marks = CASE day $text ELSE marks END, folded = CASE day $text ELSE folded END,
				bytes = CASE day $number ELSE bytes END WHERE survey_id = %d AND question_id = %s AND ($same)",
			array( ...$marks, ...$folded, ...$bytes, $surveyId, $questionId, ...$versions )
		);
	}

	/**
	 * Invalidates the cache of days whose texts are about to be changed, or were changed.
	 *
	 * @param list<array{survey_id: int, question_id: string, day: string, ...}> $texts
	 */
	public function changed( array $texts ): void {
		$days    = array();
		$version = random_int( 1, self::VERSIONS );
		foreach ( $texts as [ 'survey_id' => $surveyId, 'question_id' => $questionId, 'day' => $day ] ) {
			$days[ "$surveyId|$questionId|$day" ] = array( $surveyId, $questionId, $day, $version );
		}
		ksort( $days, SORT_STRING ); // So that two processes can't deadlock.
		foreach ( array_chunk( array_values( $days ), self::MANY ) as $batch ) {
			$this->db->write(
				'INSERT INTO {text_days} (survey_id, question_id, day, version, bytes, marks, folded) VALUES '
					. implode( ', ', array_fill( 0, count( $batch ), "(%d, %s, %s, %d, 0, '', '')" ) )
					. " ON DUPLICATE KEY UPDATE version = VALUES(version), bytes = 0, marks = '', folded = ''",
				array_merge( ...$batch )
			);
		}
	}

	/**
	 * Does the same for texts by their id or response.
	 *
	 * @param non-empty-list<int> $ids
	 * @param literal-string      $column of `uf_texts`.
	 */
	public function changedOf( array $ids, string $column ): void {
		$this->changed(
			array_map(
				static fn( array $row ): array => array(
					'survey_id'   => (int) $row['survey_id'],
					'question_id' => (string) $row['question_id'],
					'day'         => (string) $row['day'],
				),
				$this->db->rows(
					"SELECT DISTINCT survey_id, question_id, day FROM {texts} WHERE $column IN (" . Db::placeholders( $ids ) . ')',
					$ids
				)
			)
		);
	}

	/** Adds rows for days that have none: without a row, a day can't be cached. */
	public function complete( int $surveyId ): void {
		$this->db->write(
			"INSERT IGNORE INTO {text_days} (survey_id, question_id, day, version, bytes, marks, folded)
				SELECT survey_id, question_id, day, 0, 0, '', '' FROM {daily_answers} WHERE survey_id = %d AND value_key = %s",
			array( $surveyId, '#texts' )
		);
	}

	/** @return list<array{survey_id: int, question_id: string, day: string}> cached days of a survey */
	public function keptOf( int $surveyId ): array {
		return array_map(
			static fn( array $row ): array => array(
				'survey_id'   => $surveyId,
				'question_id' => (string) $row['question_id'],
				'day'         => (string) $row['day'],
			),
			$this->db->rows( 'SELECT question_id, day FROM {text_days} WHERE survey_id = %d AND bytes > 0', array( $surveyId ) )
		);
	}
}
