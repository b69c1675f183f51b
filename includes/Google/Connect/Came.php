<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How a connecting ended. The screen has a sentence for each: the value is its `google` in the address. */
enum Came: string {
	case CONNECTED = 'connected';
	/** The owner said no. */
	case DENIED = 'denied';
	/** It began elsewhere, too long ago, or was used. */
	case STATE  = 'state';
	case CLIENT = 'client';
	/** Google gave no token that lasts. */
	case NO_REFRESH = 'no-refresh';
	/** The box about files was left unchecked. */
	case SCOPE        = 'scope';
	case SWITCHED_OFF = 'switched-off';
	case UNREACHABLE  = 'unreachable';
	case REFUSED      = 'refused';
}
