<?php
declare(strict_types=1);

namespace UserFeedback\Results\Texts;

use UserFeedback\Database\Db;
use UserFeedback\Responses\Counting\Tally;
use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts of one question, newest first. Rows that are passed over are passed over in an index, and their texts not read. */
final class TextListQuery {

	/** MariaDB 11.8 would rather read the texts of all surveys than enter the index for a twelfth of them. */
	private const BY_DAYS      = '{texts} FORCE INDEX (question_days)';
	private const OF_QUESTION  = 'survey_id = %d AND question_id = %s AND day BETWEEN %s AND %s';
	private const NEWEST_FIRST = 'ORDER BY day DESC, submitted_at DESC, response_id DESC LIMIT %d OFFSET %d';
	private const COLUMNS      = 'response_id, question_id, kind, day, submitted_at, text';

	public function __construct( private readonly Db $db ) {}

	/** @return array<string, int> day to texts, newest first, days without any left out; out of the rollup. */
	public function perDay( int $surveyId, string $questionId, DayRange $range ): array {
		$rows = $this->db->rows(
			'SELECT day, answers FROM {daily_answers} WHERE ' . self::OF_QUESTION . ' AND value_key = %s AND answers > 0 ORDER BY day DESC',
			array( $surveyId, $questionId, $range->first(), $range->last(), Tally::TEXTS )
		);
		$days = array();
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = (int) $row['answers'];
		}
		return $days;
	}

	/** @return list<TextAnswer> */
	public function texts( int $surveyId, string $questionId, DayRange $range, int $limit, int $offset ): array {
		return $this->read(
			'SELECT t.response_id, t.question_id, t.kind, t.day, t.submitted_at, t.text
			FROM (SELECT id FROM {texts} WHERE ' . self::OF_QUESTION . ' ' . self::NEWEST_FIRST . ') AS page
			JOIN {texts} t ON t.id = page.id
			ORDER BY t.day DESC, t.submitted_at DESC, t.response_id DESC',
			array( $surveyId, $questionId, $range->first(), $range->last(), $limit, $offset )
		);
	}

	/**
	 * Reads every text of the range, so the caller sees to it that these are not too many.
	 *
	 * @return list<TextAnswer>
	 */
	public function matching( int $surveyId, string $questionId, DayRange $range, string $search, int $limit, int $offset ): array {
		return $this->read(
			'SELECT '
				. self::COLUMNS
				. ' FROM '
				. self::BY_DAYS
				. ' WHERE '
				. self::OF_QUESTION
				. ' AND text LIKE %s '
				. self::NEWEST_FIRST,
			array( $surveyId, $questionId, $range->first(), $range->last(), $this->db->like( $search ), $limit, $offset )
		);
	}

	public function countMatching( int $surveyId, string $questionId, DayRange $range, string $search ): int {
		return (int) $this->db->value(
			'SELECT COUNT(*) FROM ' . self::BY_DAYS . ' WHERE ' . self::OF_QUESTION . ' AND text LIKE %s',
			array( $surveyId, $questionId, $range->first(), $range->last(), $this->db->like( $search ) )
		);
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar>   $values
	 * @return list<TextAnswer>
	 */
	private function read( string $sql, array $values ): array {
		return array_map( array( TextAnswer::class, 'ofRow' ), $this->db->rows( $sql, $values ) );
	}
}
