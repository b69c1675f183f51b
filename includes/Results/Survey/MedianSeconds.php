<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\MatchSet;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Median completion time, exact to the second: one bitmap per binary digit gives it without reading a single response
 * (O'Neil and Quass, Improved query performance with variant indexes, 1997).
 */
final class MedianSeconds {

	/** @var list<MatchSet> those of whom it is known. */
	private array $parts = array();

	private int $count = 0;

	public function add( MatchSet $part ): void {
		$known         = $part->having( Facet::SECONDS, Facet::KNOWN );
		$this->parts[] = $known;
		$this->count  += $known->bitmap->count();
	}

	/** Returns the number of completion times. */
	public function count(): int {
		return $this->count;
	}

	/** Returns null without responses; for an even number, the mean of the middle two. */
	public function value(): ?float {
		if ( 0 === $this->count ) {
			return null;
		}
		$left  = array_map( static fn( MatchSet $part ): Bitmap => $part->bitmap, $this->parts );
		$ranks = array_unique( array( intdiv( $this->count + 1, 2 ), intdiv( $this->count, 2 ) + 1 ) );
		$found = $this->ranked( $ranks, $left, $this->count, Facet::DIGITS - 1 );
		return array_sum( $found ) / count( $ranks );
	}

	/**
	 * Returns the n-th shortest time, from 1, for each rank: a digit is 0 if enough responses lack it. The middle two share
	 * most digits, which are computed only once.
	 *
	 * @param non-empty-array<int> $ranks
	 * @param list<Bitmap>         $left  responses that match all previous digits
	 * @param int                  $many  their number
	 * @return list<int> one per rank
	 */
	private function ranked( array $ranks, array $left, int $many, int $digit ): array {
		if ( $digit < 0 ) {
			return array_fill( 0, count( $ranks ), 0 );
		}
		$with = array();
		foreach ( $left as $at => $set ) {
			$with[] = $set->and( $this->parts[ $at ]->segment->get( Facet::SECONDS, Facet::digit( $digit ) ) );
		}
		$longer  = array_sum( array_map( static fn( Bitmap $set ): int => $set->count(), $with ) );
		$shorter = $many - $longer;
		$found   = array();
		$low     = array_filter( $ranks, static fn( int $rank ): bool => $rank <= $shorter );
		if ( array() !== $low ) {
			$without = array();
			foreach ( $left as $at => $set ) {
				$without[] = $set->without( $with[ $at ] );
			}
			$found = $this->ranked( $low, $without, $shorter, $digit - 1 );
		}
		$high = array_map( static fn( int $rank ): int => $rank - $shorter, array_diff( $ranks, $low ) );
		foreach ( array() === $high ? array() : $this->ranked( $high, $with, $longer, $digit - 1 ) as $value ) {
			$found[] = $value + ( 1 << $digit );
		}
		return $found;
	}
}
