<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Compares all numbers with the responses once a day, by cron, a little at a time. */
final class NightlyRecount {

	public const EVENT = 'userfeedback_recount';

	/** The same job, continued after the time ran out. It is a separate event, because cron allows only one of a kind. */
	public const NEXT = 'userfeedback_recount_next';

	/** Maximum seconds per run, of the thirty that PHP often allows. */
	private const TIME = 15.0;

	public function __construct(
		private readonly RecountAllSurveys $all,
		private readonly Clock $clock,
		private readonly float $seconds = self::TIME
	) {}

	/** Called on admin screens, where it needs no query. */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $this->tonight(), 'daily', self::EVENT );
		}
	}

	public function recount(): void {
		if ( ! $this->all->recount( $this->seconds ) && false === wp_next_scheduled( self::NEXT ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::NEXT );
		}
	}

	/** Returns a time between 2 and 4 a.m. in the site's time zone, so that the sites of a host don't all start together. */
	private function tonight(): int {
		return $this->clock
			->now()
			->setTimezone( wp_timezone() )
			->modify( 'tomorrow 02:00' )
			->getTimestamp() + random_int( 0, 2 * HOUR_IN_SECONDS );
	}
}
