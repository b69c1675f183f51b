<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A notice that owners see while its condition is true. The condition is checked each time the inbox is read, so that only a
 * dismissal is stored.
 */
interface Notice {

	/** @return list<InboxMessage> current notifications that concern the current user; few. */
	public function messages(): array;
}
