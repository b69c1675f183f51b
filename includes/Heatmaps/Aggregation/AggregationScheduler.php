<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Aggregation;

use Closure;
use UserFeedback\Heatmaps\Capture\RecordedPages;
use UserFeedback\Heatmaps\Capture\VisitRepository;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes sure that visits are aggregated: hourly while pages are chosen or visits are pending, and with no other event. */
final class AggregationScheduler {

	public const EVENT = 'userfeedback_fold_heatmaps';

	/** Seconds of one run: less than most sites allow a request. */
	private const BY_CRON   = 20.0;
	private const BY_SCREEN = 2.0;

	/** Seconds after which we assume that cron doesn't run. */
	private const LATE = 2 * HOUR_IN_SECONDS;

	/** @param Closure(): AggregateVisits $fold */
	public function __construct(
		private readonly VisitRepository $pendingVisits,
		#[Lazy( AggregateVisits::class )] private readonly Closure $fold,
		private readonly CurrentEdition $edition,
		private readonly Clock $clock
	) {}

	/** Safe to call repeatedly. */
	public function schedule(): void {
		if ( false === wp_next_scheduled( self::EVENT ) && $this->isNeeded() ) {
			wp_schedule_event( $this->clock->now()->getTimestamp(), 'hourly', self::EVENT );
		}
	}

	public function runByCron(): void {
		$this->run( self::BY_CRON );
		if ( $this->isNeeded() ) {
			$this->schedule();
			return;
		}
		wp_clear_scheduled_hook( self::EVENT );
	}

	/** Runs after the response was sent, if the server supports that, on sites without working cron. */
	public function runIfLate(): void {
		if ( ( $this->secondsPending() ?? 0 ) > self::LATE ) {
			$this->schedule();
			$this->run( self::BY_SCREEN );
		}
	}

	/** @return int|null seconds that the oldest visit has been pending; null if there is none. */
	public function secondsPending(): ?int {
		try {
			$since = $this->pendingVisits->since();
		} catch ( StorageFailed ) {
			return null;
		}
		return null === $since ? null : $this->clock->now()->getTimestamp() - Clock::fromStored( $since )->getTimestamp();
	}

	private function isNeeded(): bool {
		return ( null !== RecordedPages::get() && $this->edition->lasting()->allows( PlanFeature::HEATMAPS ) )
			|| null !== $this->secondsPending();
	}

	/** If the database fails, the next hourly run tries again: the rows stay pending. */
	private function run( float $seconds ): void {
		try {
			( $this->fold )()->run( $seconds );
		} catch ( StorageFailed ) {
			return;
		}
	}
}
