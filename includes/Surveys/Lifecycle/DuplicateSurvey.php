<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Questions\OptionIds;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Recall;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Creates a draft with the same questions under new IDs, so that answers to one never count for the other. References to
 * questions point to those of the copy.
 */
final class DuplicateSurvey {

	public function __construct( private readonly SurveyRepository $surveys, private readonly Clock $clock ) {}

	/**
	 * @param string|null $title null for the default.
	 * @throws RequestError not found.
	 */
	public function duplicate( int $id, ?string $title = null ): Survey {
		$original = $this->surveys->get( $id );

		$ids = array();
		foreach ( $original->questions as $question ) {
			foreach ( array( $question->id, ...array_column( $question->rows, 'id' ) ) as $old ) {
				$ids[ $old ] = wp_generate_uuid4();
			}
		}
		$notifications = $original->notifications;

		return $this->surveys->insert(
			$original->with(
				title: $title ?? $this->title( $original ),
				status: SurveyStatus::DRAFT,
				questions: array_map(
					static fn( Question $question ): Question => $question
						->withId( $ids[ $question->id ] )
						->withOptionIds( new OptionIds() )
						->withTexts( static fn( string $text ): string => Recall::rewired( $text, $ids ) )
						->withRows(
							array_map( static fn( array $row ): array => array( 'id' => $ids[ $row['id'] ] ) + $row, $question->rows )
						)
						->withLogic( $question->logic->rewired( $ids ) ),
					$original->questions
				),
				settings: $original->settings->forNobody()
					->withThankYou( $original->settings->thankYou->rewired( $ids ) )
					->with( 'behavior', array( 'quotas' => Quota::rewired( $original->settings->part( 'behavior' ), $ids ) ) ),
				createdAt: $this->clock->now(),
				publishAt: null,
				notifications: $notifications
					->withEmailLogic( $notifications->emailLogic->rewired( $ids ) )
					->withWebhooks(
						array_map(
							static fn( Webhook $webhook ): Webhook => $webhook->rewired( $ids, wp_generate_uuid4() ),
							$notifications->webhooks
						)
					)
			)
		);
	}

	private function title( Survey $original ): string {
		/* translators: %s: title of the survey that was copied. */
		return mb_substr( sprintf( __( 'Copy of %s', 'userfeedback' ), $original->title ), 0, Limits::SURVEY_TITLE );
	}
}
