<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Saving;

use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Removes conditions about questions that were deleted, come later, or have answers that can't be compared. Turns off logic
 * that has no conditions left. The first question starts a page, because no page is before it. Pure.
 */
final class PruneConditions {

	public static function of( Survey $survey ): Survey {
		$ids       = array_map( static fn( Question $question ): string => $question->id, $survey->answerable() );
		$first     = current( Survey::pages( $survey->questions )[0] ?? array() );
		$questions = array();
		$subjects  = array();
		foreach ( $survey->questions as $question ) {
			$placed      = $question === $first ? $question->onNewPage() : $question;
			$questions[] = $placed->withLogic( $question->logic->about( $subjects ) );
			foreach ( $question->answerable() as $answerable ) {
				if ( $answerable->type->isLogicSubject() ) {
					$subjects[] = $answerable->id;
				}
			}
		}
		$notifications = $survey->notifications;

		return $survey->with(
			questions: $questions,
			// Redirects may also depend on a typed answer.
			settings: $survey->settings->withThankYou( $survey->settings->thankYou->about( $ids ) ),
			notifications: $notifications
				->withEmailLogic( $notifications->emailLogic->about( $subjects ) )
				->withWebhooks( array_map( static fn( Webhook $webhook ): Webhook => $webhook->about( $ids ), $notifications->webhooks ) )
		);
	}
}
