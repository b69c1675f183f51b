<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Responses\Index\Text\SearchMatch;
use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts of one question, newest first. The offset is applied in an index, so skipped texts are not read. */
final class TextListQuery {

	private const OF_QUESTION  = 'survey_id = %d AND question_id = %s AND day BETWEEN %s AND %s';
	private const NEWEST_FIRST = 'ORDER BY day DESC, submitted_at DESC, response_id DESC LIMIT %d OFFSET %d';

	/** Texts per question. */
	public const FEW = 10;

	/** SQLite requires a derived table for a LIMIT inside a union. */
	private const PIECE = 'SELECT * FROM (
		SELECT response_id, question_id, kind, day, submitted_at, text FROM {texts}
		WHERE survey_id = %d AND question_id = %s AND day BETWEEN %s AND %s
		ORDER BY day DESC, submitted_at DESC, response_id DESC LIMIT %d
	) AS newest';

	public function __construct( private readonly Db $db ) {}

	/** @return array<string, int> day to number of texts, newest first, without empty days; from the rollup */
	public function perDay( int $surveyId, string $questionId, DayRange $range ): array {
		$rows = $this->db->rows(
			'SELECT day, answers FROM {daily_answers} WHERE ' . self::OF_QUESTION . ' AND value_key = %s AND answers > 0 ORDER BY day DESC',
			array( $surveyId, $questionId, $range->first(), $range->last(), CounterDelta::TEXTS )
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
	 * @param list<SearchMatch> $found at most one page
	 * @return list<TextAnswer> in the same order.
	 */
	public function ofFound( int $surveyId, string $questionId, array $found ): array {
		if ( array() === $found ) {
			return array();
		}
		$ids   = array_map( static fn( SearchMatch $text ): int => $text->responseId, $found );
		$texts = array();
		foreach ( $this->read(
			'SELECT response_id, question_id, kind, day, submitted_at, text FROM {texts}
				WHERE survey_id = %d AND question_id = %s AND response_id IN (' . Db::placeholders( $ids ) . ')',
			array( $surveyId, $questionId, ...$ids )
		) as $text ) {
			$texts[ "$text->responseId|$text->kind" ] = $text;
		}
		$answer = static fn( SearchMatch $each ): ?TextAnswer => $texts[ "$each->responseId|$each->kind" ] ?? null;
		return array_values( array_filter( array_map( $answer, $found ) ) );
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar>   $values
	 * @return list<TextAnswer>
	 */
	private function read( string $sql, array $values ): array {
		return array_map( array( TextAnswer::class, 'ofRow' ), $this->db->rows( $sql, $values ) );
	}

	/**
	 * The newest texts of each question, in one query.
	 *
	 * It joins one subquery per question by UNION ALL, so that each reads its few rows from the end of an index. A window function
	 * would be shorter, but WordPress still runs on MySQL 5.7, and it would number every text first.
	 *
	 * @param list<string> $questionIds
	 * @return array<string, list<TextAnswer>> by question, newest first.
	 */
	public function newestOfSurvey( int $surveyId, array $questionIds, DayRange $range ): array {
		if ( array() === $questionIds ) {
			return array();
		}
		$values = array();
		foreach ( $questionIds as $questionId ) {
			array_push( $values, $surveyId, $questionId, $range->first(), $range->last(), self::FEW );
		}
		$pieces = implode( ' UNION ALL ', array_fill( 0, count( $questionIds ), self::PIECE ) );
		$texts  = array();
		foreach ( $this->db->rows( $pieces, $values ) as $row ) {
			$texts[ (string) $row['question_id'] ][] = TextAnswer::ofRow( $row );
		}
		return $texts;
	}
}
