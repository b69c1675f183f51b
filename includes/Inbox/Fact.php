<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A condition that owners see a notification about while it is true. It is checked each time the inbox is read, so that only
 * its dismissal is stored.
 */
interface Fact {

	/** @return list<Notification> current notifications that concern the current user; few. */
	public function tell(): array;
}
