<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What is stored. "Scheduled" is no status: it is `publish` with a date still to come, worked out when it is read. */
enum SurveyStatus: string {
	case PUBLISH = 'publish';
	case DRAFT   = 'draft';
	case TRASH   = 'trash';
}
