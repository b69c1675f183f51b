<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Aggregation;

use UserFeedback\Heatmaps\Capture\VisitRepository;
use UserFeedback\Heatmaps\Days\ElementIndex;
use UserFeedback\Heatmaps\Days\ElementRepository;
use UserFeedback\Heatmaps\Days\HeatmapData;
use UserFeedback\Heatmaps\Days\HeatmapDayKey;
use UserFeedback\Heatmaps\Days\HeatmapDayRepository;
use UserFeedback\Heatmaps\Days\HeatmapPage;
use UserFeedback\Heatmaps\Days\HeatmapPageRepository;
use UserFeedback\Heatmaps\Days\PageTotalsDelta;
use UserFeedback\Heatmaps\Pages\PageName;
use UserFeedback\Heatmaps\Pages\ResolvePageNames;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Aggregates pending visits into the days of their pages.
 *
 * A batch is read, merged, written and deleted in one transaction: a killed run has either finished a batch or not changed it.
 * If two runs overlap, they lock the same rows one after the other, and the second finds none left.
 */
final class AggregateVisits {

	/** Visits, and clicks, of one transaction: that many always fit in memory. */
	private const VISITS = 2_000;
	private const CLICKS = 20_000;

	public function __construct(
		private readonly VisitRepository $pendingVisits,
		private readonly ElementRepository $elements,
		private readonly HeatmapPageRepository $pages,
		private readonly HeatmapDayRepository $days,
		private readonly ResolvePageNames $names,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * @return int number of aggregated visits.
	 * @throws StorageFailed Other visits remain pending.
	 */
	public function run( float $seconds ): int {
		$until  = microtime( true ) + $seconds;
		$folded = 0;
		do {
			[ $ids, $keys ] = $this->next();
			$titles         = $this->titles( $keys );
			$folded        += array() === $ids ? 0 : $this->transaction->run( fn(): int => $this->fold( $ids, $titles ) );
		} while ( count( $ids ) > 0 && microtime( true ) < $until );
		return $folded;
	}

	/** @return array{list<int>, list<string>} ids and pages of visits. */
	private function next(): array {
		$ids    = array();
		$pages  = array();
		$clicks = 0;
		foreach ( $this->pendingVisits->oldest( self::VISITS ) as [ $id, $clicked, $page ] ) {
			$clicks += $clicked;
			if ( array() !== $ids && $clicks > self::CLICKS ) {
				break;
			}
			$ids[]          = $id;
			$pages[ $page ] = $page;
		}
		return array( $ids, array_values( $pages ) );
	}

	/**
	 * Runs before the transaction: reads without a lock in it show the state of the first such read, but element numbers must
	 * be current once their page is locked.
	 *
	 * @param list<string> $keys
	 * @return array<string, string> by key; a deleted post has none.
	 */
	private function titles( array $keys ): array {
		return array_map( static fn( PageName $name ): string => $name->title, $this->names->run( $keys ) );
	}

	/**
	 * @param non-empty-list<int>   $ids
	 * @param array<string, string> $titles by key.
	 */
	private function fold( array $ids, array $titles ): int {
		$batch = VisitBatch::of( $this->pendingVisits->lock( $ids ), $this->clock );
		$known = $batch->ids;
		if ( array() === $known ) {
			return 0; // Another run was faster.
		}
		$batch->without( array_values( array_diff( array_keys( $batch->maps ), array_keys( $titles ) ) ) );
		if ( array() !== $batch->maps ) {
			$this->write( $batch, array_intersect_key( $titles, $batch->maps ) );
		}
		$this->pendingVisits->delete( $known );
		return count( $known );
	}

	/** @param array<string, string> $titles by key. */
	private function write( VisitBatch $batch, array $titles ): void {
		/** @var non-empty-list<string> $keys it was looked whether there are any. */
		$keys    = array_keys( $batch->maps );
		$changes = $this->changes( $batch );
		$pages   = $this->pages->lock( $keys );
		if ( count( $pages ) < count( $keys ) ) {
			$this->pages->make( array_diff_key( $changes, $pages ) );
			$pages = $this->pages->lock( $keys );
		}
		$this->merge( $this->numbered( $batch, $pages ) );
		$this->pages->add( $changes, $pages, $titles );
	}

	/**
	 * @param array<string, HeatmapPage> $pages
	 * @return array<string, array<int, array<int, HeatmapData>>> by day, id of the page and device.
	 */
	private function numbered( VisitBatch $batch, array $pages ): array {
		$numbers = $this->assignElementNumbers( $batch->selectors(), $pages );
		$maps    = array();
		foreach ( $batch->maps as $key => $days ) {
			foreach ( $days as $day => $devices ) {
				foreach ( $devices as $device => $map ) {
					$maps[ $day ][ $pages[ $key ]->id ][ $device ] = $map->renamed( $numbers[ $key ] );
				}
			}
		}
		ksort( $maps );
		return $maps;
	}

	/** @param array<string, array<int, array<int, HeatmapData>>> $maps */
	private function merge( array $maps ): void {
		foreach ( $maps as $day => $ofDay ) {
			ksort( $ofDay );
			/** @var non-empty-list<int> $ids a day is only there with a page. */
			$ids   = array_keys( $ofDay );
			$known = $this->days->lock( $day, $ids );
			$rows  = array();
			foreach ( $ofDay as $pageId => $devices ) {
				ksort( $devices );
				foreach ( $devices as $device => $map ) {
					$key = new HeatmapDayKey( $day, $pageId, $device );
					$was = $known[ $key->text() ] ?? null;
					if ( null !== $was ) {
						$map->add( $was );
					}
					$rows[] = array( $key, $map );
				}
			}
			$this->days->write( $rows );
		}
	}

	/** @return array<string, PageTotalsDelta> by key of the page. */
	private function changes( VisitBatch $batch ): array {
		$changes = array();
		foreach ( $batch->maps as $key => $days ) {
			$change = new PageTotalsDelta( (string) array_key_first( $days ), (string) array_key_first( $days ) );
			foreach ( $days as $day => $devices ) {
				foreach ( $devices as $device => $map ) {
					$change->add( $day, $device, $map->views, $map->clicks() );
				}
			}
			$changes[ $key ] = $change;
		}
		return $changes;
	}

	/**
	 * Assigns a number to each element of a page while any are free. The page is locked meanwhile.
	 *
	 * @param array<string, list<string>> $selectors by key of the page.
	 * @param array<string, HeatmapPage>         $pages
	 * @return array<string, array<string, int>> numbers by key of the page and selector; elements without a number are left out.
	 * @throws StorageFailed
	 */
	private function assignElementNumbers( array $selectors, array $pages ): array {
		$known   = $this->elements->of( array_map( static fn( string $key ): int => $pages[ $key ]->id, array_keys( $selectors ) ) );
		$numbers = array();
		$changed = array();
		foreach ( $selectors as $key => $ofPage ) {
			$elements        = $known[ $pages[ $key ]->id ] ?? ElementIndex::none();
			$numbers[ $key ] = array();
			foreach ( $ofPage as $selector ) {
				$number = $elements->number( $selector );
				if ( null !== $number ) {
					$numbers[ $key ][ $selector ] = $number;
				}
			}
			if ( $elements->hasChanged() ) {
				$changed[ $pages[ $key ]->id ] = $elements;
			}
		}
		$this->elements->write( $changed );
		return $numbers;
	}
}
