<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Saving;

use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a save did. */
final class Saved {

	/**
	 * @param bool $published this save stored it as `publish`, now or for a day to come.
	 * @param bool $wasThere  it was to be created, and is as an earlier request has created it: this one stored nothing.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly bool $published,
		public readonly string $message,
		public readonly bool $wasThere = false
	) {}
}
