<?php
declare(strict_types=1);

namespace UserFeedback\Welcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What lies between an empty site and answers that somebody has read, in the order in which it happens. */
enum Step: string {
	case MADE      = 'made';
	case PUBLISHED = 'published';
	case SEEN      = 'seen';
	case ANSWERED  = 'answered';
	case READ      = 'read';
}
