<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Questions\LogicEvaluator;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Validates submitted answers against a survey's questions, and returns the answers to store.
 *
 * The browser decides the same way (widget/survey/flow/answer-rules.ts); tests/fixtures/answer-rules.json runs against both. Errors
 * are in the order of the answers; those of several answers together are last. No WordPress here.
 *
 * @phpstan-type Submitted array{question_id: string, value: mixed, extra?: array{comments?: string, name?: string}}
 */
final class AnswerRules {

	/** @var array<string, Question> */
	private array $questions = array();

	/** @var array<string, Question> former forms of questions that have rows now, and so no answer of their own. */
	private array $former = array();

	/** @var list<list<string>> ids of the rows of each ranking. */
	private array $ranked = array();

	/** @var list<Violation> */
	private array $violations = array();

	/** @var array<string, string> path of a required value that is not there, to its question. */
	private array $missing = array();

	/**
	 * @param list<Question>      $questions
	 * @param CurrentEdition|null $edition asked for required questions, and only if one was not answered. If null, required
	 *                                     questions are enforced.
	 */
	public function __construct( array $questions, private readonly ?CurrentEdition $edition = null ) {
		foreach ( $questions as $question ) {
			foreach ( $question->parts() as $part ) {
				$this->questions[ $part->id ] = $part;
			}
			foreach ( null === $question->type->rowType() ? array() : $question->former as $former ) {
				$this->former[ $question->id ] = $question->as( $former );
			}
			if ( $question->type->ranksRows() ) {
				$this->ranked[] = array_column( $question->rows, 'id' );
			}
		}
	}

	/**
	 * @param list<Submitted> $submitted
	 * @return list<Answer>
	 * @throws ValidationFailed with the path of each error, such as `answers[0].value`.
	 */
	public function clean( array $submitted ): array {
		$checked = $this->check( $submitted );
		if ( array() !== $checked->violations ) {
			throw new ValidationFailed( $checked->violations );
		}
		return $checked->value;
	}

	/**
	 * An owner's change must not discard a visitor's input. If the visitor saw an older version of the survey, an answer to a
	 * removed question is skipped, a removed option is stored as it was chosen, no question is required, and ranks may be missing.
	 *
	 * @param list<Submitted> $submitted
	 * @param int|null        $seen      the version that the visitor saw; null if current or unknown
	 * @return ValidationResult<list<Answer>> the answers to store, and all errors.
	 */
	public function check( array $submitted, ?int $seen = null ): ValidationResult {
		$this->violations = array();
		$this->missing    = array();
		$answers          = array();
		foreach ( $submitted as $index => $answer ) {
			$question = $this->questions[ $answer['question_id'] ] ?? $this->former[ $answer['question_id'] ] ?? null;
			if ( null === $question || isset( $answers[ $question->id ] ) ) {
				$this->found( "answers[$index].question_id", null === $question ? 'unknown_question' : 'duplicate' );
			} else {
				$answers[ $question->id ] = $this->answer( $question, $answer, "answers[$index]", $seen );
			}
		}
		if ( null === $seen ) {
			$shown   = $this->shown( $answers );
			$answers = array_intersect_key( $answers, $shown ); // Answers to questions that are hidden again don't count.
			$this->checkRequired( $answers, $shown );
			$this->checkRanks( $answers, array_column( $submitted, 'question_id' ) );
		} else {
			$this->violations = array();
		}
		// The browser sends null for a text between questions that it showed.
		$answers = array_filter( $answers, static fn( Answer $answer ): bool => $answer->type->takesAnswer() );
		$this->checkAny( $answers );

		return new ValidationResult( array_values( $answers ), $this->violations );
	}

	/**
	 * @param array<string, Answer> $answers
	 * @return array<string, Question> questions that logic did not hide
	 */
	private function shown( array $answers ): array {
		if ( array() === array_filter( $this->questions, static fn( Question $question ): bool => $question->logic->enabled ) ) {
			return $this->questions;
		}
		$values = array_map(
			fn( Answer $answer ): mixed => $answer->labeled( $this->questions[ $answer->questionId ] )->value, // As conditions have them.
			$answers
		);
		$asked  = LogicEvaluator::askedQuestions( array_values( $this->questions ), $values );
		return array_intersect_key( $this->questions, array_flip( $asked ) );
	}

	/**
	 * @param array<string, Answer>   $answers
	 * @param array<string, Question> $shown
	 */
	private function checkRequired( array $answers, array $shown ): void {
		$absent = array_filter(
			$shown,
			static fn( Question $question ): bool => $question->required && ! isset( $answers[ $question->id ] )
		);
		if ( array() === $absent && array() === $this->missing ) {
			return;
		}
		$must             = null === $this->edition || $this->edition->allows( PlanFeature::QUESTION_OPTIONS );
		$this->violations = array_values(
			array_filter(
				$this->violations,
				fn( Violation $found ): bool => ! isset( $this->missing[ $found->path ] )
					|| ( $must && isset( $shown[ $this->missing[ $found->path ] ] ) )
			)
		);
		if ( $must && array() !== $absent ) {
			$this->found( 'answers', 'required' );
		}
	}

	/**
	 * A ranking is complete or empty. Finds the rows that have no rank of their own.
	 *
	 * @param array<string, Answer> $answers
	 * @param list<string>          $places question of each submitted answer
	 */
	private function checkRanks( array $answers, array $places ): void {
		foreach ( $this->ranked as $rows ) {
			$ranks = array();
			foreach ( array_intersect_key( $answers, array_flip( $rows ) ) as $id => $answer ) {
				$ranks[ $id ] = is_int( $answer->value ) ? $answer->value : 0;
			}
			if ( 0 === array_sum( $ranks ) ) {
				continue;
			}
			$often = array_count_values( $ranks );
			foreach ( $rows as $id ) {
				$rank  = $ranks[ $id ] ?? 0;
				$place = array_search( $id, $places, true );
				$at    = false === $place ? 'answers' : "answers[$place].value";
				$fits  = $rank > 0 && $rank <= count( $rows ) && 1 === $often[ $rank ];
				if ( ! $fits && ! in_array( $at, array_column( $this->violations, 'path' ), true ) ) {
					$this->found( $at, 'ranks', count( $rows ) );
				}
			}
		}
	}

	/** @param array<string, Answer> $answers */
	private function checkAny( array $answers ): void {
		$given = array_filter( $answers, static fn( Answer $answer ): bool => ! $answer->isSkipped() && ! $answer->type->isHidden() );
		if ( array() === $given && array() === $this->violations ) {
			$this->found( 'answers', 'empty' );
		}
	}

	/** @param Submitted $submitted */
	private function answer( Question $question, array $submitted, string $at, ?int $seen ): Answer {
		$extra = $submitted['extra'] ?? array();
		$asked = $this->asAnswered( $question, $submitted['value'], $seen );
		$value = $this->value( $asked, $submitted['value'], "$at.value" );
		$given = new Answer(
			$question->id,
			$asked->type,
			$value,
			$this->extra(
				$extra['comments'] ?? '',
				null === $seen ? $asked->asksForComment() || $asked->asksForOther( $value ) : $asked->type->allowsComment(),
				'comment_not_asked',
				Limits::COMMENT,
				"$at.extra.comments"
			),
			$this->extra(
				$extra['name'] ?? '',
				null === $seen ? $asked->asksForName() : $asked->type->allowsName(),
				'name_not_asked',
				Limits::PERSON_NAME,
				"$at.extra.name"
			)
		);
		return $given->identified( $asked );
	}

	/** Returns the question in the form that fits the answer. Tries the version seen, the current one, then older ones. */
	private function asAnswered( Question $question, mixed $given, ?int $seen ): Question {
		if ( array() === $question->former || null === $given ) {
			return $question;
		}
		$forms = array( $question );
		foreach ( array_reverse( $question->former ) as $former ) {
			$forms[] = $question->as( $former );
		}
		foreach ( null === $seen ? array() : $question->former as $former ) {
			if ( $former->until >= $seen ) {
				array_unshift( $forms, $question->as( $former ) );
				break;
			}
		}
		foreach ( $forms as $form ) {
			$trial = new self( array() );
			$trial->value( $form, $given, '' );
			if ( array() === $trial->violations ) {
				return $form;
			}
		}
		return $question;
	}

	/** @return string|int|list<string>|null */
	private function value( Question $question, mixed $given, string $at ): string|int|array|null {
		$value = null === $given ? null : $question->type->read( $given, $question->options );
		if ( $value instanceof RefusedValue ) {
			return $this->refuse( $at, $value->rule, $value->bound );
		}
		return null === $value && $question->required ? $this->miss( $question, $at ) : $value;
	}

	private function extra( string $given, bool $asked, string $notAsked, int $most, string $at ): string {
		$text = Text::tidied( $given );
		$rule = '' !== $text && ! $asked ? $notAsked : ( Text::seenLength( $text ) > $most ? 'maxLength' : null );
		if ( null === $rule ) {
			return $text;
		}
		$this->found( $at, $rule, 'maxLength' === $rule ? $most : null );
		return '';
	}

	/** @return null records a possible error in order; it is an error only if required, known after all answers */
	private function miss( Question $question, string $at ): mixed {
		$this->missing[ $at ] = $question->id;
		return $this->refuse( $at, 'required' );
	}

	/** @return null so that callers can refuse and return in one statement */
	private function refuse( string $at, string $rule, int|string|null $bound = null ): mixed {
		$this->found( $at, $rule, $bound );
		return null;
	}

	private function found( string $at, string $rule, int|string|null $bound = null ): void {
		$this->violations[] = new Violation( $at, $rule, $bound );
	}
}
