<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Questions\QuestionDraft;

/** What no survey may have, not even a draft. What a draft may still lack is PublishRules' to say. */
final class DraftRules {

	/** Moments that every database can store whatever the time zone. */
	private const YEARS = array( 1970, 9998 );

	/** @return list<Violation> */
	public static function violations( SurveyDraft $draft ): array {
		$found = array();
		if ( '' === $draft->title ) {
			$found[] = new Violation( 'title', 'required', null, __( 'Title is required.', 'userfeedback' ) );
		}
		if ( SurveyStatus::TRASH === $draft->status ) {
			$found[] = new Violation( 'status', 'enum', null, __( 'A survey is put into the trash from the list of surveys.', 'userfeedback' ) );
		}
		$year = (int) $draft->publish_at?->format( 'Y' );
		if ( null !== $draft->publish_at && ( $year < self::YEARS[0] || $year > self::YEARS[1] ) ) {
			$found[] = new Violation( 'publish_at', 'format', 'date-time' );
		}
		foreach ( $draft->questions ?? array() as $index => $question ) {
			array_push( $found, ...self::ofQuestion( $question, "questions[$index]" ) );
		}
		return array_merge( $found, self::repeatedIds( $draft->questions ?? array() ) );
	}

	/** The sentence for an id that another question has. */
	public static function takenId( int $index ): Violation {
		return new Violation( "questions[$index].id", 'duplicate_id', null, __( 'Another question already has this id. Leave the id out to get a new one.', 'userfeedback' ) );
	}

	/** @return list<Violation> */
	private static function ofQuestion( QuestionDraft $question, string $path ): array {
		$found = array();
		if ( '' === $question->title ) {
			$found[] = new Violation( "$path.title", 'required', null, __( 'Title is required.', 'userfeedback' ) );
		}
		foreach ( $question->options as $place => $label ) {
			if ( '' !== $label && array_search( $label, $question->options, true ) < $place ) {
				$found[] = new Violation( "$path.config.options[$place]", 'duplicate_option' );
			}
		}
		return $found;
	}

	/**
	 * @param list<QuestionDraft> $questions
	 * @return list<Violation>
	 */
	private static function repeatedIds( array $questions ): array {
		$found = array();
		$seen  = array();
		foreach ( $questions as $index => $question ) {
			if ( null !== $question->id && isset( $seen[ $question->id ] ) ) {
				$found[] = self::takenId( $index );
			}
			$seen[ (string) $question->id ] = true;
		}
		return $found;
	}
}
