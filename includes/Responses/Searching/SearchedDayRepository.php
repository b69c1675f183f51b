<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Searching;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The table `uf_text_days`: of each question and day on which something was typed its version, and its texts as they are
 * searched where somebody has searched them since that version.
 *
 * Whoever changes texts changes the version of their days and empties them, in his own transaction. What a search keeps
 * counts for the version that it has read and for no other, so what was erased meanwhile cannot come back.
 */
final class SearchedDayRepository {

	/** Rows in one statement. */
	private const MANY = 200;

	/** A version is a number out of so many, drawn anew with each change: one that counts would come again after a rollback. */
	private const VERSIONS = 2_147_483_647;

	private const OF_QUESTION = 'survey_id = %d AND question_id = %s AND day BETWEEN %s AND %s';

	public function __construct( private readonly Db $db ) {}

	/**
	 * How many texts each day has, newest first, days without any left out.
	 *
	 * @return list<array{day: string, texts: int, version: int|null, bytes: int}> no version: nothing can be kept; 0
	 *                                                                            bytes: nothing is.
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

	/** Whether a question has more texts than that. */
	public function areMore( int $surveyId, string $questionId, int $texts ): bool {
		return $texts < (int) $this->db->value(
			'SELECT SUM(answers) FROM {daily_answers} WHERE survey_id = %d AND question_id = %s AND value_key = %s',
			array( $surveyId, $questionId, '#texts' )
		);
	}

	/** @return array<string, SearchedDay> of the days that are kept. */
	public function kept( int $surveyId, string $questionId, string $first, string $last ): array {
		$days = array();
		foreach ( $this->db->rows(
			'SELECT day, marks, folded FROM {text_days} WHERE ' . self::OF_QUESTION . ' AND bytes > 0',
			array( $surveyId, $questionId, $first, $last )
		) as $row ) {
			$days[ (string) $row['day'] ] = SearchedDay::kept( (string) $row['marks'], (string) $row['folded'] );
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
	 * Keeps days for the next search, each if it has this version still.
	 *
	 * @param non-empty-array<string, array{version: int, texts: SearchedDay}> $days by day.
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
	 * Texts of these days are about to be changed, or were: nobody may find what was kept of them.
	 *
	 * @param list<array{survey_id: int, question_id: string, day: string, ...}> $texts
	 */
	public function changed( array $texts ): void {
		$days    = array();
		$version = random_int( 1, self::VERSIONS );
		foreach ( $texts as [ 'survey_id' => $surveyId, 'question_id' => $questionId, 'day' => $day ] ) {
			$days[ "$surveyId|$questionId|$day" ] = array( $surveyId, $questionId, $day, $version );
		}
		ksort( $days, SORT_STRING ); // So that two processes do not wait for each other crosswise.
		foreach ( array_chunk( array_values( $days ), self::MANY ) as $some ) {
			$this->db->write(
				'INSERT INTO {text_days} (survey_id, question_id, day, version, bytes, marks, folded) VALUES '
					. implode( ', ', array_fill( 0, count( $some ), "(%d, %s, %s, %d, 0, '', '')" ) )
					. " ON DUPLICATE KEY UPDATE version = VALUES(version), bytes = 0, marks = '', folded = ''",
				array_merge( ...$some )
			);
		}
	}

	/**
	 * The same by what the texts are of.
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

	/** Days without a row get one: nothing can be kept of them before. */
	public function complete( int $surveyId ): void {
		$this->db->write(
			"INSERT IGNORE INTO {text_days} (survey_id, question_id, day, version, bytes, marks, folded)
				SELECT survey_id, question_id, day, 0, 0, '', '' FROM {daily_answers} WHERE survey_id = %d AND value_key = %s",
			array( $surveyId, '#texts' )
		);
	}

	/** @return list<array{survey_id: int, question_id: string, day: string}> days of a survey of which texts are kept. */
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
