<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Aggregation;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Health\HealthButton;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks that visits for heatmaps are aggregated on time. */
final class AggregationHealth implements HealthTest {

	public const TEST = 'userfeedback_heatmaps';

	/** Seconds that a visit may be pending: cron runs hourly. */
	private const PATIENCE = 3 * HOUR_IN_SECONDS;

	public function __construct( private readonly AggregationScheduler $scheduler, private readonly Clock $clock ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Heatmaps are up to date', 'userfeedback' );
	}

	public function check(): HealthResult {
		$seconds = $this->scheduler->secondsPending() ?? 0;
		$now     = $this->clock->now()->getTimestamp();
		return $seconds > self::PATIENCE
			? HealthResult::recommended(
				__( 'Heatmaps have a backlog of visits', 'userfeedback' ),
				sprintf(
					/* translators: %s: a length of time, such as "2 hours". */
					__(
						'The oldest visit has been pending for %s. Nothing is lost, and heatmaps already include it, but it takes up extra space until WordPress’s scheduled events (WP-Cron) run again. Opening the list of heatmaps also processes some of the backlog.',
						'userfeedback'
					),
					human_time_diff( $now - $seconds, $now )
				),
				HealthButton::to( admin_url( 'admin.php?page=userfeedback_heatmaps' ), __( 'View heatmaps', 'userfeedback' ) )
			)
			: HealthResult::good( $this->label(), __( 'No backlog of visits.', 'userfeedback' ) );
	}
}
