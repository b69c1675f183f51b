<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A requirement for one answer. `compare` is one of LogicShape::COMPARE. */
final class Condition {

	/** @param string|int|list<string> $value the value to compare the answer with */
	public function __construct(
		public readonly string $questionId,
		public readonly string $compare,
		public readonly string|int|array $value
	) {}

	/** Returns null if this version of the plugin can't read the condition. */
	public static function fromArray( mixed $stored ): ?self {
		if ( ! is_array( $stored ) || ! is_string( $stored['question_id'] ?? null ) || ! is_string( $stored['compare'] ?? null ) ) {
			return null;
		}
		$value = self::value( $stored['value'] ?? null );
		return null === $value ? null : new self( $stored['question_id'], $stored['compare'], $value );
	}

	/** @return string|int|list<string>|null null if the value can't be compared */
	public static function value( mixed $stored ): string|int|array|null {
		if ( is_array( $stored ) ) {
			return array_values( array_filter( $stored, 'is_string' ) );
		}
		return is_string( $stored ) || is_int( $stored ) ? $stored : null;
	}

	/** @return array{question_id: string, compare: string, value: string|int|list<string>} */
	public function toArray(): array {
		return array(
			'question_id' => $this->questionId,
			'compare'     => $this->compare,
			'value'       => $this->value,
		);
	}
}
