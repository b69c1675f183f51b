<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks;

use UserFeedback\Deliveries\Channel;
use UserFeedback\Deliveries\Outcome;
use UserFeedback\Deliveries\Parcel;
use UserFeedback\Deliveries\Result;
use UserFeedback\Deliveries\Wanted;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Survey;
use UserFeedback\Webhooks\Sending\MakeRequest;
use UserFeedback\Webhooks\Sending\Sendable;
use UserFeedback\Webhooks\Sending\SendRequests;
use UserFeedback\Webhooks\Sending\WebhookRequest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses to other servers, as their owner set up. */
final class WebhookChannel implements Channel {

	public const NAME = 'webhook';

	/** Maximum parallel requests, in total and to one server. */
	private const AT_ONCE = 40;
	private const OF_ONE  = 8;

	/** @param CurrentEdition $edition of the running plugin. */
	public function __construct(
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly MakeRequest $make,
		private readonly SendRequests $send
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function wanted( Survey $survey, StoredResponse $response ): array {
		$told = array_filter( $survey->notifications->webhooks, static fn( Webhook $webhook ): bool => '' !== $webhook->url );
		return array() === $told || null !== $this->isOff( $survey )
			? array()
			: array_map( static fn( Webhook $webhook ): Wanted => new Wanted( $webhook->id ), array_values( $told ) );
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

	public function together( Survey $survey ): int {
		return 1;
	}

	public function atOnce(): int {
		return 60;
	}

	/** Sends in batches: if a destination fails, its other requests wait for a later attempt. */
	public function deliver( array $parcels ): array {
		$outcomes = array();
		$waiting  = array();
		foreach ( $parcels as $parcel ) {
			$request = $this->request( $parcel );
			if ( $request instanceof Outcome ) {
				$outcomes += $parcel->all( $request );
			} else {
				$waiting[ $parcel->destinationId ][] = array( $parcel, $request );
			}
		}
		while ( array() !== $waiting ) {
			$wave = self::wave( $waiting );
			$went = $this->send->run( array_column( $wave, 1 ) );
			foreach ( $went as $index => $outcome ) {
				$parcel    = $wave[ $index ][0];
				$outcomes += $parcel->all( $outcome );
				if ( self::isDown( $outcome ) ) {
					unset( $waiting[ $parcel->destinationId ] );
				}
			}
		}
		return $outcomes;
	}

	/** Refuses what the owner removed or turned off; what the owner needs to fix is retried. */
	private function request( Parcel $parcel ): WebhookRequest|Outcome {
		$webhook = $parcel->survey->notifications->webhook( $parcel->target );
		if ( null === $webhook ) {
			return Outcome::refused( __( 'This webhook was removed from the survey.', 'userfeedback' ) );
		}
		$off = $this->isOff( $parcel->survey );
		if ( null !== $off ) {
			return Outcome::refused( $off );
		}
		$problem = Sendable::problemOf( $webhook );
		if ( null !== $problem ) {
			return '' === $webhook->url ? Outcome::refused( $problem ) : Outcome::failed( $problem );
		}
		return $this->make->run( $webhook, $parcel->survey, $parcel->response(), $parcel->key( $parcel->response() ) );
	}

	/** Returns why a survey's webhooks are off; null if they are on. */
	private function isOff( Survey $survey ): ?string {
		return match ( true ) {
			! $survey->notifications->webhooksActive        => __( 'Webhooks are turned off for this survey.', 'userfeedback' ),
			! $this->edition->allows( Feature::WEBHOOKS ) => __(
				'Your plan doesn’t include webhooks, or their add-on is inactive.',
				'userfeedback'
			),
			default                                       => null,
		};
	}

	/**
	 * Takes the next parallel batch from the queue, some for each destination.
	 *
	 * @param array<int, list<array{Parcel, WebhookRequest}>> $waiting by destination.
	 * @return list<array{Parcel, WebhookRequest}>
	 */
	private static function wave( array &$waiting ): array {
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
	private static function isDown( Outcome $outcome ): bool {
		return Result::GONE === $outcome->result
			|| ( Result::FAILED === $outcome->result && ( 0 === $outcome->status || 429 === $outcome->status || $outcome->status >= 500 ) );
	}
}
