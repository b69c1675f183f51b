<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Contract\Problem\StorageFailed;

/**
 * Has waiting responses counted without the visitor waiting for it.
 *
 * Where PHP can hand the answer over and go on (FastCGI, LiteSpeed), this request does it at its end. Elsewhere it asks
 * cron, once for as many responses as come until then; a site whose cron does not run counts them on admin screens.
 */
final class ProcessSoon {

	public const EVENT = 'userfeedback_process';

	/** Responses that a request counts in passing; more are cron's work. */
	private const IN_PASSING = 1000;

	private bool $is_asked = false;

	public function __construct( private readonly Processor $processor ) {}

	public function afterThisAnswer(): void {
		if ( ! $this->is_asked ) {
			$this->is_asked = true;
			add_action( 'shutdown', array( $this, 'atTheEnd' ), PHP_INT_MAX );
		}
	}

	public function atTheEnd(): void {
		$this->is_asked = false;
		if ( $this->handOverAnswer() ) {
			$this->now();
		} else {
			$this->askCron();
		}
	}

	/** A database that refuses now is asked again at the next occasion: the rows wait. */
	public function now(): void {
		try {
			$this->processor->run( self::IN_PASSING );
		} catch ( StorageFailed ) {
			$this->askCron();
		}
	}

	public function byCron(): void {
		$most = 20 * self::IN_PASSING;
		if ( $this->processor->run( $most ) >= $most ) {
			$this->askCron();
		}
	}

	private function askCron(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
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
