<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The columns of one question in the file of responses. A question with several choices has a column for each option, with 1 if it was
 * chosen: joined in one cell, an option that contains the separator would look like two.
 */
final class QuestionColumns {

	/** @var array<string, string> label by its option's key, in the order of the columns; of a question with several choices. */
	private readonly array $options;

	/** @var array<string, true> keys of options that the question has no longer. */
	private readonly array $removed;

	/**
	 * @param array<string, string> $chosen     ids of options that were chosen, by key.
	 * @param bool                  $hasOthers  True if some answers are not among these options.
	 * @param bool                  $hasComment
	 */
	public function __construct(
		private readonly Question $question,
		array $chosen,
		private readonly bool $hasOthers,
		private readonly bool $hasComment
	) {
		$options = array();
		foreach ( $this->isSeveral() ? $question->optionIds() : array() as $id ) {
			$options[ Facet::keyOf( $id ) ] = $question->labelOf( $id );
		}
		$removed = array_map( $question->labelOf( ... ), array_diff_key( $chosen, $options ) );
		asort( $removed, SORT_STRING );
		$this->options = $options + $removed;
		$this->removed = array_fill_keys( array_keys( $removed ), true );
	}

	/** @return list<string> */
	public function names(): array {
		$title = $this->question->title;
		$names = $this->isSeveral() ? array() : array( $title );
		foreach ( $this->options as $key => $option ) {
			$names[] = sprintf(
				isset( $this->removed[ $key ] )
					/* translators: 1: title of a question. 2: one of its options that the owner has removed. */
					? __( '%1$s [%2$s] (removed)', 'userfeedback' )
					/* translators: 1: title of a question. 2: one of its options. */
					: __( '%1$s [%2$s]', 'userfeedback' ),
				$title,
				$option
			);
		}
		if ( $this->hasOthers && $this->isSeveral() ) {
			/* translators: %s: title of a question. */
			$names[] = sprintf( __( '%s [other answers]', 'userfeedback' ), $title );
		}
		if ( $this->hasComment ) {
			/* translators: %s: title of a question. */
			$names[] = sprintf( __( '%s (comment)', 'userfeedback' ), $title );
		}
		if ( $this->mayBeNamed() ) {
			/* translators: %s: title of a question. */
			$names[] = sprintf( __( '%s (name)', 'userfeedback' ), $title );
		}
		return $names;
	}

	/** @return list<string|int|null> */
	public function cells( ?Answer $answer ): array {
		$cells = $this->isSeveral() ? $this->chosen( $answer ) : array( self::inOneCell( $this->question, $answer ) );
		if ( $this->hasComment ) {
			$cells[] = $answer?->comments;
		}
		if ( $this->mayBeNamed() ) {
			$cells[] = $answer?->name;
		}
		return $cells;
	}

	/** Puts each choice of an answer on its own line: no option contains a line end. */
	public static function inOneCell( Question $question, ?Answer $answer ): string|int|null {
		$value = $answer?->labeled( $question )->value;
		return is_array( $value ) ? implode( "\n", $value ) : $value;
	}

	/** @return list<string|int|null> */
	private function chosen( ?Answer $answer ): array {
		$values = null === $answer ? array() : $answer->countedValues();
		$chosen = array_combine( array_map( array( Facet::class, 'keyOf' ), $values ), $values );
		$cells  = array_map( static fn( string $key ): ?int => isset( $chosen[ $key ] ) ? 1 : null, array_keys( $this->options ) );
		if ( $this->hasOthers ) {
			$others  = null !== $answer && array() === $values
				? array( $answer->text() )
				: array_map( $this->question->labelOf( ... ), array_diff_key( $chosen, $this->options ) );
			$cells[] = implode( "\n", $others );
		}
		return $cells;
	}

	private function isSeveral(): bool {
		return $this->question->type->isMultiple();
	}

	/** Returns true even if names are no longer asked for: some may have been given. */
	private function mayBeNamed(): bool {
		return $this->question->type->allowsName();
	}
}
