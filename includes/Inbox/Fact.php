<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Something that owners are told of for as long as it holds. It is looked up each time the inbox is read, so that there is
 * nothing to store but that it was seen.
 */
interface Fact {

	/** @return list<Notification> what holds now and is the current user's business; few. */
	public function tell(): array;
}
