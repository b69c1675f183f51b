<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Upkeep;

use UserFeedback\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Has all numbers held against the responses once a day, by cron, a little at a time. */
final class NightlyRecount {

	public const EVENT = 'userfeedback_recount';

	/** The same work, going on where the time was up: an event of its own, since cron knows only one of a kind at a time. */
	public const NEXT = 'userfeedback_recount_next';

	/** Seconds of one go, of the thirty that PHP often has. */
	private const TIME = 15.0;

	public function __construct(
		private readonly RecountAll $all,
		private readonly Clock $clock,
		private readonly float $seconds = self::TIME
	) {}

	/** Asked on admin screens, and costs no query there. */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $this->tonight(), 'daily', self::EVENT );
		}
	}

	public function run(): void {
		if ( ! $this->all->run( $this->seconds ) && false === wp_next_scheduled( self::NEXT ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::NEXT );
		}
	}

	/** Some time between two and four in the night of the site, so that the sites of a host do not all begin together. */
	private function tonight(): int {
		return $this->clock
			->now()
			->setTimezone( wp_timezone() )
			->modify( 'tomorrow 02:00' )
			->getTimestamp() + random_int( 0, 2 * HOUR_IN_SECONDS );
	}
}
