<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Triggers the counting of pending responses or votes without making the visitor wait.
 *
 * If PHP can finish the response and continue (FastCGI, LiteSpeed), this request counts at its end. Otherwise it schedules one
 * cron event for all responses until then; a site whose cron does not run counts them on admin screens.
 *
 * Counting many responses together costs little more than counting one. So if cron is about to run anyway, a request leaves the
 * work to it; and a request that found other pending responses schedules cron for those of the next minute. No number is
 * delayed by that: readers of the counts add the uncounted rows, as long as they are few, and otherwise report how many are
 * missing (Results\UncountedResponses).
 */
final class ScheduleProcessing {

	public const EVENT = 'userfeedback_process';

	/** Maximum responses that a request counts; cron counts the others. */
	private const IN_PASSING = 1000;

	/** Seconds until cron counts the next responses, and the delay after which cron is considered not running. */
	private const MINUTE = 60;

	/** Maximum seconds per cron run: less than PHP's time limit on most sites. */
	private const AT_A_TIME = 20;

	/** Distinguishes the follow-up event: WordPress doesn't schedule two identical events within ten minutes. */
	private const THE_REST = array( 'rest' );

	/**
	 * @param Closure(int): int $consume   QueueConsumer::run(); most requests leave it to cron.
	 * @param int               $inPassing see above; cron counts twenty times as many before it checks the time
	 * @param int               $atATime   see above.
	 */
	public function __construct(
		#[Lazy( QueueConsumer::class, 'run' )] private readonly Closure $consume,
		private readonly int $inPassing = self::IN_PASSING,
		private readonly int $atATime = self::AT_A_TIME
	) {}

	public function afterThisAnswer(): void {
		if ( false === has_action( 'shutdown', array( $this, 'atTheEnd' ) ) && ! $this->isCronAboutTo() ) {
			add_action( 'shutdown', array( $this, 'atTheEnd' ), PHP_INT_MAX );
		}
	}

	public function atTheEnd(): void {
		remove_action( 'shutdown', array( $this, 'atTheEnd' ), PHP_INT_MAX );
		if ( ! $this->handOverAnswer() ) {
			$this->askCron();
		} elseif ( $this->run() > 1 ) {
			$this->askCron( self::MINUTE );
		}
	}

	/** For a request that nobody waits for. If PHP supports it, the response is finished first. */
	public function afterHandingOver(): void {
		$this->handOverAnswer();
		$this->run();
	}

	/**
	 * If the database fails now, the rows stay pending and are retried later.
	 *
	 * @return int how many responses were counted.
	 */
	public function run(): int {
		try {
			return ( $this->consume )( $this->inPassing );
		} catch ( StorageFailed ) {
			$this->askCron();
			return 0;
		}
	}

	/**
	 * Runs until the backlog is empty or the time runs out. If rows remain, it schedules a follow-up for the next cron run, in
	 * addition to the event of each minute.
	 */
	public function byCron(): void {
		$most = 20 * $this->inPassing;
		$end  = microtime( true ) + $this->atATime;
		do {
			$isDone = ( $this->consume )( $most ) < $most;
		} while ( ! $isDone && microtime( true ) < $end );
		if ( ! $isDone && false === wp_next_scheduled( self::EVENT, self::THE_REST ) ) {
			wp_schedule_single_event( time(), self::EVENT, self::THE_REST );
		}
	}

	private function askCron( int $inSeconds = 0 ): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $inSeconds, self::EVENT );
		}
	}

	/** Needs no query: WordPress has its schedule in memory. */
	private function isCronAboutTo(): bool {
		$next = wp_next_scheduled( self::EVENT );
		return false !== $next && abs( $next - time() ) <= self::MINUTE;
	}

	private function handOverAnswer(): bool {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
				return true;
			}
		}
		return false;
	}
}
