<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Notices\Notice;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class LicenseExpiryNotice implements Notice {

	private const AHEAD = 14 * DAY_IN_SECONDS;

	public function __construct( private readonly CurrentLicense $license, private readonly Clock $clock ) {}

	public function messages(): array {
		$license = current_user_can( Permission::SETTINGS->value ) ? $this->license->effective() : null;
		$format  = get_option( 'date_format' );
		$last    = null !== $license && $license->isValid() ? $license->expiresAt() : null;
		if ( null === $last || $last - $this->clock->now()->getTimestamp() > self::AHEAD ) {
			return array();
		}
		return array(
			new InboxMessage(
				"licence_ends-$last", // A new key has another end and so another id.
				InboxMessage::ATTENTION,
				sprintf(
					/* translators: %s: a date */
					__( 'Your license expires on %s', 'userfeedback' ),
					(string) wp_date( is_string( $format ) ? $format : 'F j, Y', $last )
				),
				__(
					'After that, published surveys keep running and you keep all responses, but you can’t set up paid features until you renew.',
					'userfeedback'
				),
				__( 'Go to license settings', 'userfeedback' ),
				admin_url( 'admin.php?page=userfeedback_settings#/general' )
			),
		);
	}
}
