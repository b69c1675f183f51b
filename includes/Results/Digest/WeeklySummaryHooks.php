<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use Closure;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the summary for the first morning of the next week, by the site's calendar. Each run schedules the next one by
 * date: a fixed number of seconds would shift by an hour with daylight saving time.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class WeeklySummaryHooks {

	public const EVENT = 'userfeedback_weekly_summary';

	/** One per hour. */
	private const TRIES = 3;

	/** In WordPress's order. */
	private const DAYS = array( 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' );

	/** @param Closure(): SendWeeklySummary $send called when a summary is due */
	public function __construct(
		private readonly Clock $clock,
		#[Lazy( SendWeeklySummary::class )] private readonly Closure $send,
		private readonly FailedSummaryRepository $failedSummaries
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_init' => array( 'plan' ),
			self::EVENT  => array( 'send', 10, 3 ),
		);
	}

	/** Called on admin screens, where it needs no query. */
	public function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( $this->next(), self::EVENT );
		}
	}

	/**
	 * Without arguments, it sends the past week to everyone; with arguments, it retries addresses of an earlier week.
	 *
	 * @param string            $day       the day after the week, in the site's time zone
	 * @param list<string>|null $addresses null for all.
	 */
	public function send( string $day = '', ?array $addresses = null, int $try = 1 ): void {
		$this->plan();
		$day = '' === $day ? $this->clock->day() : $day;
		try {
			$missed = ( $this->send )()->run( $day, $addresses );
		} catch ( StorageFailed ) {
			$missed = $addresses;
		}
		if ( array() === $missed ) {
			$this->failedSummaries->clear();
		} elseif ( $try < self::TRIES ) {
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, self::EVENT, array( $day, $missed, $try + 1 ) );
		} elseif ( null !== $missed ) { // Null if the week couldn't be read, so its recipients are unknown.
			$this->failedSummaries->set( $day, $missed );
		}
	}

	/** Returns a time between 8 and 9 a.m., so that the sites of a host don't all start together. */
	private function next(): int {
		$start = get_option( 'start_of_week' );
		$day   = self::DAYS[ is_numeric( $start ) ? (int) $start : 1 ] ?? 'monday';
		return $this->clock
			->now()
			->setTimezone( wp_timezone() )
			->modify( "next $day 08:00" )
			->getTimestamp() + random_int( 0, HOUR_IN_SECONDS );
	}
}
