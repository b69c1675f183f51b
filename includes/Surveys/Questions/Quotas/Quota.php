<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Quotas;

use UserFeedback\Surveys\Questions\Comparison;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\LogicEvaluator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A number of responses to count from a group of people. Pure.
 *
 * @phpstan-import-type Values from LogicEvaluator
 */
final class Quota {

	/** @param list<Condition> $conditions whose `questionId` may also be one of QuotaShape::SUBJECTS. */
	private function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly int $target,
		public readonly array $conditions
	) {}

	/**
	 * @param array<array-key, mixed> $behavior settings as stored.
	 * @return list<self> the readable ones, as the owner sorted them.
	 */
	public static function listOf( array $behavior ): array {
		$quotas = array();
		foreach ( is_array( $behavior['quotas'] ?? null ) ? $behavior['quotas'] : array() as $stored ) {
			if ( is_array( $stored ) && is_string( $stored['id'] ?? null ) && is_int( $stored['target'] ?? null ) ) {
				$label      = is_string( $stored['label'] ?? null ) ? $stored['label'] : '';
				$conditions = is_array( $stored['conditions'] ?? null ) ? $stored['conditions'] : array();
				$conditions = array_values( array_filter( array_map( array( Condition::class, 'fromArray' ), $conditions ) ) );
				$quotas[]   = new self( $stored['id'], $label, $stored['target'], $conditions );
			}
		}
		return $quotas;
	}

	/**
	 * Returns the quotas of a copied survey, about the questions of the copy.
	 *
	 * @param array<string, mixed>  $behavior
	 * @param array<string, string> $ids old question ID to new.
	 * @return list<array<string, mixed>>
	 */
	public static function rewired( array $behavior, array $ids ): array {
		return array_map(
			static fn( self $quota ): array => array(
				'id'         => $quota->id,
				'label'      => $quota->label,
				'target'     => $quota->target,
				'conditions' => array_map(
					static fn( Condition $condition ): array => array(
						'question_id' => $ids[ $condition->questionId ] ?? $condition->questionId,
					) + $condition->toArray(),
					$quota->conditions
				),
			),
			self::listOf( $behavior )
		);
	}

	/**
	 * Returns true if a response belongs to it. Without a condition, none does: the owner hasn't finished it.
	 *
	 * @param Values $values answers by question, with the labels of options, and the values of QuotaShape::SUBJECTS.
	 */
	public function matches( array $values ): bool {
		foreach ( $this->conditions as $condition ) {
			$given  = $values[ $condition->questionId ] ?? null;
			$wanted = self::wanted( $condition );
			if ( 'language' === $condition->questionId && is_string( $wanted ) && is_string( $given ) ) {
				$given = str_contains( $wanted, '-' ) ? $given : explode( '-', $given )[0]; // "de" also means "de-AT".
			}
			if ( ! Comparison::holds( $condition->compare, $wanted, $given ) ) {
				return false;
			}
		}
		return array() !== $this->conditions;
	}

	/**
	 * Returns its conditions if they are all about the visit, so that a visitor's browser can evaluate them before the survey
	 * shows (widget/shared/targeting/full-quotas.ts); otherwise an empty list.
	 *
	 * @return list<array{about: string, compare: string, value: string}>
	 */
	public function aboutVisit(): array {
		$found = array();
		foreach ( $this->conditions as $condition ) {
			$value   = self::wanted( $condition );
			$isKnown = in_array( $condition->questionId, QuotaShape::SUBJECTS, true )
				&& in_array( $condition->compare, QuotaShape::COMPARISONS, true );
			if ( $isKnown && is_string( $value ) ) {
				$found[] = array( 'about' => $condition->questionId, 'compare' => $condition->compare, 'value' => $value );
			}
		}
		return count( $found ) === count( $this->conditions ) ? $found : array();
	}

	/**
	 * Returns the value of a condition as visits have it: languages in lowercase letters, paths decoded.
	 *
	 * @return string|int|list<string>
	 */
	private static function wanted( Condition $condition ): string|int|array {
		$value = $condition->value;
		if ( ! is_string( $value ) ) {
			return $value;
		}
		return match ( $condition->questionId ) {
			'language' => strtolower( $value ),
			'path'     => rawurldecode( '=' === $condition->compare ? rtrim( $value, '/' ) . '/' : $value ),
			default    => $value,
		};
	}

	/** Returns true if both have the same conditions. */
	public function countsLike( self $other ): bool {
		$conditions = static fn( self $quota ): array => array_map(
			static fn( Condition $condition ): array => $condition->toArray(),
			$quota->conditions
		);
		return $conditions( $this ) === $conditions( $other );
	}
}
