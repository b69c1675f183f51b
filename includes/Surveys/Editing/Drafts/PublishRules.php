<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use WP;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Requirements for publishing a survey. A draft may lack any of them. */
final class PublishRules {

	/** Returns a sentence for the owner, or null if nothing is missing. */
	public static function problem( Survey $survey ): ?string {
		$violations = self::violations( $survey );
		return array() === $violations ? self::nothingToAsk( $survey ) : self::summary( $survey, $violations );
	}

	/** Returns why a survey without questions, or with missing options, stays a draft; null for any other. */
	public static function nothingToAsk( Survey $survey ): ?string {
		return match ( true ) {
			array() === $survey->questions => self::said( __( 'It has no questions.', 'userfeedback' ) ),
			! $survey->asks() => self::said( __( 'It has no question that visitors can answer.', 'userfeedback' ) ),
			self::lacksOptions( $survey ) => self::said( __( 'Some questions are missing options.', 'userfeedback' ) ),
			default                        => null,
		};
	}

	/**
	 * @param array<string, int> $places index of each question in the request, by its id
	 * @throws ValidationFailed with each field that is incomplete or invalid.
	 */
	public static function check( Survey $survey, array $places ): void {
		$violations = self::violations( $survey, $places );
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations, self::summary( $survey, $violations ) );
		}
	}

	/**
	 * @param array<string, int> $places
	 * @return list<Violation>
	 */
	private static function violations( Survey $survey, array $places = array() ): array {
		$conditions = new ConditionRules( $survey->questions );
		$found      = self::ofType( $survey );
		foreach ( $survey->questions as $index => $question ) {
			$path = 'questions[' . ( $places[ $question->id ] ?? $index ) . ']';
			if ( '' === $question->title ) {
				$found[] = new Violation( "$path.title", 'title', null, __( 'Title is required.', 'userfeedback' ) );
			}
			$name = $question->type->isHidden() ? self::wrongName( $question, $survey ) : null;
			if ( null !== $name && '' !== $question->title ) {
				$found[] = new Violation( "$path.title", 'name', null, $name );
			}
			if ( ! $question->type->isActive() ) {
				$found[] = new Violation(
					"$path.type",
					'type',
					null,
					__( 'The plugin of this question type is inactive. Activate it, or choose another type.', 'userfeedback' )
				);
			}
			array_push( $found, ...$conditions->violations( $question->logic, "$path.logic.conditions" ) );
		}
		$notifications = $survey->notifications;
		return array(
			...$found,
			...RecallRules::violations( $survey, $places ),
			...PublishSettingsRules::violations( $survey->settings ),
			...QuotaRules::violations( $survey, $conditions ),
			...( $notifications->emailActive
				? $conditions->violations( $notifications->emailLogic, 'notifications.email.logic.conditions' )
				: array() ),
		);
	}

	/** Returns why the title of a hidden field can't be its name in a URL. */
	private static function wrongName( Question $field, Survey $survey ): ?string {
		if ( 1 !== preg_match( '/\A[A-Za-z][A-Za-z0-9_-]{0,39}\z/', $field->title ) ) {
			return __(
				'The name of a hidden field has up to 40 letters (A–Z), digits, hyphens, and underscores, and starts with a letter.',
				'userfeedback'
			);
		}
		$wordPress = $GLOBALS['wp'] ?? null;
		$reserved  = $wordPress instanceof WP ? $wordPress->public_query_vars : array();
		if ( in_array( $field->title, array( ...$reserved, SurveyPageUrl::INVITATION, SurveyPageUrl::PARAMETER ), true ) ) {
			/* translators: %s: name of a hidden field */
			return sprintf( __( 'WordPress uses “%s” in its own URLs. Choose another name.', 'userfeedback' ), $field->title );
		}
		foreach ( $survey->questions as $other ) {
			if ( $other->type->isHidden() && $other->title === $field->title && $other->id !== $field->id ) {
				return __( 'Two hidden fields have the same name.', 'userfeedback' );
			}
		}
		return null;
	}

	/**
	 * The results of a survey of this type come from one question.
	 *
	 * @return list<Violation>
	 */
	private static function ofType( Survey $survey ): array {
		$count = count(
			array_filter( $survey->questions, static fn( Question $question ): bool => $question->type->isScore() )
		);
		if ( 'nps' !== $survey->type || 1 === $count || array() === $survey->questions ) {
			return array();
		}
		$reason = 0 === $count
			? __( 'An NPS survey needs an NPS question.', 'userfeedback' )
			: __( 'An NPS survey can have only one NPS question.', 'userfeedback' );
		return array( new Violation( 'type', 'type', null, $reason ) );
	}

	/** @param non-empty-list<Violation> $violations */
	private static function summary( Survey $survey, array $violations ): string {
		$untitled = count( array_filter( $violations, static fn( Violation $violation ): bool => 'title' === $violation->rule ) );
		$messages = array();
		if ( $untitled > 0 ) {
			$messages[] = sprintf(
				/* translators: %s: a number of questions. */
				_n( '%s question needs a title.', '%s questions need a title.', $untitled, 'userfeedback' ),
				number_format_i18n( $untitled )
			);
		}
		if ( self::lacksOptions( $survey ) ) {
			$messages[] = __( 'Some questions are missing options.', 'userfeedback' );
		}
		foreach ( $violations as $violation ) {
			if ( 'title' !== $violation->rule ) {
				$messages[] = (string) $violation->message;
			}
		}
		return self::said( implode( ' ', array_unique( $messages ) ) );
	}

	private static function lacksOptions( Survey $survey ): bool {
		return array() !== array_filter( $survey->questions, static fn( Question $question ): bool => ! $question->isComplete() );
	}

	private static function said( string $reasons ): string {
		/* translators: %s: one or more sentences, such as: Some questions are missing options. */
		return sprintf( __( 'The Survey can\'t be published: %s', 'userfeedback' ), $reasons );
	}
}
