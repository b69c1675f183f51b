<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Questions\Picture;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\QuestionDraft;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rules that apply even to drafts. PublishRules checks for anything that a draft may lack. */
final class DraftRules {

	/** Years that every database can store in any time zone. */
	private const YEARS = array( 1970, 9998 );

	/**
	 * @param Survey|null $stored     the current survey
	 * @param int         $maxOptions the site's limit; a question that has more keeps them.
	 * @return list<Violation>
	 */
	public static function violations( SurveyDraft $draft, ?Survey $stored = null, int $maxOptions = Limits::OPTIONS ): array {
		$found = array();
		if ( '' === $draft->title ) {
			$found[] = new Violation( 'title', 'required', null, __( 'Title is required.', 'userfeedback' ) );
		}
		if ( SurveyStatus::TRASH === $draft->status ) {
			$found[] = new Violation(
				'status',
				'enum',
				null,
				__( 'To move a survey to the Trash, use the list of surveys.', 'userfeedback' )
			);
		}
		$year = (int) $draft->publishAt?->format( 'Y' );
		if ( null !== $draft->publishAt && ( $year < self::YEARS[0] || $year > self::YEARS[1] ) ) {
			$found[] = new Violation( 'publish_at', 'format', 'date-time' );
		}
		foreach ( $draft->questions ?? array() as $index => $question ) {
			$before = null === $question->id ? null : $stored?->question( $question->id );
			$most   = $question->question->type->maxOptions() ?? max( $maxOptions, count( $before->options ?? array() ) );
			array_push( $found, ...self::ofQuestion( $question->question, "questions[$index]", $most ) );
			foreach ( $question->configFaults as $property => $fault ) {
				$found[] = new Violation( "questions[$index].config.$property", $fault->rule, $fault->bound );
			}
		}
		return array(
			...$found,
			...self::repeatedIds( $draft->questions ?? array() ),
			...self::tooMany( $draft->questions ?? array() ),
			...self::tooManyOnPage( $draft->questions ?? array() ),
			...SurveySettingsRules::violations( $draft->settings, $stored?->settings ),
			...NotificationRules::violations( $draft->notifications ),
		);
	}

	/** Returns the error for an id that another question uses. */
	public static function takenId( int $index, string $field = 'id' ): Violation {
		return new Violation(
			"questions[$index].$field",
			'duplicate_id',
			null,
			__( 'Another question already uses this ID. Leave out the ID to get a new one.', 'userfeedback' )
		);
	}

	/** @return list<Violation> */
	private static function ofQuestion( Question $question, string $path, int $most ): array {
		$found = array();
		if ( count( $question->options ) > $most ) {
			$found[] = new Violation( "$path.config.options", 'max_options', $most );
		}
		$longest = $question->type->isConsent() ? Limits::CONSENT : Limits::OPTION_LABEL;
		foreach ( $question->options as $place => $label ) {
			$at = "$path.config.options[$place]" . ( $question->type->hasPictures() ? '.label' : '' );
			if ( mb_strlen( $label ) > $longest ) {
				$found[] = new Violation( $at, 'maxLength', $longest );
			}
			if ( '' !== $label && array_search( $label, $question->options, true ) < $place ) {
				$found[] = new Violation( $at, 'duplicate_option' );
			}
		}
		$rows = array_column( $question->rows, 'label' );
		foreach ( $rows as $place => $label ) {
			if ( '' !== $label && array_search( $label, $rows, true ) < $place ) {
				$found[] = new Violation( "$path.config.rows[$place].label", 'duplicate_option' );
			}
		}
		foreach ( $question->pictures as $place => $picture ) {
			array_push( $found, ...self::ofPicture( $picture, "$path.config.options[$place]" ) );
		}
		return array( ...$found, ...self::ofPicture( new Picture( $question->image ), "$path.settings" ) );
	}

	/** @return list<Violation> */
	private static function ofPicture( Picture $picture, string $path ): array {
		$found = array();
		if ( '' !== $picture->image && ! StringFormat::fits( 'uri', $picture->image ) ) {
			$found[] = new Violation( "$path.image", 'format', 'uri' );
		}
		foreach ( array( 'style' => $picture->iconStyle, 'name' => $picture->iconName ) as $field => $word ) {
			if ( 1 !== preg_match( '/\A[a-z0-9-]*\z/', $word ) ) {
				$found[] = new Violation( "$path.icon.$field", 'icon', null, __( 'This icon doesn’t exist.', 'userfeedback' ) );
			}
		}
		return $found;
	}

	/**
	 * @param list<QuestionDraft> $questions
	 * @return list<Violation>
	 */
	private static function tooMany( array $questions ): array {
		$hidden = count( array_filter( $questions, static fn( QuestionDraft $draft ): bool => $draft->question->type->isHidden() ) );
		$found  = count( $questions ) - $hidden > Limits::QUESTIONS
			? array( new Violation( 'questions', 'maxItems', Limits::QUESTIONS ) )
			: array();
		return $hidden > Limits::HIDDEN_FIELDS
			? array( ...$found, new Violation( 'questions', 'maxItems', Limits::HIDDEN_FIELDS, self::tooManyHidden() ) )
			: $found;
	}

	/**
	 * @param list<QuestionDraft> $questions
	 * @return list<Violation>
	 */
	private static function tooManyOnPage( array $questions ): array {
		$found = array();
		foreach ( Survey::pages( array_column( $questions, 'question' ) ) as $page ) {
			$index = array_keys( $page )[ Limits::PAGE_QUESTIONS ] ?? null;
			if ( null !== $index ) {
				/* translators: %s: a number. */
				$text    = __( 'A page can have up to %s questions.', 'userfeedback' );
				$text    = sprintf( $text, number_format_i18n( Limits::PAGE_QUESTIONS ) );
				$found[] = new Violation( "questions[$index].settings.same_page", 'maxItems', Limits::PAGE_QUESTIONS, $text );
			}
		}
		return $found;
	}

	private static function tooManyHidden(): string {
		/* translators: %s: a number. */
		return sprintf( __( 'A survey can have up to %s hidden fields.', 'userfeedback' ), number_format_i18n( Limits::HIDDEN_FIELDS ) );
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
			foreach ( $question->question->rows as $place => $row ) {
				if ( '' !== $row['id'] && isset( $seen[ $row['id'] ] ) ) {
					$found[] = self::takenId( $index, "config.rows[$place].id" );
				}
				$seen[ $row['id'] ] = true;
			}
		}
		return $found;
	}
}
