<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Has what waits counted, responses or votes, without the visitor waiting for it.
 *
 * Where PHP can hand the answer over and go on (FastCGI, LiteSpeed), this request does it at its end. Elsewhere it asks
 * cron, once for as many responses as come until then; a site whose cron does not run counts them on admin screens.
 *
 * Counting many responses together costs little more than counting one. So where cron is about to do it anyway, a
 * request leaves it; and one that found others' responses beside its own asks cron to do it for those of the next
 * minute. No number waits for that: what reads the counts adds the rows that are not counted yet, as long as they are few, and
 * else says how many it is without (Results\WaitingTally).
 */
final class ProcessSoon {

	public const EVENT = 'userfeedback_process';

	/** Responses that a request counts in passing; more are cron's work. */
	private const IN_PASSING = 1000;

	/** Seconds until cron counts what comes meanwhile, and how late it may be before it is taken not to run at all. */
	private const MINUTE = 60;

	/** Seconds that cron counts before it lets others have their turn: less than PHP allows a request on most sites. */
	private const AT_A_TIME = 20;

	/** Tells the event for what is left from the other: WordPress plans no two of the same within ten minutes. */
	private const THE_REST = array( 'rest' );

	/**
	 * @param int $inPassing see above; cron counts twenty times as many before it looks at the time.
	 * @param int $atATime  see above.
	 */
	public function __construct(
		private readonly Backlog $processor,
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

	/** In a request that nobody waits for; where PHP can, its sender is let go first. */
	public function afterHandingOver(): void {
		$this->handOverAnswer();
		$this->run();
	}

	/**
	 * A database that refuses now is asked again at the next occasion: the rows wait.
	 *
	 * @return int how many responses were counted.
	 */
	public function run(): int {
		try {
			return $this->processor->run( $this->inPassing );
		} catch ( StorageFailed ) {
			$this->askCron();
			return 0;
		}
	}

	/**
	 * Until nothing waits or its time is up; then once more as soon as cron comes again, beside the event of each
	 * minute where there is one.
	 */
	public function byCron(): void {
		$most = 20 * $this->inPassing;
		$end  = microtime( true ) + $this->atATime;
		do {
			$isDone = $this->processor->run( $most ) < $most;
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

	/** Known without a query: WordPress has its schedule in memory. */
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
