<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visits;

use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * How far a visitor got in a survey: how each question on the visitor's path ended. It has no answers.
 *
 * @phpstan-type SentStep array{question_id: string, outcome: string, seconds: int}
 * @phpstan-type Step array{string, string, int}
 */
final class Visit {

	public const ANSWERED = 'answered';
	public const SKIPPED  = 'skipped';
	public const LEFT     = 'left';

	/** Browsers don't report it: the visitor went past the question, for example because of its conditions. */
	public const PASSED = 'passed';

	/** A finished visit always has made the most progress. */
	private const FINISHED = 2_000_000_000;
	private const A_STEP   = 10_000_000;

	/** @param list<Step> $steps question, outcome, and seconds */
	private function __construct( public readonly array $steps, public readonly bool $isFinished ) {}

	/**
	 * Reads the steps that a browser reports. Steps of unknown questions and repeated ones are left out, as is a question that a
	 * finished visit would have been left at.
	 *
	 * @param list<Question> $questions of the survey
	 * @param list<SentStep> $sent
	 * @return self|null null if there are no steps
	 */
	public static function of( array $questions, array $sent, bool $isFinished ): ?self {
		$byId    = array_column( array_reverse( $sent ), null, 'question_id' ); // The first of repeated steps counts.
		$steps   = array();
		$pending = array();
		$isEmpty = true;
		foreach ( $questions as $question ) {
			$step = $question->type->isHidden() ? null : $byId[ $question->id ] ?? null;
			if ( null !== $step && ! ( $isFinished && self::LEFT === $step['outcome'] ) ) {
				$steps   = array( ...$steps, ...$pending, array( $question->id, $step['outcome'], $step['seconds'] ) );
				$pending = array();
				$isEmpty = false;
			} elseif ( ! $question->type->isHidden() ) {
				$pending[] = array( $question->id, self::PASSED, 0 ); // Only if a later question was shown.
			}
		}
		return $isEmpty ? null : new self( $isFinished ? array( ...$steps, ...$pending ) : $steps, $isFinished );
	}

	/**
	 * Tells which of two reports on the same visit is newer: the one with more steps or, if they are equal, more time. Two tabs share a
	 * visit, and requests can arrive in another order.
	 */
	public function progress(): int {
		$shown = array_filter( $this->steps, static fn( array $step ): bool => self::PASSED !== $step[1] );
		return ( $this->isFinished ? self::FINISHED : 0 )
			+ count( $shown ) * self::A_STEP
			+ min( self::A_STEP - 1, array_sum( array_column( $shown, 2 ) ) );
	}

	public function toStored(): string {
		return implode( "\n", array_map( static fn( array $step ): string => implode( ' ', $step ), $this->steps ) );
	}

	/** @return list<Step> */
	public static function stepsFromStored( string $stored ): array {
		$steps = array();
		foreach ( explode( "\n", $stored ) as $line ) {
			[ $id, $outcome, $seconds ] = explode( ' ', $line ) + array( '', '', '0' );

			$steps[] = array( $id, $outcome, (int) $seconds );
		}
		return $steps;
	}
}
