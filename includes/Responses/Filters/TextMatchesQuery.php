<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Filters;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which responses contain a text, of the newest texts of a question: no index can look into a million of them in time. */
final class TextMatchesQuery {

	/** Texts that are looked through. */
	public const SEARCHED = 20_000;

	public function __construct( private readonly Db $db ) {}

	/** @return array<int, int|null> id to place, of responses; null for one that has none yet. */
	public function matching( int $surveyId, string $questionId, string $text ): array {
		$found = array();
		foreach ( $this->db->rows(
			'SELECT t.response_id, p.place FROM (
				SELECT response_id, text FROM {texts} FORCE INDEX (question_days) WHERE survey_id = %d AND question_id = %s
				ORDER BY day DESC, submitted_at DESC, response_id DESC LIMIT %d
			) t LEFT JOIN {places} p ON p.response_id = t.response_id WHERE t.text LIKE %s',
			array( $surveyId, $questionId, self::SEARCHED, $this->db->like( $text ) )
		) as $row ) {
			$found[ (int) $row['response_id'] ] = null === $row['place'] ? null : (int) $row['place'];
		}
		return $found;
	}

	/** Whether a question has more texts than are looked through. */
	public function areMore( int $surveyId, string $questionId ): bool {
		return self::SEARCHED < (int) $this->db->value(
			'SELECT SUM(answers) FROM {daily_answers} WHERE survey_id = %d AND question_id = %s AND value_key = %s',
			array( $surveyId, $questionId, '#texts' )
		);
	}
}
