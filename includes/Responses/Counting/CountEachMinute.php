<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Live\LiveSurveys;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the counting of each minute while visitors use the collector, which can't schedule anything itself. A site without
 * a survey or ratings has no such event: a network may have thousands of them.
 */
final class CountEachMinute {

	/** @param Closure(): CurrentEdition $edition for visitors. */
	public function __construct(
		private readonly LiveSurveys $surveys,
		#[Lazy( CurrentEdition::class, 'lasting' )] private readonly Closure $edition
	) {}

	public static function isScheduled(): bool {
		return EveryMinute::NAME === wp_get_schedule( ScheduleProcessing::EVENT );
	}

	/** @param bool $isOn true if visitors can use the collector. */
	public function run( bool $isOn ): void {
		$isNeeded = $isOn && $this->isInputExpected();
		if ( self::isScheduled() === $isNeeded ) {
			return;
		}
		wp_clear_scheduled_hook( ScheduleProcessing::EVENT );
		if ( $isNeeded ) {
			wp_schedule_event( time(), EveryMinute::NAME, ScheduleProcessing::EVENT );
		} else {
			wp_schedule_single_event( time(), ScheduleProcessing::EVENT ); // Counts what is still pending.
		}
	}

	private function isInputExpected(): bool {
		try {
			return $this->surveys->isAnyOpen() || ( $this->edition )()->allows( PlanFeature::POST_RATINGS );
		} catch ( StorageFailed ) {
			return true; // The next daily check decides.
		}
	}
}
