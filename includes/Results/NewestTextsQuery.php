<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Database\Db;

/**
 * The newest few texts of each question, in one query.
 *
 * A piece for each question, joined by UNION ALL, so that each reads its few rows off the end of an index. A window
 * function would say it shorter, but WordPress still runs on MySQL 5.7, and it would number every text first.
 */
final class NewestTextsQuery {

	/** Texts of a question. */
	public const FEW = 10;

	/** What SQLite wants, too: a LIMIT inside a union stands in a derived table. */
	private const PIECE = 'SELECT * FROM (
		SELECT id, question_id, response_id, kind, submitted_at, text FROM {texts}
		WHERE survey_id = %d AND question_id = %s AND submitted_at BETWEEN %s AND %s AND day BETWEEN %s AND %s
		ORDER BY submitted_at DESC, id DESC LIMIT %d
	) AS newest';

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<string> $question_ids
	 * @return array<string, list<NewestText>> by question, newest first.
	 */
	public function of( int $survey_id, array $question_ids, DayRange $range ): array {
		if ( array() === $question_ids ) {
			return array();
		}
		$values = array();
		foreach ( $question_ids as $question_id ) {
			array_push( $values, $survey_id, $question_id, ...self::moments( $range ), ...array( $range->first(), $range->last(), self::FEW ) );
		}
		$pieces = implode( ' UNION ALL ', array_fill( 0, count( $question_ids ), self::PIECE ) );
		$texts  = array();
		foreach ( $this->db->rows( $pieces, $values ) as $row ) {
			$texts[ (string) $row['question_id'] ][] = new NewestText( (int) $row['response_id'], (string) $row['kind'], (string) $row['submitted_at'], (string) $row['text'] );
		}
		return $texts;
	}

	/**
	 * Moments that surely hold the range, whatever the site's time zone is or was: the index is ordered by moment, the
	 * day decides.
	 *
	 * @return array{string, string}
	 */
	private static function moments( DayRange $range ): array {
		return array(
			gmdate( 'Y-m-d', (int) strtotime( $range->first() . ' -1 day UTC' ) ) . ' 00:00:00',
			null === $range->to ? '9999-12-31 23:59:59' : gmdate( 'Y-m-d', (int) strtotime( $range->to . ' +1 day UTC' ) ) . ' 23:59:59',
		);
	}
}
