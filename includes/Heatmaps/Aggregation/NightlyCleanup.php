<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Aggregation;

use UserFeedback\Heatmaps\Days\CalendarDays;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\HeatmapDayKey;
use UserFeedback\Heatmaps\Days\HeatmapDayRepository;
use UserFeedback\Heatmaps\Days\HeatmapPageRepository;
use UserFeedback\Heatmaps\Days\PageTotalsDelta;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The daily work: schedules a lost event again, deletes old days, and frees numbers of deleted pages and elements. */
final class NightlyCleanup {

	/** Rows of days in one transaction. */
	private const BATCH = 1_000;

	/** Seconds of one nightly run. */
	private const TIME = 10.0;

	/** Number of elements above which a page is checked. */
	private const ALMOST = 450;

	private const DEVICES = array( 1, 2, 3 );

	public function __construct(
		private readonly AggregationScheduler $scheduler,
		private readonly HeatmapDayRepository $days,
		private readonly HeatmapPageRepository $pages,
		private readonly ElementRepository $elements,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
		private readonly CurrentSettings $settings
	) {}

	public function run(): void {
		$this->scheduler->schedule();
		$this->deleteOldDays( $this->settings->get() );
		try {
			$this->releaseElementNumbers();
		} catch ( StorageFailed ) {
			return; // The next run retries it.
		}
	}

	/**
	 * Deletes days that exceed the owner's retention, in batches; the next night continues where one stops.
	 *
	 * @return int number of deleted rows.
	 */
	public function deleteOldDays( Settings $settings ): int {
		if ( ! $settings->isOn( 'heatmap_auto_delete_enabled' ) ) {
			return 0;
		}
		$until   = microtime( true ) + self::TIME;
		$first   = $this->clock->daysAgo( (int) $settings->text( 'heatmap_retention_period' ) );
		$deleted = 0;
		try {
			do {
				$count    = $this->transaction->run( fn(): int => $this->deleteDay( $first ) );
				$deleted += $count;
			} while ( self::BATCH === $count && microtime( true ) < $until );
		} catch ( StorageFailed ) {
			return $deleted; // The next night finds them.
		}
		return $deleted;
	}

	private function deleteDay( string $first ): int {
		$rows    = $this->days->lockBefore( $first, self::BATCH );
		$changes = array();
		$last    = null;
		foreach ( $rows as $row ) {
			$last   = HeatmapDayKey::fromRow( $row );
			$change = $changes[ $last->pageId ] ??= new PageTotalsDelta( $last->day, $last->day );
			$change->add( $last->day, $last->device, (int) $row['views'], (int) $row['clicks'] );
		}
		if ( null === $last ) {
			return 0;
		}
		$this->days->deleteUpTo( $last );
		$gone = $this->pages->subtract( $changes, $first );
		if ( array() !== $gone ) {
			$this->elements->deleteOf( $gone );
		}
		return count( $rows );
	}

	/**
	 * A page has a limited set of element numbers. When they run out, numbers of elements that no stored day uses are released: a
	 * redesigned page has other elements.
	 *
	 * @throws StorageFailed
	 */
	public function releaseElementNumbers(): void {
		foreach ( $this->elements->almostFull( self::ALMOST ) as $pageId ) {
			$this->transaction->run(
				function () use ( $pageId ): bool {
					$this->releaseUnusedNumbers( $pageId );
					return true;
				}
			);
		}
	}

	private function releaseUnusedNumbers( int $pageId ): void {
		$page = $this->pages->lockById( $pageId );
		if ( null === $page ) {
			return;
		}
		$days = CalendarDays::of( $page->firstDay, $page->lastDay );
		$used = array();
		foreach ( self::DEVICES as $device ) {
			$used += $this->days->read( $pageId, $device, $days )[1]->cells;
		}
		$elements = $this->elements->ofPage( $pageId );
		$elements->releaseUnused( $used );
		if ( $elements->hasChanged() ) {
			$this->elements->write( array( $pageId => $elements ) );
		}
	}
}
