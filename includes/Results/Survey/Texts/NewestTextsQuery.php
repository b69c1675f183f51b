<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The newest texts of each question, in one query.
 *
 * It joins one subquery per question by UNION ALL, so that each reads its few rows from the end of an index. A window function
 * would be shorter, but WordPress still runs on MySQL 5.7, and it would number every text first.
 */
final class NewestTextsQuery {

	/** Texts per question. */
	public const FEW = 10;

	/** SQLite requires a derived table for a LIMIT inside a union. */
	private const PIECE = 'SELECT * FROM (
		SELECT response_id, question_id, kind, day, submitted_at, text FROM {texts}
		WHERE survey_id = %d AND question_id = %s AND day BETWEEN %s AND %s
		ORDER BY day DESC, submitted_at DESC, response_id DESC LIMIT %d
	) AS newest';

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<string> $questionIds
	 * @return array<string, list<TextAnswer>> by question, newest first.
	 */
	public function ofSurvey( int $surveyId, array $questionIds, DayRange $range ): array {
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
