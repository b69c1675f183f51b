<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use Closure;
use UserFeedback\Deliveries\Channels\HookChannel;
use UserFeedback\Deliveries\Failures\FailureAlert;
use UserFeedback\Deliveries\Queue\DeliveryWorker;
use UserFeedback\Deliveries\Queue\JobRepository;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\EveryMinute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Makes sure that pending deliveries are sent without making a visitor wait: other plugins on the site are notified
 * immediately, as that needs no network, and cron sends the others. An event runs each minute only while deliveries are
 * pending.
 *
 * If cron doesn't run, admin screens send a few.
 */
final class DeliveryScheduler {

	public const EVENT = 'userfeedback_deliver';

	/** Seconds of one run: less than most sites allow a request. */
	private const UNSEEN          = 20.0;
	private const BY_ADMIN_SCREEN = 2.0;

	/** Seconds that a delivery may be overdue before we assume that cron doesn't run. */
	private const LATE = 120;

	/** @param Closure(): DeliveryWorker $run */
	public function __construct(
		private readonly JobRepository $jobs,
		#[Lazy( DeliveryWorker::class )] private readonly Closure $run,
		private readonly FailureAlert $failureAlert,
		private readonly Clock $clock
	) {}

	/** Handles new deliveries. */
	public function processNew(): void {
		if ( HookChannel::hasListeners() ) {
			$this->run( self::UNSEEN, array( HookChannel::NAME ) );
		}
		if ( wp_doing_cron() && false === has_action( 'shutdown', array( $this, 'runInBackground' ) ) ) {
			add_action( 'shutdown', array( $this, 'runInBackground' ) ); // This is cron, so no one waits for it.
		}
		$this->schedule();
	}

	public function schedule(): void {
		self::scheduleEvent( $this->clock );
	}

	/** Safe to call repeatedly: WordPress has its schedule in memory. */
	public static function scheduleEvent( Clock $clock ): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $clock->now()->getTimestamp(), EveryMinute::NAME, self::EVENT );
		}
	}

	/** Runs in cron, and in other requests that no one waits for. */
	public function runInBackground(): void {
		$this->run( self::UNSEEN );
		$this->failureAlert->run();
		try {
			$isDone = null === $this->jobs->nextDue();
		} catch ( StorageFailed ) {
			return;
		}
		if ( $isDone ) {
			wp_clear_scheduled_hook( self::EVENT );
		} else {
			$this->schedule();
		}
	}

	/** Runs after the screen was sent, if the server supports that. */
	public function runAfterAdminScreen(): void {
		if ( $this->isLate() ) {
			$this->schedule();
			$this->run( self::BY_ADMIN_SCREEN );
			$this->failureAlert->run();
		}
	}

	/** @return int number of attempts. */
	public function now(): int {
		$tried = $this->run( self::UNSEEN );
		$this->failureAlert->run();
		return $tried;
	}

	public function isLate(): bool {
		try {
			$due = $this->jobs->oldestDue();
		} catch ( StorageFailed ) {
			return false;
		}
		return null !== $due && Clock::fromStored( $due )->getTimestamp() < $this->clock->now()->getTimestamp() - self::LATE;
	}

	/**
	 * If the database fails, the next run tries again: the rows stay pending.
	 *
	 * @param list<string>|null $channels
	 */
	private function run( float $seconds, ?array $channels = null ): int {
		try {
			return ( $this->run )()->run( $seconds, $channels );
		} catch ( StorageFailed ) {
			return 0;
		}
	}
}
