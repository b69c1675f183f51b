<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Displays;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What is counted of a survey's display; the words are the contract's, ResponseShape::EVENTS. */
enum Display: string {
	case SEEN  = 'impression';
	case BEGUN = 'start';
}
