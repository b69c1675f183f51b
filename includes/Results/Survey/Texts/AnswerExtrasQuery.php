<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Values that belong to a text: the name with an email address, or the score that a comment explains. */
final class AnswerExtrasQuery {

	/** Responses per query: each may be 64 KB, and only two words of it are used. */
	private const MANY = 100;

	public function __construct( private readonly Db $db ) {}

	/** Returns true if texts of this question type have such a value. */
	public static function concerns( QuestionType $type ): bool {
		return $type->allowsName() || $type->isNumeric();
	}

	/**
	 * @param list<TextAnswer> $texts
	 * @return list<TextAnswer> the same texts, in order
	 */
	public function addTo( array $texts ): array {
		$complete = array();
		foreach ( array_chunk( $texts, self::MANY ) as $some ) {
			$answers = $this->answers(
				array_values( array_unique( array_map( static fn( TextAnswer $text ): int => $text->responseId, $some ) ) )
			);
			foreach ( $some as $text ) {
				$answer     = $answers[ $text->responseId ][ $text->questionId ] ?? null;
				$complete[] = null === $answer ? $text : $text->with( $answer->name, is_int( $answer->value ) ? $answer->value : null );
			}
		}
		return $complete;
	}

	/**
	 * @param non-empty-list<int> $responseIds
	 * @return array<int, array<string, Answer>> by response and question.
	 */
	private function answers( array $responseIds ): array {
		$answers = array();
		foreach ( $this->db->rows(
			'SELECT id, answers FROM {responses} WHERE id IN (' . Db::placeholders( $responseIds ) . ')',
			$responseIds
		) as $row ) {
			foreach ( Answer::fromJson( (string) $row['answers'] ) as $answer ) {
				if ( self::concerns( $answer->type ) ) {
					$answers[ (int) $row['id'] ][ $answer->questionId ] = $answer;
				}
			}
		}
		return $answers;
	}
}
