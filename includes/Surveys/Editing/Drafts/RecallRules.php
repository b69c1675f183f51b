<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Recall;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Requirements for the answers inserted into texts. Drafts may break them, so that moving or deleting a question loses no text. */
final class RecallRules {

	/**
	 * @param array<string, int> $places index of each question in the request, by its id
	 * @return list<Violation>
	 */
	public static function violations( Survey $survey, array $places ): array {
		$found   = array();
		$allowed = array(); // By the id of each question that the text may name.
		foreach ( $survey->questions as $question ) {
			$allowed += $question->type->isHidden() ? self::allowed( $question ) : array();
		}
		foreach ( $survey->questions as $index => $question ) {
			$path  = 'questions[' . ( $places[ $question->id ] ?? $index ) . ']';
			$texts = $question->recalls() ? array( 'title' => $question->title, 'settings.help' => $question->help ) : array();
			foreach ( $texts as $field => $text ) {
				array_push( $found, ...self::ofText( $text, $allowed, "$path.$field" ) );
			}
			$allowed += self::allowed( $question );
		}
		$thankYou = $survey->settings->thankYou;
		return $thankYou->recalls()
			? array( ...$found, ...self::ofText( $thankYou->message, $allowed, 'settings.thank_you.message' ) )
			: $found;
	}

	/** @return array<string, bool> */
	private static function allowed( Question $question ): array {
		$allowed = array();
		foreach ( $question->answerable() as $part ) {
			$allowed[ $part->id ] = $part->type->allowsRecall();
		}
		return $allowed;
	}

	/**
	 * @param array<string, bool> $allowed
	 * @return list<Violation> at most one
	 */
	private static function ofText( string $text, array $allowed, string $path ): array {
		foreach ( Recall::tokens( $text ) as $token ) {
			$problem = match ( true ) {
				! isset( $allowed[ $token['id'] ] )  => self::noEarlierQuestion(),
				! $allowed[ $token['id'] ]           => self::wrongType(),
				! self::isFallback( $token['fallback'] ) => self::noFallback(),
				default                              => null,
			};
			if ( null !== $problem ) {
				return array( new Violation( $path, 'recall', null, $problem ) );
			}
		}
		return array();
	}

	private static function isFallback( string $text ): bool {
		return '' !== trim( $text ) && mb_strlen( $text ) <= Limits::RECALL_FALLBACK;
	}

	private static function noEarlierQuestion(): string {
		return __( 'An inserted answer doesn’t belong to an earlier question. Remove it, or insert another.', 'userfeedback' );
	}

	private static function wrongType(): string {
		return __( 'An inserted answer has a question type whose answers can’t be inserted. Remove it.', 'userfeedback' );
	}

	private static function noFallback(): string {
		return sprintf(
			/* translators: %s: a number of characters. */
			__( 'An inserted answer needs a fallback text with up to %s characters.', 'userfeedback' ),
			number_format_i18n( Limits::RECALL_FALLBACK )
		);
	}
}
