<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;
use UserFeedback\Responses\Counting\OldestPendingQuery;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Tests for Tools → Site Health: are responses counted, and were the numbers correct? */
final class CountingHealth implements HealthTest {

	public const TEST = 'userfeedback_responses';

	/** Maximum seconds that a response may be pending: cron runs at each visit, and a site without visits gets no responses. */
	private const PATIENCE = 3600;

	public function __construct(
		private readonly OldestPendingQuery $oldest,
		private readonly RecountLog $log,
		private readonly Clock $clock
	) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Survey responses are counted on time', 'userfeedback' );
	}

	public function check(): HealthResult {
		$waits = $this->waits();
		$found = $this->log->found();
		return match ( true ) {
			$waits > self::PATIENCE => HealthResult::recommended(
				__( 'Counting of survey responses is delayed', 'userfeedback' ),
				$this->waitingText( $waits ),
				RecountActions::recountNow()
			),
			$found > 0              => HealthResult::recommended(
				__( 'Survey results were incorrect', 'userfeedback' ),
				$this->foundText( $found ),
				RecountActions::recountNow()
			),
			default                 => HealthResult::good(
				$this->label(),
				__( 'Every response appears in the results soon after it’s submitted.', 'userfeedback' )
			),
		};
	}

	/** Seconds; 0 if none is pending. */
	private function waits(): int {
		$at = $this->oldest->at();
		return null === $at ? 0 : $this->clock->now()->getTimestamp() - Clock::fromStored( $at )->getTimestamp();
	}

	private function waitingText( int $seconds ): string {
		$now = $this->clock->now()->getTimestamp();
		return sprintf(
			/* translators: %s: a length of time, such as "2 hours". */
			__(
				'The oldest pending response has been waiting for %s. No responses are lost, and results include them, but this site’s scheduled events (WP-Cron) may not be running, so notifications may be delayed.',
				'userfeedback'
			),
			human_time_diff( $now - $seconds, $now )
		);
	}

	private function foundText( int $found ): string {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'The last nightly recount found and fixed %s wrong total. If this keeps happening, something else is modifying the plugin’s tables, or only some of them were restored from a backup.',
				'The last nightly recount found and fixed %s wrong totals. If this keeps happening, something else is modifying the plugin’s tables, or only some of them were restored from a backup.',
				$found,
				'userfeedback'
			),
			number_format_i18n( $found )
		);
	}
}
