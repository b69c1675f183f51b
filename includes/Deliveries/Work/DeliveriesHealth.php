<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Work;

use UserFeedback\Clock;
use UserFeedback\Deliveries\Jobs\JobRepository;
use UserFeedback\Health\HealthButton;
use UserFeedback\Health\HealthResult;
use UserFeedback\Health\HealthTest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whether somebody works at what is to be sent. */
final class DeliveriesHealth implements HealthTest {

	public const TEST = 'userfeedback_deliveries';

	/** Seconds that something may be due. */
	private const PATIENCE = 600;

	public function __construct( private readonly JobRepository $jobs, private readonly Clock $clock ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Responses are sent on as they come', 'userfeedback' );
	}

	public function check(): HealthResult {
		$now  = $this->clock->now()->getTimestamp();
		$due  = $this->jobs->oldestDue();
		$late = null === $due ? 0 : $now - Clock::fromStored( $due )->getTimestamp();
		return $late > self::PATIENCE
			? HealthResult::recommended(
				__( 'Responses wait to be sent on', 'userfeedback' ),
				sprintf(
					/* translators: %s: a length of time, such as "2 hours". */
					__(
						'E-mail or webhooks about survey responses have been due for %s. Nothing is lost: they go out when WordPress\'s scheduled events (WP-Cron) run again, and a few each time that the list of surveys is opened.',
						'userfeedback'
					),
					human_time_diff( $now - $late, $now )
				),
				HealthButton::to( Failure::url(), __( 'See deliveries', 'userfeedback' ) )
			)
			: HealthResult::good( $this->label(), __( 'Nothing that was due has been waiting for long.', 'userfeedback' ) );
	}
}
