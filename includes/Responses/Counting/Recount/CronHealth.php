<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Health\HealthButton;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if WordPress's scheduled events run on this site: the nightly recount is due each day, so it is a good indicator. */
final class CronHealth implements HealthTest {

	public const TEST = 'userfeedback_cron';

	/** Seconds after which a due event counts as missed. */
	private const PATIENCE = HOUR_IN_SECONDS;

	public function __construct( private readonly Clock $clock ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Scheduled survey events are running', 'userfeedback' );
	}

	public function check(): HealthResult {
		$late = $this->late();
		return $late > self::PATIENCE
			? HealthResult::recommended(
				__( 'Scheduled survey events aren’t running', 'userfeedback' ),
				$this->lateText( $late ),
				HealthButton::checkAgain()
			)
			: HealthResult::good(
				$this->label(),
				__(
					'WordPress’s scheduled events (WP-Cron) recount all survey results every night.',
					'userfeedback'
				)
			);
	}

	/** Returns how many seconds the recount is late; 0 if on time or not scheduled yet. */
	private function late(): int {
		$due = wp_next_scheduled( NightlyRecount::EVENT );
		return false === $due ? 0 : max( 0, $this->clock->now()->getTimestamp() - $due );
	}

	private function lateText( int $seconds ): string {
		$now = $this->clock->now()->getTimestamp();
		return sprintf(
			/* translators: %s: a length of time, such as "2 hours". */
			__(
				'The nightly recount of survey results was due %s ago. Nothing is lost, but retries, daily digests, and weekly summaries are delayed. Usually DISABLE_WP_CRON is set and the server doesn’t call wp-cron.php, or a password or firewall keeps the site from calling itself.',
				'userfeedback'
			),
			human_time_diff( $now - $seconds, $now )
		);
	}
}
