<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One answer as it is stored.
 *
 * It carries the type that its question had when it was answered, so that a recount gives the same numbers even if the survey
 * has changed since.
 */
final class Answer {

	/**
	 * @param string|int|list<string>|null $value null for a question that the visitor skipped.
	 * @param string $comments empty if there is none; same for `$name`
	 */
	public function __construct(
		public readonly string $questionId,
		public readonly QuestionType $type,
		public readonly string|int|array|null $value,
		public readonly string $comments = '',
		public readonly string $name = ''
	) {}

	public function isSkipped(): bool {
		return null === $this->value;
	}

	/**
	 * Returns the chosen values as text, which charts count; empty for a typed answer.
	 *
	 * @return list<string>
	 */
	public function countedValues(): array {
		if ( null === $this->value || ! $this->type->isQuantitative() ) {
			return array();
		}
		return is_array( $this->value ) ? $this->value : array( (string) $this->value );
	}

	/** Returns typed text; empty for a choice. */
	public function text(): string {
		return is_string( $this->value ) && ! $this->type->isQuantitative() ? $this->value : '';
	}

	/**
	 * @return array{
	 *     question_id: string,
	 *     value: string|int|list<string>|null,
	 *     extra?: array<string, string>,
	 * } in the contract's shape of an answer
	 */
	public function toArray(): array {
		$extra  = array_filter(
			array(
				'comments' => $this->comments,
				'name'     => $this->name,
			),
			static fn( string $text ): bool => '' !== $text
		);
		$answer = array(
			'question_id' => $this->questionId,
			'value'       => $this->value,
		);
		return array() === $extra ? $answer : $answer + array( 'extra' => $extra );
	}
}
