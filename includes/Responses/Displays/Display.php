<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Displays;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Countable events of a survey's display; the values come from the contract, ResponseShape::EVENTS. */
enum Display: string {
	case SEEN  = 'impression';
	case BEGUN = 'start';
}
