<?php
declare(strict_types=1);

namespace UserFeedback\Results\Finish;

use UserFeedback\Responses\Bits\BitSet;
use UserFeedback\Responses\Bits\Mark;
use UserFeedback\Responses\Filters\Matched;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The median of how long people took, exact to the second: a set of bits for each binary digit tells it without looking
 * at a single response (O'Neil and Quass, Improved query performance with variant indexes, 1997).
 */
final class MedianSeconds {

	/** @var list<Matched> those of whom it is known. */
	private array $parts = array();

	private int $count = 0;

	public function add( Matched $part ): void {
		$known         = $part->having( Mark::SECONDS, Mark::KNOWN );
		$this->parts[] = $known;
		$this->count  += $known->set->count();
	}

	/** How many it is the median of. */
	public function count(): int {
		return $this->count;
	}

	/** Null of nobody; of an even number the mean of the two in the middle. */
	public function value(): ?float {
		if ( 0 === $this->count ) {
			return null;
		}
		$lower = $this->ranked( intdiv( $this->count + 1, 2 ) );
		return 0 === $this->count % 2 ? ( $lower + $this->ranked( intdiv( $this->count, 2 ) + 1 ) ) / 2 : (float) $lower;
	}

	/** The n-th shortest, from 1: each digit is 0 as long as there are enough without it. */
	private function ranked( int $rank ): int {
		$value = 0;
		$left  = array_map( static fn( Matched $part ): BitSet => $part->set, $this->parts );
		for ( $digit = Mark::DIGITS - 1; $digit >= 0; --$digit ) {
			$with = array();
			foreach ( $left as $at => $set ) {
				$with[ $at ] = $set->and( $this->parts[ $at ]->chunk->get( Mark::SECONDS, Mark::digit( $digit ) ) );
			}
			$without = array_sum( array_map( static fn( BitSet $set, BitSet $one ): int => $set->count() - $one->count(), $left, $with ) );
			if ( $rank > $without ) {
				$rank  -= $without;
				$value += 1 << $digit;
				$left   = $with;
			} else {
				$left = array_map( static fn( BitSet $set, BitSet $one ): BitSet => $set->without( $one ), $left, $with );
			}
		}
		return $value;
	}
}
