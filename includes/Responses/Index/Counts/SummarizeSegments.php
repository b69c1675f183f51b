<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Counts;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Index\Bitmaps\BitmapRepository;
use UserFeedback\Responses\Index\Bitmaps\OrdinalRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Stores the counts of complete segments, so that results of one filter needn't read their bitmaps. A segment without counts is
 * read from its bitmaps, so results don't depend on them.
 */
final class SummarizeSegments {

	public function __construct(
		private readonly FacetCountRepository $counts,
		private readonly BitmapRepository $bitmaps,
		private readonly OrdinalRepository $ordinals,
		private readonly Transaction $transaction
	) {}

	/** Counts complete segments that aren't counted yet, until the time runs out. */
	public function allThatWait( float $seconds ): void {
		$until = microtime( true ) + $seconds;
		foreach ( $this->counts->completeSegments() as $surveyId => $complete ) {
			$counted = $this->counts->segments( $surveyId );
			for ( $number = 0; $number < $complete && microtime( true ) < $until; ++$number ) {
				if ( ! isset( $counted[ $number ] ) ) {
					$this->segment( $surveyId, $number );
				}
			}
		}
	}

	/** @throws StorageFailed */
	public function segment( int $surveyId, int $number ): void {
		$this->transaction->run(
			function () use ( $surveyId, $number ): void {
				$this->ordinals->lock( $surveyId );
				$facets = $this->counts->facets( $surveyId );
				$before = count( $facets->all() );
				$rows   = $this->count( $surveyId, $number, $facets );
				if ( 0 === $before ) {
					$this->counts->deleteAll( $surveyId ); // Without the facets, earlier counts have no meaning.
				}
				if ( count( $facets->all() ) > $before ) {
					$this->counts->saveFacets( $surveyId, $facets );
				}
				$this->bitmaps->deleteCounts( $surveyId, $number );
				$this->counts->save( $surveyId, $number, $rows );
			}
		);
	}

	/**
	 * Compares the stored counts of a survey with its bitmaps, and deletes those of segments that differ: they are counted again.
	 *
	 * @return int number of segments that differ
	 * @throws StorageFailed
	 */
	public function repair( int $surveyId ): int {
		$wrong = 0;
		foreach ( array_keys( $this->counts->segments( $surveyId ) ) as $number ) {
			$wrong += $this->compare( $surveyId, $number, true );
		}
		return $wrong;
	}

	/**
	 * Compares the stored counts of one segment, if there are some.
	 *
	 * @return int 1 if they differ, otherwise 0
	 * @throws StorageFailed
	 */
	public function compare( int $surveyId, int $number, bool $isFixing ): int {
		return $this->transaction->run(
			function () use ( $surveyId, $number, $isFixing ): int {
				if ( $isFixing ) {
					$this->ordinals->lock( $surveyId );
				}
				$stored = $this->counts->ofSegment( $surveyId, $number );
				$facets = $this->counts->facets( $surveyId );
				$known  = count( $facets->all() );
				$right  = array() === $stored ? array() : $this->count( $surveyId, $number, $facets );
				sort( $stored );
				sort( $right );
				if ( $stored === $right && count( $facets->all() ) === $known ) {
					return 0;
				}
				if ( $isFixing ) {
					$this->bitmaps->deleteCounts( $surveyId, $number );
				}
				return 1;
			}
		);
	}

	/** @return list<array{string, string, string}> field, key, and counts */
	private function count( int $surveyId, int $number, CountedFacets $facets ): array {
		return ( new SegmentCounts( $this->bitmaps->segment( $surveyId, $number ), $facets ) )->rows();
	}
}
