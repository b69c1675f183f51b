<?php
declare(strict_types=1);

namespace UserFeedback\Sharing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shares of those who answered, in tenths of a percent. As src/features/results/model/shares.ts; they share fixtures. */
final class PartsOfWhole {

	private const WHOLE = 1000;

	/**
	 * By largest remainder, where each answered once: so the parts add up to the whole. Where several answers were
	 * allowed each part is by itself.
	 *
	 * @param list<int> $counts
	 * @return list<int>
	 */
	public static function of( array $counts, int $answered ): array {
		if ( $answered <= 0 ) {
			return array_map( static fn(): int => 0, $counts );
		}
		if ( array_sum( $counts ) !== $answered ) {
			return array_map( static fn( int $count ): int => intdiv( 2 * self::WHOLE * $count + $answered, 2 * $answered ), $counts );
		}
		$parts = array_map( static fn( int $count ): int => intdiv( self::WHOLE * $count, $answered ), $counts );
		$lost  = array_map( static fn( int $count ): int => ( self::WHOLE * $count ) % $answered, $counts );
		arsort( $lost ); // Equal ones stay in their order.
		foreach ( array_slice( array_keys( $lost ), 0, self::WHOLE - array_sum( $parts ) ) as $index ) {
			++$parts[ $index ];
		}
		return array_values( $parts );
	}
}
