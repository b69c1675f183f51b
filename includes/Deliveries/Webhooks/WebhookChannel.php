<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks;

use DateTimeImmutable;
use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\DeliveryTarget;
use UserFeedback\Deliveries\Channels\OutcomeType;
use UserFeedback\Deliveries\Webhooks\Sending\BuildWebhookRequest;
use UserFeedback\Deliveries\Webhooks\Sending\SendWebhookRequests;
use UserFeedback\Deliveries\Webhooks\Sending\StoredWebhookRules;
use UserFeedback\Deliveries\Webhooks\Sending\WebhookRequest;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses to other servers, as their owner set up. */
final class WebhookChannel implements Channel {

	public const NAME = 'webhook';

	/** Maximum parallel requests, in total and to one server. */
	private const AT_ONCE = 40;
	private const OF_ONE  = 8;

	/** Seconds for which responses are collected for a batch. */
	private const COLLECT = 300;

	/** @param CurrentEdition $edition of the running plugin. */
	public function __construct(
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly BuildWebhookRequest $buildRequest,
		private readonly SendWebhookRequests $send,
		private readonly Clock $clock
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function targetsFor( Survey $survey, StoredResponse $response ): array {
		$webhooks = array_filter( $survey->notifications->webhooks, static fn( Webhook $webhook ): bool => '' !== $webhook->url );
		return array() === $webhooks || null !== $this->isOff( $survey )
			? array()
			: array_map(
				fn( Webhook $webhook ): DeliveryTarget => new DeliveryTarget(
					$webhook->id,
					$webhook->sendsBatches() ? $this->nextBatch() : null
				),
				array_values( $webhooks )
			);
	}

	private function nextBatch(): DateTimeImmutable {
		$now = $this->clock->now();
		return $now->setTimestamp( ( intdiv( $now->getTimestamp(), self::COLLECT ) + 1 ) * self::COLLECT );
	}

	public function label( Survey $survey, string $target ): string {
		$webhook = $survey->notifications->webhook( $target );
		if ( null === $webhook ) {
			return '';
		}
		$name = '' === $webhook->name ? __( 'Unnamed Webhook', 'userfeedback' ) : $webhook->name;
		$host = (string) wp_parse_url( $webhook->url, PHP_URL_HOST );
		/* translators: 1: what an owner calls a webhook. 2: the server that it goes to. */
		return '' === $host ? $name : sprintf( __( '%1$s (%2$s)', 'userfeedback' ), $name, $host );
	}

	public function batchSize( Survey $survey, string $target ): int {
		return true === $survey->notifications->webhook( $target )?->sendsBatches() ? Limits::WEBHOOK_BATCH : 1;
	}

	public function batchesPerCall(): int {
		return 60;
	}

	/** Sends in batches: if a destination fails, its other requests wait for a later attempt. */
	public function deliver( array $batches ): array {
		$outcomes = array();
		$waiting  = array();
		foreach ( $batches as $batch ) {
			$request = $this->request( $batch );
			if ( $request instanceof DeliveryOutcome ) {
				$outcomes += $batch->all( $request );
			} else {
				$waiting[ $batch->destinationId ][] = array( $batch, $request );
			}
		}
		while ( array() !== $waiting ) {
			$wave = self::takeWave( $waiting );
			$went = $this->send->run( array_column( $wave, 1 ) );
			foreach ( $went as $index => $outcome ) {
				$batch     = $wave[ $index ][0];
				$outcomes += $batch->all( $outcome );
				if ( self::isDown( $outcome ) ) {
					unset( $waiting[ $batch->destinationId ] );
				}
			}
		}
		return $outcomes;
	}

	/** Refuses what the owner removed or turned off; what the owner needs to fix is retried. */
	private function request( DeliveryBatch $batch ): WebhookRequest|DeliveryOutcome {
		$webhook = $batch->survey->notifications->webhook( $batch->target );
		if ( null === $webhook ) {
			return DeliveryOutcome::refused( __( 'This webhook was removed from the survey.', 'userfeedback' ) );
		}
		$off = $this->isOff( $batch->survey );
		if ( null !== $off ) {
			return DeliveryOutcome::refused( $off );
		}
		$problem = StoredWebhookRules::problemOf( $webhook );
		if ( null !== $problem ) {
			return '' === $webhook->url ? DeliveryOutcome::refused( $problem ) : DeliveryOutcome::failed( $problem );
		}
		if ( ! $webhook->sendsBatches() ) {
			return $this->buildRequest->run( $webhook, $batch->survey, $batch->response(), $batch->key( $batch->response() ) );
		}
		$responses = array();
		foreach ( $batch->responses as $response ) {
			$responses[ $batch->key( $response ) ] = $response;
		}
		return $this->buildRequest->batch( $webhook, $batch->survey, $responses, "msg_$batch->batch" );
	}

	/** Returns why a survey's webhooks are off; null if they are on. */
	private function isOff( Survey $survey ): ?string {
		return match ( true ) {
			! $survey->notifications->webhooksActive          => __( 'Webhooks are turned off for this survey.', 'userfeedback' ),
			! $this->edition->allows( PlanFeature::WEBHOOKS ) => __(
				'Your plan doesn’t include webhooks, or their add-on is inactive.',
				'userfeedback'
			),
			default                                           => null,
		};
	}

	/**
	 * Takes the next parallel batch from the queue, some for each destination.
	 *
	 * @param array<int, list<array{DeliveryBatch, WebhookRequest}>> $waiting by destination.
	 * @return list<array{DeliveryBatch, WebhookRequest}>
	 */
	private static function takeWave( array &$waiting ): array {
		$wave = array();
		foreach ( $waiting as $id => $ofOne ) {
			$taken          = array_splice( $ofOne, 0, min( self::OF_ONE, self::AT_ONCE - count( $wave ) ) );
			$wave           = array( ...$wave, ...$taken );
			$waiting[ $id ] = $ofOne;
		}
		$waiting = array_filter( $waiting );
		return $wave;
	}

	/** Returns true if the receiver is down, not only this request fails. */
	private static function isDown( DeliveryOutcome $outcome ): bool {
		return OutcomeType::GONE === $outcome->type
			|| (
				OutcomeType::FAILED === $outcome->type
					&& ( 0 === $outcome->status || 429 === $outcome->status || $outcome->status >= 500 )
			);
	}
}
