<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Visits\SecondsRanges;

final class SecondsRangesTest extends TestCase {

	/**
	 * @testWith [[], null]
	 *           [[0], 0]
	 *           [[2], 2]
	 *           [[3, 3, 3], 3]
	 *           [[4, 5, 300], 5]
	 *           [[7, 8, 7, 8], 7]
	 *           [[257], 257]
	 *           [[10, 86400, 3600], 257]
	 * @param list<int> $seconds
	 */
	public function test_the_median_of_known_times( array $seconds, ?int $median ): void {
		self::assertSame( $median, SecondsRanges::median( self::counted( $seconds ) ) );
	}

	public function test_the_median_is_in_the_range_of_the_exact_one(): void {
		mt_srand( 7 );
		for ( $round = 0; $round < 500; $round++ ) {
			$seconds = array_map( static fn(): int => mt_rand( 0, mt_rand( 1, 256 ) ), range( 0, 2 * mt_rand( 0, 50 ) ) );
			sort( $seconds );
			$median = SecondsRanges::median( self::counted( $seconds ) );

			$exact = $seconds[ intdiv( count( $seconds ), 2 ) ];
			self::assertSame( SecondsRanges::indexOf( $exact ), SecondsRanges::indexOf( (int) $median ), implode( ' ', $seconds ) );
		}
	}

	/**
	 * @param list<int> $seconds
	 * @return list<int>
	 */
	private static function counted( array $seconds ): array {
		$ranges = array_count_values( array_map( SecondsRanges::indexOf( ... ), $seconds ) );
		return array_map( static fn( int $index ): int => $ranges[ $index ] ?? 0, array_keys( SecondsRanges::COLUMNS ) );
	}
}
