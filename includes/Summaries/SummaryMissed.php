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
				__( 'The weekly summary was not sent', 'userfeedback' ),
				sprintf(
					/* translators: %s: one or several e-mail addresses */
					__(
						'This site could not send its e-mail to %s, three times. The next one goes out next week; a test shows whether it will.',
						'userfeedback'
					),
					implode( ', ', $missed['addresses'] )
				),
				__( 'Test the e-mail', 'userfeedback' ),
				admin_url( 'admin.php?page=userfeedback_settings#/email' )
			),
		);
	}
}
