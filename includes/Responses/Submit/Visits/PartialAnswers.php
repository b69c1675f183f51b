<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Visits;

use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Answers that are kept although their visitor never sent them: choices and scales, and what was typed if the owner wants it. */
final class PartialAnswers {

	/** Reads each answer by itself: conditions, required questions, and other answers don't matter, as for an older version. */
	private const SEEN = PHP_INT_MAX;

	/**
	 * Drops invalid answers, contact details, and consents, which count only if they are sent.
	 *
	 * @param list<Question> $questions of the survey
	 * @param list<array{question_id: string, value: mixed, extra?: array{comments?: string}}> $sent
	 * @param bool           $keepsText false drops typed answers and comments, too
	 * @return list<Answer>
	 */
	public static function of( array $questions, array $sent, bool $keepsText ): array {
		$checked = ( new AnswerRules( $questions ) )->check( $sent, self::SEEN );
		$kept    = array_filter(
			$checked->value,
			static fn( Answer $answer ): bool => ! $answer->isSkipped()
				&& ( $answer->type->allowsPrefill() || ( $keepsText && Question::isPartialText( $answer->type ) ) )
		);
		return array_map(
			static fn( Answer $answer ): Answer => $keepsText ? $answer : new Answer( $answer->questionId, $answer->type, $answer->value ),
			array_values( $kept )
		);
	}
}
