<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Licensing\Licence\LicenceState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The notice about a licence; empty where there is nothing to say. */
final class LicenceText {

	public static function of( LicenceState $state ): string {
		return match ( $state ) {
			LicenceState::NONE, LicenceState::VALID => '',
			LicenceState::EXPIRED                   => __( 'Your license key for the product has expired. Please click here to renew your license key.', 'userfeedback' ),
			LicenceState::DISABLED                  => __( 'Your license key for the product has been disabled. Please use a different key.', 'userfeedback' ),
			LicenceState::INVALID                   => __( 'Your license key for the product is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.', 'userfeedback' ),
			LicenceState::WRONG_SITE                => __( 'Your license key is for another site. Please use a key for this one.', 'userfeedback' ),
			LicenceState::UNCONFIRMED               => __( 'Your license key could not be confirmed. Please check that this site can reach the license service, then enter or refresh the key.', 'userfeedback' ),
		};
	}
}
