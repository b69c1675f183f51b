<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Keeping;

use UserFeedback\Heatmaps\Folding\AggregationScheduler;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Settings\CurrentSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The daily work: schedules a lost event again, deletes old days, and frees numbers of deleted pages and elements. */
final class NightlyCleanup {

	public function __construct(
		private readonly AggregationScheduler $scheduler,
		private readonly DeleteOldDays $days,
		private readonly ReleaseElementNumbers $numbers,
		private readonly CurrentSettings $settings
	) {}

	public function run(): void {
		$this->scheduler->schedule();
		$this->days->run( $this->settings->get() );
		try {
			$this->numbers->run();
		} catch ( StorageFailed ) {
			return; // The next run retries it.
		}
	}
}
