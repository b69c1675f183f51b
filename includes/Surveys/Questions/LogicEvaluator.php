<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Decides which questions of a survey are asked, based on the answers.
 *
 * The browser decides the same way (widget/shared/logic/logic.ts); tests/fixtures/logic.json runs against both. No WordPress here.
 *
 * Values are answers by question id; null for a skipped question.
 *
 * @phpstan-type Values array<string, string|int|list<string>|null>
 */
final class LogicEvaluator {

	/**
	 * Goes from the first question to the last. A condition sees only earlier questions that were asked themselves, so
	 * conditions can't form a loop, and the answer to a question that is now hidden doesn't count.
	 *
	 * @param list<Question> $questions in their order.
	 * @param Values         $values
	 * @return list<string> ids in the same order, including required questions, answered or not
	 */
	public static function askedQuestions( array $questions, array $values ): array {
		$asked   = array();
		$counted = array();
		foreach ( $questions as $question ) {
			if ( self::letsThrough( $question->logic, $counted ) ) {
				$asked[]                  = $question->id;
				$counted[ $question->id ] = $values[ $question->id ] ?? null;
			}
		}
		return $asked;
	}

	/**
	 * @param list<Condition> $conditions
	 * @param Values          $values a missing question has no answer
	 */
	public static function allHold( array $conditions, array $values ): bool {
		foreach ( $conditions as $condition ) {
			if ( ! Comparison::holds( $condition->compare, $condition->value, $values[ $condition->questionId ] ?? null ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns true if the logic allows its question or message. Logic without conditions always does.
	 *
	 * @param Values $values
	 */
	public static function letsThrough( ConditionalLogic $logic, array $values ): bool {
		if ( ! $logic->enabled || array() === $logic->conditions ) {
			return true;
		}
		return self::allHold( $logic->conditions, $values ) === ( 'hide' !== $logic->action );
	}
}
