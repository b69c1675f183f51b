<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Conditions under which a question is asked or an email is sent: all must be met. Pure. */
final class ConditionalLogic {

	/** @param list<Condition> $conditions */
	public function __construct(
		public readonly bool $enabled = false,
		public readonly string $action = 'show',
		public readonly array $conditions = array()
	) {}

	/** @param string $switch `enabled` in a question, `enable` in an email; both are public. */
	public static function fromArray( mixed $stored, string $switch = 'enabled', string $action = 'show' ): self {
		$stored     = is_array( $stored ) ? $stored : array();
		$conditions = is_array( $stored['conditions'] ?? null ) ? $stored['conditions'] : array();

		return new self(
			true === ( $stored[ $switch ] ?? false ),
			is_string( $stored['action'] ?? null ) ? $stored['action'] : $action,
			array_values( array_filter( array_map( self::condition( ... ), $conditions ) ) )
		);
	}

	/** Condition's own method as a callback would load the class for logic without conditions. */
	private static function condition( mixed $stored ): ?Condition {
		return Condition::fromArray( $stored );
	}

	/**
	 * Drops conditions about questions that are not in the list; if none remain, the logic is off. Conditions without a
	 * question stay.
	 *
	 * @param list<string> $questionIds
	 */
	public function about( array $questionIds ): self {
		$left = array_filter(
			$this->conditions,
			static fn( Condition $condition ): bool => in_array( $condition->questionId, array( '', ...$questionIds ), true )
		);
		return new self( $this->enabled && array() !== $left, $this->action, array_values( $left ) );
	}

	/** Drops conditions without a question; if none remain, the logic is off. */
	public function finished(): self {
		$left = array_filter(
			$this->conditions,
			static fn( Condition $condition ): bool => '' !== $condition->questionId && '' !== $condition->compare
		);
		return new self( $this->enabled && array() !== $left, $this->action, array_values( $left ) );
	}

	/** @param array<array-key, string> $ids old question ids to new ones */
	public function rewired( array $ids ): self {
		$rewired = array_map(
			static fn( Condition $condition ): Condition => new Condition(
				$ids[ $condition->questionId ] ?? $condition->questionId,
				$condition->compare,
				$condition->value
			),
			$this->conditions
		);
		return new self( $this->enabled, $this->action, $rewired );
	}

	/**
	 * @return array{
	 *     action: string,
	 *     conditions: list<array{question_id: string, compare: string, value: string|int|list<string>}>,
	 * } everything except the switch, whose name differs
	 */
	public function toArray(): array {
		return array(
			'action'     => $this->action,
			'conditions' => array_map( static fn( Condition $condition ): array => $condition->toArray(), $this->conditions ),
		);
	}
}
