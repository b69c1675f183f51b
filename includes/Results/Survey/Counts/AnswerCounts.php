<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Counts;

use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Number of answers, skips, and answers with each value, per question, in one range of days. */
final class AnswerCounts {

	/** The most values that a question's counts have: visitors can type any number of numbers. */
	public const VALUES = 20_000;

	/** @var array<string, array<string, int>> question id and value key to count. */
	private array $counts = array();

	/** @var array<string, array<string, string>> question id and value key to value. */
	private array $values = array();

	/** Ignores values without answers. */
	public function add( string $questionId, string $valueKey, string $value, int $answers ): void {
		$isNew = ! isset( $this->counts[ $questionId ][ $valueKey ] );
		if ( 0 === $answers || ( $isNew && count( $this->counts[ $questionId ] ?? array() ) >= self::VALUES ) ) {
			return;
		}
		$this->counts[ $questionId ][ $valueKey ] = ( $this->counts[ $questionId ][ $valueKey ] ?? 0 ) + $answers;
		$this->values[ $questionId ][ $valueKey ] = $value;
	}

	public function answered( string $questionId ): int {
		return $this->counts[ $questionId ][ CounterDelta::ANSWERED ] ?? 0;
	}

	public function skipped( string $questionId ): int {
		return $this->counts[ $questionId ][ CounterDelta::SKIPPED ] ?? 0;
	}

	/**
	 * Returns a question's choices in order, including those without answers; then options that were removed since, most frequent
	 * first. Typed numbers and dates are in ascending order. Empty for a question with typed text.
	 *
	 * @return list<array{value: string, count: int, is_current: bool}> value: the label, as visitors see it
	 */
	public function ofChoices( Question $question ): array {
		if ( ! $question->type->isQuantitative() ) {
			return array();
		}
		$counts = $this->counts[ $question->id ] ?? array();
		$listed = $question->type->isTypedValue() ? $this->typed( $question, $counts ) : array();
		foreach ( $question->storedValues() as $id ) {
			$listed[] = array(
				'value'      => $question->labelOf( $id ),
				'count'      => $counts[ md5( $id ) ] ?? 0,
				'is_current' => true,
			);
			unset( $counts[ md5( $id ) ] );
		}
		unset( $counts[ CounterDelta::ANSWERED ], $counts[ CounterDelta::SKIPPED ], $counts[ CounterDelta::TEXTS ] );
		arsort( $counts );
		foreach ( $counts as $valueKey => $count ) {
			$id       = $this->values[ $question->id ][ $valueKey ] ?? '';
			$listed[] = array(
				'value'      => $question->labelOf( $id ),
				'count'      => $count,
				'is_current' => false,
			);
		}
		return $listed;
	}

	/**
	 * Takes the typed numbers or dates out of the counts.
	 *
	 * @param array<string, int> $counts
	 * @return list<array{value: string, count: int, is_current: bool}>
	 */
	private function typed( Question $question, array &$counts ): array {
		$listed = array();
		foreach ( $counts as $valueKey => $count ) {
			$value = $this->values[ $question->id ][ $valueKey ] ?? '';
			$order = $question->type->orderOf( $value );
			if ( null !== $order ) {
				$listed[ $order ] = array(
					'value'      => $value,
					'count'      => $count,
					'is_current' => true,
				);
				unset( $counts[ $valueKey ] );
			}
		}
		ksort( $listed );
		return array_values( $listed );
	}
}
