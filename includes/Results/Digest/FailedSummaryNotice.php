<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Notices\Notice;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class FailedSummaryNotice implements Notice {

	public function __construct( private readonly FailedSummaryRepository $failedSummaries ) {}

	public function messages(): array {
		$missed = current_user_can( Permission::SETTINGS->value ) ? $this->failedSummaries->get() : null;
		if ( null === $missed ) {
			return array();
		}
		return array(
			new InboxMessage(
				"summary_missed-{$missed['day']}",
				InboxMessage::ATTENTION,
				__( 'The weekly summary wasn’t sent', 'userfeedback' ),
				sprintf(
					/* translators: %s: one or several e-mail addresses */
					__(
						'Three attempts to email it to %s failed. Send a test email to check delivery before next week’s summary.',
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
