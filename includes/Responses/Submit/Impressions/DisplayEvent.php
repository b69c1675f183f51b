<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Impressions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Countable events of a survey's display; the values come from the contract, SubmissionShape::EVENTS. */
enum DisplayEvent: string {
	case SEEN  = 'impression';
	case BEGUN = 'start';
}
