<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Ranges in which the seconds on a question are counted: enough for a median, however many visits there are. */
final class SecondsRanges {

	/** The highest second of each range but the last, which has no limit. */
	private const HIGHEST = array( 1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 90, 128, 256 );

	/** The median of longer times: their number is known, but not how long they are. */
	public const LONGER = 257;

	/** Columns of `uf_step_sums`, one for each range. */
	public const COLUMNS = array( 't0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't11', 't12', 't13', 't14', 't15' );

	/** @return int index of the range of a time */
	public static function indexOf( int $seconds ): int {
		foreach ( self::HIGHEST as $index => $highest ) {
			if ( $seconds <= $highest ) {
				return $index;
			}
		}
		return count( self::HIGHEST );
	}

	/**
	 * Returns the median, as if the times of its range were spread evenly.
	 *
	 * @param list<int> $counts number of times in each range
	 * @return int|null null without times
	 */
	public static function median( array $counts ): ?int {
		$half   = array_sum( $counts ) / 2;
		$before = 0;
		$lowest = 0;
		foreach ( self::HIGHEST as $index => $highest ) {
			$count = $counts[ $index ] ?? 0;
			if ( $count > 0 && $before + $count >= $half ) {
				return $lowest - 1 + (int) ceil( ( $highest - $lowest + 1 ) * ( $half - $before ) / $count );
			}
			$before += $count;
			$lowest  = $highest + 1;
		}
		return 0 === array_sum( $counts ) ? null : self::LONGER;
	}
}
