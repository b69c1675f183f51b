<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Licence;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What is known of a licence key at this moment. Only a valid one opens anything. */
enum LicenceState: string {
	case NONE        = 'none';
	case VALID       = 'valid';
	case EXPIRED     = 'expired';
	case DISABLED    = 'disabled';    // The licence service says so.
	case INVALID     = 'invalid';     // No key of ours, or the licence service does not know it.
	case WRONG_SITE  = 'wrong_site';  // Made for another site.
	case UNCONFIRMED = 'unconfirmed'; // The licence service could not be reached for longer than the time of grace.

	/** The notice about a licence; empty where there is nothing to say. */
	public function notice(): string {
		return match ( $this ) {
			self::NONE, self::VALID => '',
			self::EXPIRED                   => __(
				'Your license key for the product has expired. Please click here to renew your license key.',
				'userfeedback'
			),
			self::DISABLED                  => __(
				'Your license key for the product has been disabled. Please use a different key.',
				'userfeedback'
			),
			self::INVALID                   => __(
				'Your license key for the product is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
				'userfeedback'
			),
			self::WRONG_SITE                => __( 'Your license key is for another site. Please use a key for this one.', 'userfeedback' ),
			self::UNCONFIRMED               => __(
				'Couldn\'t verify your license key. Make sure this site can reach the license service, then enter or refresh the key.',
				'userfeedback'
			),
		};
	}
}
