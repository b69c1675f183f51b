<?php
declare(strict_types=1);

namespace UserFeedback\Questions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Which questions of a survey are asked, given what was answered.
 *
 * The browser decides the same way (widget/flow/logic.ts); tests/fixtures/logic.json runs against both. No WordPress here.
 *
 * Values are answers by question id; null for a skipped question.
 *
 * @phpstan-type Values array<string, string|int|list<string>|null>
 */
final class LogicRules {

	/**
	 * From the first question to the last: what is asked rests only on questions before it that were asked themselves,
	 * so no survey can run in a circle, and the answer to a question that is hidden since counts as none.
	 *
	 * @param list<Question> $questions in their order.
	 * @param Values         $values
	 * @return list<string> ids in the same order; those of a required question too, answered or not.
	 */
	public static function asked( array $questions, array $values ): array {
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
	 * @param Values          $values a question that is not among them has no answer.
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
	 * Whether logic lets through what it is about, a question or a message: with no conditions it does.
	 *
	 * @param Values $values
	 */
	public static function letsThrough( Logic $logic, array $values ): bool {
		if ( ! $logic->enabled || array() === $logic->conditions ) {
			return true;
		}
		return self::allHold( $logic->conditions, $values ) === ( 'hide' !== $logic->action );
	}
}
