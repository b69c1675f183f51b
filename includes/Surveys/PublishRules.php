<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/** What a survey must have before visitors may see it. */
final class PublishRules {

	/** A sentence for the owner, or null when nothing is missing. */
	public static function problem( Survey $survey ): ?string {
		if ( array() === $survey->questions ) {
			return __( 'The Survey can\'t be published: It has no questions.', 'userfeedback' );
		}
		foreach ( $survey->questions as $question ) {
			if ( ! $question->isComplete() ) {
				return __( 'The Survey can\'t be published: Some questions are missing options.', 'userfeedback' );
			}
		}
		return null;
	}
}
