<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks;

use UserFeedback\Deliveries\Samples\SampleResponse;
use UserFeedback\Deliveries\Webhooks\Sending\BuildWebhookRequest;
use UserFeedback\Deliveries\Webhooks\Sending\StoredWebhookRules;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Editing\Drafts\BuildSurveyFromDraft;
use UserFeedback\Surveys\Editing\Drafts\CredentialRules;
use UserFeedback\Surveys\Editing\Drafts\NotificationRules;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Builds the request that an unsaved webhook of an unsaved survey would send. Applies the same rules as a save. */
final class ParseWebhookTestRequest {

	/** Path of the webhook in the rules of a save. */
	private const AS_SAVED = 'notifications.webhook.webhooks[0]';

	public function __construct(
		private readonly BuildSurveyFromDraft $buildSurvey,
		private readonly SurveyRepository $surveys,
		private readonly SampleResponse $sampleResponse,
		private readonly BuildWebhookRequest $buildRequest
	) {}

	/**
	 * @param array<string, mixed> $body    checked against NotificationPreviewShape::webhookWish().
	 * @param bool                 $isSent  true to send it, not only to show it.
	 * @throws ValidationFailed
	 * @throws RequestError not found.
	 */
	public function run( array $body, bool $isSent = false ): WebhookTestRequest {
		/** @var array{survey: array<string, mixed>, webhook: array<string, mixed>} $body */
		$draft    = SurveyDraft::fromArray( array_diff_key( $body['survey'], array( 'notifications' => true ) ) );
		$stored   = null === $draft->id ? null : $this->surveys->get( $draft->id );
		$webhook  = $this->webhook( $body['webhook'], $stored->notifications ?? new Notifications(), $isSent );
		$survey   = $this->survey( $draft, $stored );
		$response = $this->sampleResponse->of( $survey );
		$id       = 'msg_test_' . md5( random_bytes( 16 ) ); // Receivers that check IDs must not take a later delivery for a repeat.

		return new WebhookTestRequest(
			$this->buildRequest->run( $webhook, $survey, $response ?? $this->sampleResponse->makeExample( $survey ), $id ),
			null === $response
		);
	}

	/** @throws ValidationFailed */
	private function survey( SurveyDraft $draft, ?Survey $stored ): Survey {
		try {
			return $this->buildSurvey->build( $draft, $stored );
		} catch ( ValidationFailed $problem ) {
			throw new ValidationFailed( self::renamed( $problem->violations, static fn( string $path ): string => "survey.$path" ) );
		}
	}

	/**
	 * @param array<string, mixed> $given
	 * @throws ValidationFailed
	 */
	private function webhook( array $given, Notifications $before, bool $isSent ): Webhook {
		$webhook    = Webhook::fromArray( $given );
		$sent       = ( new Notifications() )->withWebhooks( array( $webhook ) );
		$violations = NotificationRules::violations( array( 'webhook' => array( 'webhooks' => array( $given ) ) ) );
		if ( $isSent && '' === $webhook->url ) {
			$violations[] = new Violation( self::AS_SAVED . '.request_url', 'required' );
		}
		if ( array() === $violations ) {
			$violations = CredentialRules::violations( $sent, $before );
		}
		$whole   = $webhook->after( $before->webhook( $webhook->id ), wp_generate_uuid4() );
		$problem = array() === $violations && '' !== $webhook->url ? StoredWebhookRules::problemOf( $whole ) : null;
		if ( null !== $problem ) {
			$violations[] = new Violation( self::AS_SAVED, 'sendable', null, $problem );
		}
		if ( array() !== $violations ) {
			throw new ValidationFailed(
				self::renamed( $violations, static fn( string $path ): string => str_replace( self::AS_SAVED, 'webhook', $path ) )
			);
		}
		return $whole;
	}

	/**
	 * @param non-empty-list<Violation> $violations
	 * @param callable(string): string  $rename
	 * @return non-empty-list<Violation>
	 */
	private static function renamed( array $violations, callable $rename ): array {
		return array_map(
			static fn( Violation $of ): Violation => new Violation( $rename( $of->path ), $of->rule, $of->bound, $of->message ),
			$violations
		);
	}
}
