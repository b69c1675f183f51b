<?php
declare(strict_types=1);

namespace UserFeedback\Summaries;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A week is told on the first morning of the next one, as the site counts its days and weeks. Each message plans the
 * next one by the calendar: a fixed number of seconds would move by an hour with summer time.
 */
final class SummariesModule implements Module {

	public const EVENT = 'userfeedback_weekly_summary';

	/** An hour apart. */
	private const TRIES = 3;

	/** As WordPress numbers them. */
	private const DAYS = array( 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' );

	/** @param Closure(): SendSummary $send asked for when there is something to send. */
	public function __construct(
		private readonly Clock $clock,
		private readonly Closure $send,
		private readonly MissedRepository $missed
	) {}

	public function register(): void {
		add_action( 'admin_init', array( $this, 'plan' ) );
		add_action( self::EVENT, array( $this, 'send' ), 10, 3 );
	}

	/** Asked on admin screens, and costs no query there. */
	public function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( $this->next(), self::EVENT );
		}
	}

	/**
	 * Without arguments it is the week that is over, for all; with them what was not reached of an earlier one.
	 *
	 * @param string            $day       of the site, the one after the week.
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
			$this->missed->clear();
		} elseif ( $try < self::TRIES ) {
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, self::EVENT, array( $day, $missed, $try + 1 ) );
		} elseif ( null !== $missed ) { // Null: the week could not be read, and so it is not known who was to be told.
			$this->missed->set( $day, $missed );
		}
	}

	/** Between eight and nine, so that the sites of a host do not all begin together. */
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
