<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Visits\Visit;
use UserFeedback\Surveys\Questions\LogicEvaluator;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The visit that a single-use link continues, with the earlier answers that still fit the survey.
 *
 * @phpstan-import-type Extra from SurveyFormEntry
 * @phpstan-import-type Value from SurveyFormEntry
 * @phpstan-import-type Step from Visit
 */
final class LinkVisit {

	/**
	 * @param list<string>         $asked  IDs of the questions and rows that the answers lead to
	 * @param array<string, Value> $values by question or row
	 * @param array<string, Extra> $extras the same
	 * @param array<string, int>   $times  seconds on screen, by question
	 * @param list<string>         $leftAt IDs of the questions that were on screen when the visitor left; empty if unknown
	 */
	private function __construct(
		public readonly string $token,
		private readonly Survey $survey,
		public readonly array $asked,
		public readonly array $values,
		public readonly array $extras,
		private readonly array $times,
		private readonly array $leftAt
	) {}

	/**
	 * @param list<Answer>          $answers as they were stored
	 * @param list<Step>            $steps   the same
	 * @param array<string, string> $hidden  values of hidden fields, by ID
	 */
	public static function of( string $token, Survey $survey, array $answers, array $steps, array $hidden ): self {
		$stored = array_column( $answers, null, 'questionId' );
		$values = array();
		$extras = array();
		foreach ( $survey->parts() as $question ) {
			$answer = $stored[ $question->id ] ?? null;
			$value  = null === $answer ? null : self::value( $question, $answer );
			if ( null !== $answer && null !== $value ) {
				$values[ $question->id ] = $value;
				$extras[ $question->id ] = self::extra( $question, $value, $answer );
			}
		}
		$asked = LogicEvaluator::askedQuestions( $survey->parts(), $hidden + $values );
		$shown = array_filter( $steps, static fn( array $step ): bool => Visit::PASSED !== $step[1] );
		return new self(
			$token,
			$survey,
			$asked,
			array_intersect_key( $values, array_flip( $asked ) ),
			array_intersect_key( $extras, array_flip( $asked ) ),
			array_intersect_key( array_column( $shown, 2, 0 ), array_column( $survey->questions, null, 'id' ) ),
			array_column( array_filter( $steps, static fn( array $step ): bool => Visit::LEFT === $step[1] ), 0 )
		);
	}

	/** True if there are answers to restore. */
	private function isStarted(): bool {
		return array() !== $this->values;
	}

	/** Returns a sentence for its visitor; empty without restored answers. */
	public function greeting(): string {
		return $this->isStarted() ? __( 'Welcome back. Your earlier answers are filled in.', 'userfeedback' ) : '';
	}

	/** @return array<string, mixed> in the contract's shape LinkVisit */
	public function toArray(): array {
		$started = array(
			'path'   => $this->path(),
			'drafts' => (object) $this->drafts(),
			'times'  => (object) $this->times,
		);
		return array( 'token' => $this->token ) + ( $this->isStarted() ? array( 'started' => $started ) : array() );
	}

	/**
	 * Returns the questions up to the page that the visitor left. If that is unknown, or no longer asked, up to the first page that
	 * isn't answered; a page of texts is passed if a later question is answered.
	 *
	 * @return list<string>
	 */
	private function path(): array {
		$path  = array();
		$ahead = array_keys( $this->values );
		foreach ( Survey::pages( $this->survey->questions ) as $page ) {
			$shown  = array_filter( $page, fn( Question $question ): bool => array() !== $this->parts( $question ) );
			$isOpen = array() === $ahead;
			foreach ( $shown as $question ) {
				$path[] = $question->id;
				$isOpen = $isOpen || in_array( $question->id, $this->leftAt, true ) || ! $this->isAnswered( $question );
				$ahead  = array_diff( $ahead, $this->parts( $question ) );
			}
			if ( $isOpen && array() !== $shown ) {
				break;
			}
		}
		return $path;
	}

	/** A text for the option “Other” may be missing, because it was never sent. */
	private function isAnswered( Question $question ): bool {
		$value     = $this->values[ $question->id ] ?? null;
		$lacksText = $question->asksForOther( $value ) && ! isset( $this->extras[ $question->id ]['comments'] );
		return ! $question->type->takesAnswer()
			|| ( ! $lacksText && array() === array_diff( $this->parts( $question ), array_keys( $this->values ) ) );
	}

	/** @return array<string> IDs of those of its parts that are asked */
	private function parts( Question $question ): array {
		return array_intersect( array_column( $question->parts(), 'id' ), $this->asked );
	}

	/** @return array<string, array{value: Value, comments: string, name: string}> as the widget has them, by question */
	private function drafts(): array {
		$drafts = array();
		foreach ( $this->survey->questions as $question ) {
			$rows  = array_column( $question->rows, 'id' );
			$value = array() === $rows
				? $this->values[ $question->id ] ?? null
				: array_map( fn( string $row ): string => $this->label( $row ), $rows );
			$extra = $this->extras[ $question->id ] ?? array();
			if ( array() === array_filter( (array) $value, static fn( string|int $part ): bool => '' !== $part ) ) {
				continue;
			}
			$drafts[ $question->id ] = array(
				'value'    => $value,
				'comments' => $extra['comments'] ?? '',
				'name'     => $extra['name'] ?? '',
			);
		}
		return $drafts;
	}

	/** Returns the choice in a row of a matrix; empty without one. */
	private function label( string $row ): string {
		$value = $this->values[ $row ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return Value null if the answer no longer fits the question */
	private static function value( Question $question, Answer $answer ): string|int|array|null {
		$type = $question->type;
		$was  = $answer->type;
		if ( $was->name !== $type->name || $type->isConsent() || $type->isHidden() ) {
			return null;
		}
		$value = $answer->labeled( $question )->value;
		$value = $type->isMultiple() && is_array( $value ) ? array_values( array_intersect( $value, $question->options ) ) : $value;
		$read  = null === $value || array() === $value ? null : $type->read( $value, $question->options );
		return $read instanceof RefusedValue ? null : $read;
	}

	/** @return Extra */
	private static function extra( Question $question, mixed $value, Answer $answer ): array {
		$asks = $question->asksForComment() || $question->asksForOther( $value );
		return array_filter(
			array(
				'comments' => $asks ? $answer->comments : '',
				'name'     => $question->asksForName() ? $answer->name : '',
			),
			static fn( string $text ): bool => '' !== $text
		);
	}
}
