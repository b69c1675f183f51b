<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

use UserFeedback\Clock;
use UserFeedback\Deliveries\BackOff;
use UserFeedback\Deliveries\Outcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Interprets a reply according to Standard Webhooks: only 2xx is a success. */
final class ReadOutcome {

	public function __construct( private readonly Clock $clock ) {}

	public function run( Answer $answer ): Outcome {
		$status = $answer->status;
		return match ( true ) {
			0 === $status                                 => Outcome::failed( ( $answer->failure ?? Failure::GARBLED )->sentence() ),
			$status < 300                                 => Outcome::delivered( $this->sentence( $answer ), $status ),
			410 === $status                               => Outcome::gone( $this->sentence( $answer ), $status ),
			in_array( $status, array( 429, 503 ), true ) => Outcome::failed( $this->sentence( $answer ), $status, $this->wait( $answer ) ),
			default                                       => Outcome::failed( $this->sentence( $answer ), $status ),
		};
	}

	private function sentence( Answer $answer ): string {
		$status = $answer->status;
		if ( $status >= 300 && $status < 400 ) {
			return $this->redirect( $answer );
		}
		return $this->said(
			match ( true ) {
				$status < 300                       => __( 'The receiver accepted the request.', 'userfeedback' ),
				401 === $status || 403 === $status => __( 'The receiver denied access. Check this webhook’s headers.', 'userfeedback' ),
				404 === $status                     => __( 'The receiver found nothing at this URL.', 'userfeedback' ),
				405 === $status                     => __( 'The receiver doesn’t accept this request method.', 'userfeedback' ),
				410 === $status                     => __( 'The receiver permanently rejects this webhook.', 'userfeedback' ),
				429 === $status                     => __( 'The receiver is limiting the number of requests.', 'userfeedback' ),
				503 === $status                     => __( 'The receiver is temporarily unavailable.', 'userfeedback' ),
				$status < 500                       => __( 'The receiver rejected the request.', 'userfeedback' ),
				default                             => __( 'The receiver had an error.', 'userfeedback' ),
			},
			$status
		);
	}

	private function said( string $sentence, int $status ): string {
		/* translators: 1: a sentence about what a server answered. 2: an HTTP status such as 404. */
		return sprintf( __( '%1$s Status code: %2$d.', 'userfeedback' ), $sentence, $status );
	}

	/** Returns the target without its query, which may contain keys. */
	private function redirect( Answer $answer ): string {
		$target = (string) preg_replace( '/[?#].*\z|[^\x21-\x7E]/s', '', $answer->header( 'location' ) );
		if ( '' === $target ) {
			return $this->said(
				__( 'The receiver redirects to another URL, and webhooks don’t follow redirects.', 'userfeedback' ),
				$answer->status
			);
		}
		return $this->said(
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
	private function wait( Answer $answer ): ?int {
		$given = $answer->header( 'retry-after' );
		if ( 1 === preg_match( '/\A\d{1,9}\z/', $given ) ) {
			return min( BackOff::LONGEST, (int) $given );
		}
		$moment = '' === $given ? false : strtotime( $given );
		return false === $moment ? null : max( 0, min( BackOff::LONGEST, $moment - $this->clock->now()->getTimestamp() ) );
	}
}
