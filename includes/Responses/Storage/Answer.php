<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

use Closure;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One answer as it is stored, in the JSON of a response's row.
 *
 * It carries the type that its question had when it was answered, so that a recount gives the same numbers even if the survey
 * has changed since. A choice is stored as its option's id.
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

	/**
	 * @param list<self> $answers
	 * @return array<string, string|int|list<string>|null> by question
	 */
	public static function values( array $answers ): array {
		return array_column( $answers, 'value', 'questionId' );
	}

	/** Returns typed text; empty for a choice. */
	public function text(): string {
		return is_string( $this->value ) && ! $this->type->isQuantitative() ? $this->value : '';
	}

	/** Returns the answer with the current labels of its choices, as people read it, in place of their ids. */
	public function labeled( ?Question $question ): self {
		return null === $question ? $this : $this->mapped( $question->labelOf( ... ) );
	}

	/** Returns the answer with the ids of its choices, as it is stored, in place of the labels of a question's form. */
	public function identified( Question $question ): self {
		return $this->mapped( $question->idOf( ... ) );
	}

	/** @param Closure(string): string $map */
	private function mapped( Closure $map ): self {
		$value = $this->value;
		if ( ! $this->type->hasOptions() || ! ( is_string( $value ) || is_array( $value ) ) ) {
			return $this;
		}
		return new self(
			$this->questionId,
			$this->type,
			is_array( $value ) ? array_map( $map, $value ) : $map( $value ),
			$this->comments,
			$this->name
		);
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

	/**
	 * @param list<self> $answers
	 * @throws StorageFailed an answer isn't valid text; validated answers always are.
	 */
	public static function toJson( array $answers ): string {
		$rows = array_map( static fn( self $answer ): array => array( 'type' => $answer->type->name ) + $answer->toArray(), $answers );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- WordPress's function would repair invalid text, and store an answer that nobody gave.
		$json = json_encode( $rows, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return is_string( $json ) ? $json : throw new StorageFailed( 'The answers cannot be written as JSON.' );
	}

	/**
	 * Returns the readable answers if a row is damaged or comes from a version with other types.
	 *
	 * @return list<self>
	 */
	public static function fromJson( string $json ): array {
		$rows = json_decode( $json, true );
		return array_values( array_filter( array_map( self::fromRow( ... ), is_array( $rows ) ? $rows : array() ) ) );
	}

	private static function fromRow( mixed $row ): ?self {
		if ( ! is_array( $row ) ) {
			return null;
		}
		$type = QuestionTypes::find( $row['type'] ?? null );
		$id   = self::readText( $row, 'question_id' );
		if ( null === $type || '' === $id ) {
			return null;
		}
		$extra = isset( $row['extra'] ) && is_array( $row['extra'] ) ? $row['extra'] : array();
		return new self(
			$id,
			$type,
			self::readValue( $row['value'] ?? null ),
			self::readText( $extra, 'comments' ),
			self::readText( $extra, 'name' )
		);
	}

	/** @return string|int|list<string>|null */
	private static function readValue( mixed $value ): string|int|array|null {
		if ( is_array( $value ) ) {
			return array_values( array_filter( $value, 'is_string' ) );
		}
		return is_string( $value ) || is_int( $value ) ? $value : null;
	}

	/** @param array<array-key, mixed> $row */
	private static function readText( array $row, string $key ): string {
		$text = $row[ $key ] ?? '';
		return is_string( $text ) ? $text : '';
	}
}
