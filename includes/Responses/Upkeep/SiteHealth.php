<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Upkeep;

use UserFeedback\Clock;
use UserFeedback\Health\HealthResult;
use UserFeedback\Health\HealthTest;
use UserFeedback\Responses\Counting\OldestWaitingQuery;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What Tools > Site Health says of responses: whether they get counted, and whether the numbers were right. */
final class SiteHealth implements HealthTest {

	public const TEST = 'userfeedback_responses';

	/** Seconds that a response may wait: cron runs at each visit, and a site without visits gets no responses. */
	private const PATIENCE = 3600;

	public function __construct(
		private readonly OldestWaitingQuery $oldest,
		private readonly RecountLog $log,
		private readonly Clock $clock
	) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Survey responses are counted', 'userfeedback' );
	}

	public function check(): HealthResult {
		$waits = $this->waits();
		$found = $this->log->found();
		return match ( true ) {
			$waits > self::PATIENCE => HealthResult::recommended(
				__( 'Survey responses wait to be counted', 'userfeedback' ),
				$this->waitingText( $waits ),
				HealthActions::recountNow()
			),
			$found > 0              => HealthResult::recommended(
				__( 'Survey results were not right', 'userfeedback' ),
				$this->foundText( $found ),
				HealthActions::recountNow()
			),
			default                 => HealthResult::good(
				$this->label(),
				__( 'Every response is in the results soon after it was sent.', 'userfeedback' )
			),
		};
	}

	/** Seconds; 0 when none waits. */
	private function waits(): int {
		$at = $this->oldest->at();
		return null === $at ? 0 : $this->clock->now()->getTimestamp() - Clock::fromStored( $at )->getTimestamp();
	}

	private function waitingText( int $seconds ): string {
		$now = $this->clock->now()->getTimestamp();
		return sprintf(
			/* translators: %s: a length of time, such as "2 hours". */
			__(
				'The oldest one has waited for %s. No response is lost, and results include them; but it tells that this site\'s scheduled events (WP-Cron) do not run, so nobody is notified of new responses.',
				'userfeedback'
			),
			human_time_diff( $now - $seconds, $now )
		);
	}

	private function foundText( int $found ): string {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'The last nightly recount found %s number that was not that of the responses, and put it right. If this comes again, something else changes the tables of this plugin, or a backup of only some of them was restored.',
				'The last nightly recount found %s numbers that were not those of the responses, and put them right. If this comes again, something else changes the tables of this plugin, or a backup of only some of them was restored.',
				$found,
				'userfeedback'
			),
			number_format_i18n( $found )
		);
	}
}
