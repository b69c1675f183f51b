<?php
declare(strict_types=1);

namespace UserFeedback\Summaries;

use UserFeedback\Contract\Can;
use UserFeedback\Inbox\Fact;
use UserFeedback\Inbox\Notification;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class SummaryMissed implements Fact {

	public function __construct( private readonly MissedRepository $missed ) {}

	public function tell(): array {
		$missed = current_user_can( Can::SETTINGS->value ) ? $this->missed->get() : null;
		if ( null === $missed ) {
			return array();
		}
		return array(
			new Notification(
				"summary_missed-{$missed['day']}",
				Notification::ATTENTION,
				__( 'The weekly summary wasn\'t sent', 'userfeedback' ),
				sprintf(
					/* translators: %s: one or several e-mail addresses */
					__(
						'Three attempts to email it to %s failed. Send a test email to check delivery before next week\'s summary.',
						'userfeedback'
					),
					implode( ', ', $missed['addresses'] )
				),
				__( 'Go to email settings', 'userfeedback' ),
				admin_url( 'admin.php?page=userfeedback_settings#/email' )
			),
		);
	}
}
