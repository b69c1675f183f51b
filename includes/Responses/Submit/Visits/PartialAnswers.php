<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Visits;

use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Answers that are kept although their visitor never sent them: choices and scales. */
final class PartialAnswers {

	/** Reads each answer by itself: conditions, required questions, and other answers don't matter, as for an older version. */
	private const SEEN = PHP_INT_MAX;

	/**
	 * Drops invalid answers, typed ones, and consents, which count only if they are sent.
	 *
	 * @param list<Question> $questions of the survey
	 * @param list<array{question_id: string, value: mixed}> $sent
	 * @return list<Answer>
	 */
	public static function of( array $questions, array $sent ): array {
		$checked = ( new AnswerRules( $questions ) )->check( $sent, self::SEEN );
		return array_values(
			array_filter(
				$checked->value,
				static fn( Answer $answer ): bool => ! $answer->isSkipped() && $answer->type->allowsPrefill()
			)
		);
	}
}
