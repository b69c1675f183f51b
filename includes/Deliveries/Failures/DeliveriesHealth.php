<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Failures;

use UserFeedback\Deliveries\Queue\JobRepository;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Health\HealthButton;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks that pending deliveries are being processed. */
final class DeliveriesHealth implements HealthTest {

	public const TEST = 'userfeedback_deliveries';

	/** Seconds that a delivery may be overdue. */
	private const PATIENCE = 600;

	public function __construct( private readonly JobRepository $jobs, private readonly Clock $clock ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Responses are delivered on time', 'userfeedback' );
	}

	public function check(): HealthResult {
		$now  = $this->clock->now()->getTimestamp();
		$due  = $this->jobs->oldestDue();
		$late = null === $due ? 0 : $now - Clock::fromStored( $due )->getTimestamp();
		return $late > self::PATIENCE
			? HealthResult::recommended(
				__( 'Response deliveries are overdue', 'userfeedback' ),
				sprintf(
					/* translators: %s: a length of time, such as "2 hours". */
					__(
						'Email or webhook deliveries have been overdue for %s. Nothing is lost: they’re sent when WordPress’s scheduled events (WP-Cron) run again, or a few at a time when you open the list of surveys.',
						'userfeedback'
					),
					human_time_diff( $now - $late, $now )
				),
				HealthButton::to( FailingDestination::url(), __( 'View deliveries', 'userfeedback' ) )
			)
			: HealthResult::good( $this->label(), __( 'No deliveries are overdue.', 'userfeedback' ) );
	}
}
