<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Survey\Counts\RoundedShares;

final class RoundedSharesTest extends TestCase {

	/**
	 * @dataProvider cases
	 * @param list<int>       $counts
	 * @param list<int|float> $percents
	 */
	public function test_percentages_match_those_on_the_screen( array $counts, int $answered, array $percents ): void {
		self::assertSame(
			array_map( static fn( int|float $percent ): int => (int) round( 10 * $percent ), $percents ),
			RoundedShares::of( $counts, $answered )
		);
	}

	/** @return iterable<array{list<int>, int, list<int|float>}> */
	public static function cases(): iterable {
		$file = dirname( __DIR__, 3 ) . '/fixtures/rules/shares.json';
		/** @var list<array{counts: list<int>, answered: int, percents: list<int|float>}> $cases */
		$cases = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as $case ) {
			yield array( $case['counts'], $case['answered'], $case['percents'] );
		}
	}
}
