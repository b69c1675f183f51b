<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Queue\RetryDelays;
use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Interprets a reply according to Standard Webhooks: only 2xx is a success. */
final class InterpretResponse {

	public function __construct( private readonly Clock $clock ) {}

	public function run( WebhookResponse $answer ): DeliveryOutcome {
		$status = $answer->status;
		return match ( true ) {
			0 === $status                                => DeliveryOutcome::failed(
				( $answer->error ?? TransportError::GARBLED )->sentence()
			),
			$status < 300                                => DeliveryOutcome::delivered( $this->sentence( $answer ), $status ),
			410 === $status                              => DeliveryOutcome::rejectedPermanently( $this->sentence( $answer ), $status ),
			in_array( $status, array( 429, 503 ), true ) => DeliveryOutcome::failed(
				$this->sentence( $answer ),
				$status,
				$this->retryAfter( $answer )
			),
			default                                      => DeliveryOutcome::failed( $this->sentence( $answer ), $status ),
		};
	}

	private function sentence( WebhookResponse $answer ): string {
		$status = $answer->status;
		if ( $status >= 300 && $status < 400 ) {
			return $this->redirect( $answer );
		}
		return $this->withStatus(
			match ( true ) {
				$status < 300                      => __( 'The receiver accepted the request.', 'userfeedback' ),
				401 === $status || 403 === $status => __( 'The receiver denied access. Check this webhook’s headers.', 'userfeedback' ),
				404 === $status                    => __( 'The receiver found nothing at this URL.', 'userfeedback' ),
				405 === $status                    => __( 'The receiver doesn’t accept this request method.', 'userfeedback' ),
				410 === $status                    => __( 'The receiver permanently rejects this webhook.', 'userfeedback' ),
				429 === $status                    => __( 'The receiver is limiting the number of requests.', 'userfeedback' ),
				503 === $status                    => __( 'The receiver is temporarily unavailable.', 'userfeedback' ),
				$status < 500                      => __( 'The receiver rejected the request.', 'userfeedback' ),
				default                            => __( 'The receiver had an error.', 'userfeedback' ),
			},
			$status
		);
	}

	private function withStatus( string $sentence, int $status ): string {
		/* translators: 1: a sentence about what a server answered. 2: an HTTP status such as 404. */
		return sprintf( __( '%1$s Status code: %2$d.', 'userfeedback' ), $sentence, $status );
	}

	/** Returns the target without its query, which may contain keys. */
	private function redirect( WebhookResponse $answer ): string {
		$target = (string) preg_replace( '/[?#].*\z|[^\x21-\x7E]/s', '', $answer->header( 'location' ) );
		if ( '' === $target ) {
			return $this->withStatus(
				__( 'The receiver redirects to another URL, and webhooks don’t follow redirects.', 'userfeedback' ),
				$answer->status
			);
		}
		return $this->withStatus(
			sprintf(
				/* translators: %s: an address. */
				__(
					'The receiver redirects to %s, and webhooks don’t follow redirects. If that URL is correct, enter it.',
					'userfeedback'
				),
				mb_substr( $target, 0, 200 )
			),
			$answer->status
		);
	}

	/** `Retry-After` is a number of seconds, or a date. */
	private function retryAfter( WebhookResponse $answer ): ?int {
		$given = $answer->header( 'retry-after' );
		if ( 1 === preg_match( '/\A\d{1,9}\z/', $given ) ) {
			return min( RetryDelays::LONGEST, (int) $given );
		}
		$moment = '' === $given ? false : strtotime( $given );
		return false === $moment ? null : max( 0, min( RetryDelays::LONGEST, $moment - $this->clock->now()->getTimestamp() ) );
	}
}
