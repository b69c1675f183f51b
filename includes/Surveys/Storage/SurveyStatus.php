<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stored statuses. "Scheduled" isn't one: it is `publish` with a date in the future, computed when it is read. */
enum SurveyStatus: string {
	case PUBLISH = 'publish';
	case DRAFT   = 'draft';
	case TRASH   = 'trash';

	/** Returns true if visitors see a survey that has this status and is published at this time, or has none. */
	public function isLive( ?DateTimeImmutable $publishAt, DateTimeImmutable $now ): bool {
		return self::PUBLISH === $this && ( null === $publishAt || $publishAt <= $now );
	}
}
