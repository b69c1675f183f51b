<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rules for a usable condition: it names a question, and an operator and a value that fit the question's type. */
final class ConditionRules {

	/** @var array<string, Question> */
	private array $subjects = array();

	/** @param list<Question> $questions the survey's questions */
	public function __construct( array $questions ) {
		foreach ( $questions as $question ) {
			foreach ( $question->answerable() as $subject ) {
				$this->subjects[ $subject->id ] = $subject;
			}
		}
	}

	/**
	 * @param string $path of the conditions: `questions[1].logic.conditions`.
	 * @return list<Violation> empty while the logic is off, because it decides nothing
	 */
	public function violations( ConditionalLogic $logic, string $path ): array {
		$found = array();
		foreach ( $logic->enabled ? $logic->conditions : array() as $index => $condition ) {
			$fault = $this->ofOne( $condition, "{$path}[$index]" );
			if ( null !== $fault ) {
				$found[] = $fault;
			}
		}
		return $found;
	}

	/** Checks a condition that decides something. */
	public function ofOne( Condition $condition, string $path ): ?Violation {
		$subject = $this->subjects[ $condition->questionId ] ?? null;
		return match ( true ) {
			null === $subject => new Violation(
				"$path.question_id",
				'required',
				null,
				__( 'Choose a question for this condition.', 'userfeedback' )
			),
			! in_array( $condition->compare, $subject->type->comparisons(), true ) => new Violation(
				"$path.compare",
				'compare',
				null,
				__( 'A condition uses a comparison that doesn’t work with its question. Choose another comparison.', 'userfeedback' )
			),
			in_array( $condition->value, array( '', array() ), true ) => new Violation(
				"$path.value",
				'required',
				null,
				__( 'Choose an answer.', 'userfeedback' )
			),
			! self::canBeAnswered( $subject, $condition->value ) => new Violation(
				"$path.value",
				'unknown_option',
				null,
				match ( true ) {
					$subject->type->isDate()       => __( 'Enter a date in the format 2026-11-21.', 'userfeedback' ),
				$subject->type->isTypedValue() => __( 'Enter a whole number without separators.', 'userfeedback' ),
				default                        => __( 'This answer no longer exists. Choose another.', 'userfeedback' ),
				}
			),
			default => null,
		};
	}

	/** @param string|int|list<string> $value */
	private static function canBeAnswered( Question $subject, string|int|array $value ): bool {
		if ( $subject->type->maxLength() > 0 ) {
			return is_string( $value );
		}
		$known = $subject->knownValues();
		if ( $subject->type->isTypedValue() ) {
			return ! is_array( $value ) && null !== $subject->type->orderOf( (string) $value );
		}
		if ( is_array( $value ) ) {
			return $subject->type->isMultiple() && array() !== $value && array() === array_diff( $value, $known );
		}
		return in_array( $subject->type->isNumeric() ? (string) $value : $value, $known, true );
	}
}
