<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Surveys\Questions\OptionIds;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\QuestionDraft;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\Templates\Library\SurveyTemplates;
use UserFeedback\Surveys\Templates\TemplateShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Builds the survey that a draft describes, to store or preview it. Parts that were not sent stay unchanged. */
final class BuildSurveyFromDraft {

	public function __construct(
		private readonly NewSurveyDefaults $theme,
		private readonly Clock $clock,
		private readonly CurrentSettings $site
	) {}

	/**
	 * @param Survey|null $stored the survey to change; null for a new one
	 * @throws ValidationFailed a rule is broken.
	 */
	public function build( SurveyDraft $draft, ?Survey $stored ): Survey {
		$violations = array(
			...DraftRules::violations( $draft, $stored, $this->site->maxOptions() ),
			...self::noTemplate( $draft->template ?? '', $stored ),
		);
		if ( array() === $violations ) {
			$notifications = $stored->notifications ?? self::newNotifications();
			$violations    = CredentialRules::violations( $draft->notificationsOver( $notifications ), $notifications );
		}
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		$settings = $stored->settings ?? $this->newSettings();
		return new Survey(
			$stored->id ?? 0,
			$draft->title,
			$draft->status ?? $stored->status ?? SurveyStatus::DRAFT,
			$draft->type ?? $stored->type ?? Survey::TYPES[0],
			self::questions( $draft, $stored ) ?? $stored->questions ?? array(),
			$settings->changed( $draft->settings ),
			$stored->version ?? 1,
			$stored->createdAt ?? $this->clock->now(),
			$draft->setsPublishAt ? $draft->publishAt : $stored?->publishAt,
			self::notifications( $draft, $stored->notifications ?? self::newNotifications() ),
			$draft->template ?? $stored->template ?? '',
			comparison: $stored?->comparison
		);
	}

	public function newSettings(): SurveySettings {
		return $this->theme->on( SurveySettings::defaults( new ThankYou( ThankYou::defaultMessage() ) ) );
	}

	/** A new survey notifies the site's administrator. */
	public static function newNotifications(): Notifications {
		$address = get_option( 'admin_email' );
		return new Notifications( addresses: is_string( $address ) ? $address : '' );
	}

	/** @return list<Violation> */
	private static function noTemplate( string $key, ?Survey $stored ): array {
		$isKnown = in_array( $key, array( '', TemplateShape::DRAFTED, $stored?->template ), true )
			|| null !== SurveyTemplates::find( $key );
		return $isKnown
			? array()
			: array( new Violation( 'template', 'template', null, __( 'This template doesn’t exist.', 'userfeedback' ) ) );
	}

	private static function notifications( SurveyDraft $draft, Notifications $before ): Notifications {
		$sent = $draft->notificationsOver( $before );
		return $sent->withWebhooks(
			array_map(
				static fn( Webhook $webhook ): Webhook => $webhook->after( $before->webhook( $webhook->id ), wp_generate_uuid4() ),
				$sent->webhooks
			)
		);
	}

	/** @return list<Question>|null */
	private static function questions( SurveyDraft $draft, ?Survey $stored ): ?array {
		if ( null === $draft->questions ) {
			return null;
		}
		return array_map(
			static function ( QuestionDraft $sent ) use ( $stored ): Question {
				$question = $sent->toQuestion( $sent->id ?? wp_generate_uuid4() );
				$question = $question->withRows(
					array_map(
						static fn( array $row ): array => '' === $row['id'] ? array( 'id' => wp_generate_uuid4() ) + $row : $row,
						$question->rows
					)
				);
				return $question->withOptionIds( OptionIds::assign( $question, $stored?->question( $question->id ) ) );
			},
			$draft->questions
		);
	}
}
