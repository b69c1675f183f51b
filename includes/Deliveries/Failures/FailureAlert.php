<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Failures;

use UserFeedback\Deliveries\Queue\DestinationRepository;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Settings\Mail\Mail;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Settings\Mail\SendMail;
use UserFeedback\Settings\Mail\SiteStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Emails the site's administrator about failing deliveries, once for each period of failures. If email itself fails, another
 * email would be useless, so only the screens show it.
 */
final class FailureAlert {

	public function __construct(
		private readonly DestinationRepository $destinations,
		private readonly FindFailingDestinations $failures,
		private readonly SendMail $send
	) {}

	public function run(): void {
		$new = array();
		foreach ( $this->failures->run() as $failure ) {
			if ( 'email' !== $failure->destination->channel && ! $failure->destination->isTold && $this->takes( $failure ) ) {
				$new[] = $failure->sentence();
			}
		}
		$address = get_option( 'admin_email' );
		if ( array() !== $new && is_string( $address ) ) {
			$this->send->to( $address, $this->mail( $new ) );
		}
	}

	/** @param non-empty-list<string> $sentences */
	private function mail( array $sentences ): Mail {
		$lines = array(
			...$sentences,
			/* translators: %s: a web address. */
			sprintf( __( 'View and resend pending deliveries: %s', 'userfeedback' ), FailingDestination::url() ),
		);
		return new Mail(
			/* translators: %s: name of the site. */
			sprintf( __( '%s: response deliveries are failing', 'userfeedback' ), MailText::isolated( SiteStrings::name() ) ),
			implode( "\n\n", $lines ) . "\n",
			''
		);
	}

	private function takes( FailingDestination $failure ): bool {
		try {
			return $this->destinations->claimAlert( $failure->destination->id );
		} catch ( StorageFailed ) {
			return false;
		}
	}
}
