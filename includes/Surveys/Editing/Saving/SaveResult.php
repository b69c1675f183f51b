<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Saving;

use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class SaveResult {

	/**
	 * @param bool $published true if this save stored it as `publish`, now or scheduled.
	 * @param bool $wasThere  true if an earlier request already created it; this one stored nothing.
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly bool $published,
		public readonly string $message,
		public readonly bool $wasThere = false
	) {}
}
