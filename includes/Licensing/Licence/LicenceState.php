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
}
