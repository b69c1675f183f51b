<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\CrossTab\SignificanceTest;

/** Residuals calculated by hand: (both - one * other / all) / sqrt( one * other / all * (1 - one / all) * (1 - other / all) ). */
final class SignificanceTestTest extends TestCase {

	/**
	 * For 100 people, 50 and 50, the expected count is 25 with a deviation of 2.5: 30 are 2.00 deviations away (4.55% of the
	 * time), 29 are 1.60 (10.97%), 20 are -2.00.
	 *
	 * @dataProvider counts
	 */
	public function test_marks_results_with_a_probability_below_five_percent( int $both, int $differs ): void {
		self::assertSame( $differs, SignificanceTest::differs( $both, 50, 50, 100, 1 ) );
	}

	/** @return iterable<array{int, int}> */
	public static function counts(): iterable {
		yield array( 25, 0 );
		yield array( 29, 0 );
		yield array( 30, 1 );
		yield array( 21, 0 );
		yield array( 20, -1 );
	}

	/** Each of four cells has 1.25%, which is 2.50 deviations: 31 (2.40) is not enough, and 32 (2.80) is. */
	public function test_requires_a_larger_difference_in_a_table_with_more_cells(): void {
		self::assertSame( 0, SignificanceTest::differs( 30, 50, 50, 100, 4 ) );
		self::assertSame( 0, SignificanceTest::differs( 31, 50, 50, 100, 4 ) );
		self::assertSame( 1, SignificanceTest::differs( 32, 50, 50, 100, 4 ) );
	}

	public function test_ignores_a_cell_with_fewer_than_five_expected_people(): void {
		self::assertSame( 0, SignificanceTest::differs( 9, 9, 50, 100, 1 ) );   // Expects 4.5.
		self::assertSame( 1, SignificanceTest::differs( 10, 10, 50, 100, 1 ) ); // Expects 5.
		self::assertSame( 0, SignificanceTest::differs( 95, 95, 95, 100, 1 ) ); // Expects 0.25 who chose neither.
	}

	public function test_finds_no_difference_in_empty_groups(): void {
		self::assertSame( 0, SignificanceTest::differs( 0, 0, 0, 0, 4 ) );
		self::assertSame( 0, SignificanceTest::differs( 40, 40, 40, 40, 4 ) );
		self::assertSame( 0, SignificanceTest::differs( 0, 0, 40, 40, 0 ) );
	}
}
