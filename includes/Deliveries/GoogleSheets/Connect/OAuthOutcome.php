<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The result of connecting. The screen has a message for each: the value is `google` in its URL. */
enum OAuthOutcome: string {
	case CONNECTED = 'connected';
	/** The owner denied access. */
	case DENIED = 'denied';
	/** It belongs to another user, has expired, or was used. */
	case STATE  = 'state';
	case CLIENT = 'client';
	/** Google gave no refresh token. */
	case NO_REFRESH = 'no-refresh';
	/** The checkbox for files was left unchecked. */
	case SCOPE        = 'scope';
	case SWITCHED_OFF = 'switched-off';
	case UNREACHABLE  = 'unreachable';
	case REFUSED      = 'refused';
}
