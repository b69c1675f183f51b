<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Steps from an empty site to the first viewed response, in order. */
enum OnboardingStep: string {
	case MADE      = 'made';
	case PUBLISHED = 'published';
	case SEEN      = 'seen';
	case ANSWERED  = 'answered';
	case READ      = 'read';
}
