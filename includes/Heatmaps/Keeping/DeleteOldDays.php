<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Keeping;

use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\HeatmapDayKey;
use UserFeedback\Heatmaps\Days\HeatmapDayRepository;
use UserFeedback\Heatmaps\Days\HeatmapPageRepository;
use UserFeedback\Heatmaps\Days\PageTotalsDelta;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes days that exceed the owner's retention, in batches; the next night continues where one stops. */
final class DeleteOldDays {

	/** Rows of days in one transaction. */
	private const BATCH = 1_000;

	/** Seconds of one nightly run. */
	private const TIME = 10.0;

	public function __construct(
		private readonly HeatmapDayRepository $days,
		private readonly HeatmapPageRepository $pages,
		private readonly ElementRepository $elements,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/** @return int number of deleted rows. */
	public function run( Settings $settings ): int {
		if ( ! $settings->isOn( 'heatmap_auto_delete_enabled' ) ) {
			return 0;
		}
		$until   = microtime( true ) + self::TIME;
		$first   = $this->clock->daysAgo( (int) $settings->text( 'heatmap_retention_period' ) );
		$deleted = 0;
		try {
			do {
				$count    = $this->transaction->run( fn(): int => $this->forget( $first ) );
				$deleted += $count;
			} while ( self::BATCH === $count && microtime( true ) < $until );
		} catch ( StorageFailed ) {
			return $deleted; // The next night finds them.
		}
		return $deleted;
	}

	private function forget( string $first ): int {
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
}
