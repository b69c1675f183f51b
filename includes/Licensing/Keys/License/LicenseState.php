<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys\License;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The current status of a license key. Only a valid one unlocks features. */
enum LicenseState: string {
	case NONE        = 'none';
	case VALID       = 'valid';
	case EXPIRED     = 'expired';
	case DISABLED    = 'disabled';    // According to the license service.
	case INVALID     = 'invalid';     // Not our key, or unknown to the license service.
	case WRONG_SITE  = 'wrong_site';  // Issued for another site.
	case UNCONFIRMED = 'unconfirmed'; // The license service was unreachable for longer than the grace period.

	/** Returns the notice about a license; empty if none is needed. */
	public function notice(): string {
		return match ( $this ) {
			self::NONE, self::VALID => '',
			self::EXPIRED           => __(
				'Your license key for the product has expired. Please click here to renew your license key.',
				'userfeedback'
			),
			self::DISABLED          => __(
				'Your license key for the product has been disabled. Please use a different key.',
				'userfeedback'
			),
			self::INVALID           => __(
				'Your license key for the product is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
				'userfeedback'
			),
			self::WRONG_SITE        => __( 'Your license key is for another site. Please use a key for this one.', 'userfeedback' ),
			self::UNCONFIRMED       => __(
				'Couldn’t verify your license key. Make sure this site can reach the license service, then enter or refresh the key.',
				'userfeedback'
			),
		};
	}
}
