<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Aggregation;

use UserFeedback\Heatmaps\Capture\VisitRepository;
use UserFeedback\Heatmaps\Days\CalendarDays;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\HeatmapDayRepository;
use UserFeedback\Heatmaps\Days\HeatmapPageRepository;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes all data about pages. */
final class DeleteHeatmaps {

	public function __construct(
		private readonly VisitRepository $pendingVisits,
		private readonly HeatmapPageRepository $pages,
		private readonly ElementRepository $elements,
		private readonly HeatmapDayRepository $days,
		private readonly Transaction $transaction
	) {}

	/**
	 * @param list<string> $keys
	 * @return list<string> pages that had any.
	 * @throws StorageFailed For the page where it failed, nothing was deleted.
	 */
	public function run( array $keys ): array {
		return array_values(
			array_filter(
				array_unique( $keys ),
				fn( string $key ): bool => $this->transaction->run( fn(): bool => $this->deletePage( $key ) )
			)
		);
	}

	private function deletePage( string $key ): bool {
		$hadPending = $this->pendingVisits->deleteOf( $key ) > 0; // Visits first, as in AggregateVisits, to avoid a deadlock.
		$page       = $this->pages->lock( array( $key ) )[ $key ] ?? null;
		if ( null === $page ) {
			return $hadPending;
		}
		$this->days->deleteOf( $page->id, CalendarDays::of( $page->firstDay, $page->lastDay ) );
		$this->elements->deleteOf( array( $page->id ) );
		$this->pages->delete( array( $page->id ) );
		return true;
	}
}
