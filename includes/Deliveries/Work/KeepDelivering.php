<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Work;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Deliveries\Hook\HookChannel;
use UserFeedback\Deliveries\Jobs\JobRepository;
use UserFeedback\EachMinute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Sees to it that what waits is told, and that no visitor waits for it: other plugins of the site hear at once, as
 * nothing leaves it, and the rest is cron's. There is an event each minute as long as anything waits, and none else.
 *
 * Where cron does not run, admin screens do a little of it.
 */
final class KeepDelivering {

	public const EVENT = 'userfeedback_deliver';

	/** Seconds of one run: less than PHP allows a request on most sites. */
	private const UNSEEN          = 20.0;
	private const BY_ADMIN_SCREEN = 2.0;

	/** Seconds that something may be due before cron is taken not to run. */
	private const LATE = 120;

	/** @param Closure(): RunJobs $run */
	public function __construct(
		private readonly JobRepository $jobs,
		private readonly Closure $run,
		private readonly TellOwner $tell,
		private readonly Clock $clock
	) {}

	/** Something new waits. */
	public function soon(): void {
		if ( HookChannel::isHeard() ) {
			$this->run( self::UNSEEN, array( HookChannel::NAME ) );
		}
		if ( wp_doing_cron() && false === has_action( 'shutdown', array( $this, 'unseen' ) ) ) {
			add_action( 'shutdown', array( $this, 'unseen' ) ); // Here already, and nobody waits for it.
		}
		$this->plan();
	}

	public function plan(): void {
		self::planFrom( $this->clock );
	}

	/** Safe to be asked again and again: WordPress has its schedule in memory. */
	public static function planFrom( Clock $clock ): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $clock->now()->getTimestamp(), EachMinute::NAME, self::EVENT );
		}
	}

	/** By cron, and whenever a request is nobody's who waits. */
	public function unseen(): void {
		$this->run( self::UNSEEN );
		$this->tell->run();
		try {
			$isDone = null === $this->jobs->nextDue();
		} catch ( StorageFailed ) {
			return;
		}
		if ( $isDone ) {
			wp_clear_scheduled_hook( self::EVENT );
		} else {
			$this->plan();
		}
	}

	/** After the screen was sent, where the server can do that. */
	public function byAdminScreen(): void {
		if ( $this->isLate() ) {
			$this->plan();
			$this->run( self::BY_ADMIN_SCREEN );
			$this->tell->run();
		}
	}

	/** @return int how many were tried. */
	public function now(): int {
		$tried = $this->run( self::UNSEEN );
		$this->tell->run();
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
	 * A database that refuses now is asked again at the next occasion: the rows wait.
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
