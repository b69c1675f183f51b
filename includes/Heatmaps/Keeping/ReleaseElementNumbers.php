<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Keeping;

use UserFeedback\Heatmaps\Days\CalendarDays;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\HeatmapDayRepository;
use UserFeedback\Heatmaps\Days\HeatmapPageRepository;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A page has a limited set of element numbers. When they run out, numbers of elements that no stored day uses are released: a
 * redesigned page has other elements.
 */
final class ReleaseElementNumbers {

	/** Number of elements above which a page is checked. */
	private const ALMOST = 450;

	private const DEVICES = array( 1, 2, 3 );

	public function __construct(
		private readonly HeatmapPageRepository $pages,
		private readonly ElementRepository $elements,
		private readonly HeatmapDayRepository $days,
		private readonly Transaction $transaction
	) {}

	/** @throws StorageFailed */
	public function run(): void {
		foreach ( $this->elements->almostFull( self::ALMOST ) as $pageId ) {
			$this->transaction->run(
				function () use ( $pageId ): bool {
					$this->free( $pageId );
					return true;
				}
			);
		}
	}

	private function free( int $pageId ): void {
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
