<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Folding;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Heatmaps\Capture\ChosenPages;
use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sees to it that visits are folded: each hour while pages are chosen or something waits, and no event else. */
final class KeepFolding {

	public const EVENT = 'userfeedback_fold_heatmaps';

	/** Seconds of one run: less than PHP allows a request on most sites. */
	private const BY_CRON   = 20.0;
	private const BY_SCREEN = 2.0;

	/** Seconds after which cron is taken not to run. */
	private const LATE = 2 * HOUR_IN_SECONDS;

	/** @param Closure(): FoldVisits $fold */
	public function __construct(
		private readonly WaitingRepository $waiting,
		private readonly Closure $fold,
		private readonly CurrentEdition $edition,
		private readonly Clock $clock
	) {}

	/** Safe to be asked again and again. */
	public function plan(): void {
		if ( $this->isWanted() && false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $this->clock->now()->getTimestamp(), 'hourly', self::EVENT );
		}
	}

	public function byCron(): void {
		$this->run( self::BY_CRON );
		if ( $this->isWanted() ) {
			$this->plan();
			return;
		}
		wp_clear_scheduled_hook( self::EVENT );
	}

	/** After the answer was sent, where the server can do that: on sites whose cron does not run. */
	public function ifLate(): void {
		if ( ( $this->waits() ?? 0 ) > self::LATE ) {
			$this->plan();
			$this->run( self::BY_SCREEN );
		}
	}

	/**
	 * @return int|null seconds that the oldest visit has been waiting; null where none waits.
	 */
	public function waits(): ?int {
		try {
			$since = $this->waiting->since();
		} catch ( StorageFailed ) {
			return null;
		}
		return null === $since ? null : $this->clock->now()->getTimestamp() - Clock::fromStored( $since )->getTimestamp();
	}

	private function isWanted(): bool {
		return ( null !== ChosenPages::get() && $this->edition->lasting()->allows( Feature::HEATMAPS ) ) || null !== $this->waits();
	}

	/** A database that refuses now is asked again the next hour: the rows wait. */
	private function run( float $seconds ): void {
		try {
			( $this->fold )()->run( $seconds );
		} catch ( StorageFailed ) {
			return;
		}
	}
}
