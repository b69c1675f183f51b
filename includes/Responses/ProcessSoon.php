<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Contract\Problem\StorageFailed;

/**
 * Has waiting responses counted without the visitor waiting for it.
 *
 * Where PHP can hand the answer over and go on (FastCGI, LiteSpeed), this request does it at its end. Elsewhere it asks
 * cron, once for as many responses as come until then; a site whose cron does not run counts them on admin screens.
 *
 * Counting many responses together costs little more than counting one. So where cron is about to do it anyway, a
 * request leaves it; and one that found others' responses beside its own asks cron to do it for those of the next
 * minute. No number waits for that: what reads the counts adds the rows that are not counted yet.
 */
final class ProcessSoon {

	public const EVENT = 'userfeedback_process';

	/** Responses that a request counts in passing; more are cron's work. */
	private const IN_PASSING = 1000;

	/** Seconds until cron counts what comes meanwhile, and how late it may be before it is taken not to run at all. */
	private const MINUTE = 60;

	private bool $is_asked = false;

	public function __construct( private readonly Processor $processor ) {}

	public function afterThisAnswer(): void {
		if ( ! $this->is_asked && ! $this->isCronAboutTo() ) {
			$this->is_asked = true;
			add_action( 'shutdown', array( $this, 'atTheEnd' ), PHP_INT_MAX );
		}
	}

	public function atTheEnd(): void {
		$this->is_asked = false;
		if ( ! $this->handOverAnswer() ) {
			$this->askCron();
		} elseif ( $this->now() > 1 ) {
			$this->askCron( self::MINUTE );
		}
	}

	/**
	 * A database that refuses now is asked again at the next occasion: the rows wait.
	 *
	 * @return int how many responses were counted.
	 */
	public function now(): int {
		try {
			return $this->processor->run( self::IN_PASSING );
		} catch ( StorageFailed ) {
			$this->askCron();
			return 0;
		}
	}

	public function byCron(): void {
		$most = 20 * self::IN_PASSING;
		if ( $this->processor->run( $most ) >= $most ) {
			$this->askCron();
		}
	}

	private function askCron( int $in_seconds = 0 ): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $in_seconds, self::EVENT );
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
