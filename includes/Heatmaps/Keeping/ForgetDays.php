<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Keeping;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Heatmaps\Days\Change;
use UserFeedback\Heatmaps\Days\DayKey;
use UserFeedback\Heatmaps\Days\DayRepository;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\PageRepository;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes days that exceed the owner's retention, in batches; the next night continues where one stops. */
final class ForgetDays {

	/** Rows of days in one transaction. */
	private const BATCH = 1_000;

	/** Seconds of one nightly run. */
	private const TIME = 10.0;

	public function __construct(
		private readonly DayRepository $days,
		private readonly PageRepository $pages,
		private readonly ElementRepository $elements,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/** @return int number of deleted rows. */
	public function run( Settings $settings ): int {
		if ( ! $settings->isOn( 'heatmap_auto_delete_enabled' ) ) {
			return 0;
		}
		$until     = microtime( true ) + self::TIME;
		$first     = $this->clock->daysAgo( (int) $settings->text( 'heatmap_retention_period' ) );
		$forgotten = 0;
		try {
			do {
				$count      = $this->transaction->run( fn(): int => $this->forget( $first ) );
				$forgotten += $count;
			} while ( self::BATCH === $count && microtime( true ) < $until );
		} catch ( StorageFailed ) {
			return $forgotten; // The next night finds them.
		}
		return $forgotten;
	}

	private function forget( string $first ): int {
		$rows    = $this->days->lockBefore( $first, self::BATCH );
		$changes = array();
		$last    = null;
		foreach ( $rows as $row ) {
			$last   = DayKey::fromRow( $row );
			$change = $changes[ $last->pageId ] ??= new Change( $last->day, $last->day );
			$change->add( $last->day, $last->device, (int) $row['views'], (int) $row['clicks'] );
		}
		if ( null === $last ) {
			return 0;
		}
		$this->days->deleteUpTo( $last );
		$gone = $this->pages->takeOff( $changes, $first );
		if ( array() !== $gone ) {
			$this->elements->deleteOf( $gone );
		}
		return count( $rows );
	}
}
