<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Keeping;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Heatmaps\Days\DayRepository;
use UserFeedback\Heatmaps\Days\DaysBetween;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\PageRepository;
use UserFeedback\Heatmaps\Folding\WaitingRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes all data about pages. */
final class ForgetPages {

	public function __construct(
		private readonly WaitingRepository $waiting,
		private readonly PageRepository $pages,
		private readonly ElementRepository $elements,
		private readonly DayRepository $days,
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
				fn( string $key ): bool => $this->transaction->run( fn(): bool => $this->forget( $key ) )
			)
		);
	}

	private function forget( string $key ): bool {
		$waited = $this->waiting->deleteOf( $key ) > 0; // Visits first, as in FoldVisits, to avoid a deadlock.
		$page   = $this->pages->lock( array( $key ) )[ $key ] ?? null;
		if ( null === $page ) {
			return $waited;
		}
		$this->days->deleteOf( $page->id, DaysBetween::of( $page->firstDay, $page->lastDay ) );
		$this->elements->deleteOf( array( $page->id ) );
		$this->pages->delete( array( $page->id ) );
		return true;
	}
}
