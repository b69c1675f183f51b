<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The number that sums up all answers to a question. */
enum KeyFigure {
	case NONE;
	case AVERAGE;
	case RANK; // The average of a row's ranks.
	case NPS;
	case SATISFACTION;
	case SPREAD; // Average, median, lowest, and highest.
	case DATES; // Earliest, median, and latest.
}
