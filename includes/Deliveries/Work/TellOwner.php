<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Work;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Deliveries\Jobs\DestinationRepository;
use UserFeedback\Mail\Mail;
use UserFeedback\Mail\SendMail;
use UserFeedback\Mail\SiteWords;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Emails the site's administrator about failing deliveries, once for each period of failures. If email itself fails, another
 * email would be useless, so only the screens show it.
 */
final class TellOwner {

	public function __construct(
		private readonly DestinationRepository $destinations,
		private readonly ReadFailures $failures,
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
			sprintf( __( 'View and resend pending deliveries: %s', 'userfeedback' ), Failure::url() ),
		);
		return new Mail(
			/* translators: %s: name of the site. */
			sprintf( __( '%s: response deliveries are failing', 'userfeedback' ), SiteWords::name() ),
			implode( "\n\n", $lines ) . "\n",
			''
		);
	}

	private function takes( Failure $failure ): bool {
		try {
			return $this->destinations->takeToTell( $failure->destination->id );
		} catch ( StorageFailed ) {
			return false;
		}
	}
}
