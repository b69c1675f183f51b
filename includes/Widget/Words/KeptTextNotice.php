<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Words;

use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Tells visitors, in help lines, that what they type is kept even if they never send it. */
final class KeptTextNotice {

	/**
	 * Each page has it at its first question with a text. Conditions may hide that one, so the next one has it then, too.
	 *
	 * @param Survey $survey that keeps typed text.
	 * @return list<Question> all of the survey
	 */
	public static function addedTo( Survey $survey ): array {
		$questions = $survey->questions;
		foreach ( Survey::pages( $questions ) as $page ) {
			foreach ( $page as $index => $question ) {
				if ( $question->takesPartialText() ) {
					$questions[ $index ] = $question->withHelp( trim( $question->help . ' ' . self::text() ) );
					if ( ! $question->logic->enabled ) {
						break;
					}
				}
			}
		}
		return array_values( $questions );
	}

	private static function text(): string {
		return __( 'Typed answers are saved even if you don’t finish.', 'userfeedback' );
	}
}
