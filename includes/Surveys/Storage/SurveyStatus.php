<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stored statuses. "Scheduled" isn't one: it is `publish` with a date in the future, computed when it is read. */
enum SurveyStatus: string {
	case PUBLISH = 'publish';
	case DRAFT   = 'draft';
	case TRASH   = 'trash';
}
