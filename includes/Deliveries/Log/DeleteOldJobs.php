<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Settings\CurrentSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes log entries after the retention period. Pending deliveries stay, whatever their age. */
final class DeleteOldJobs {

	/** Seconds per night. */
	private const TIME = 5.0;

	public function __construct(
		private readonly JobRetryRepository $jobs,
		private readonly CurrentSettings $settings,
		private readonly Clock $clock
	) {}

	public function run(): void {
		$until = microtime( true ) + self::TIME;
		$days  = (int) $this->settings->get()->text( 'delivery_log_days' );
		$old   = Clock::toStored( $this->clock->now()->modify( "-$days days" ) );
		try {
			while ( $this->jobs->deleteOlderThan( $old ) && microtime( true ) < $until ) {
				continue;
			}
		} catch ( StorageFailed ) {
			return; // The next night deletes them.
		}
	}
}
