<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Survey\DateMetric;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

final class DateMetricTest extends TestCase {

	public function test_has_the_ends_and_the_earlier_date_in_the_middle(): void {
		$metric = self::metric( array( '2026-12-01' => 1, '2026-03-01' => 2, '2025-01-31' => 1 ) );
		self::assertSame(
			array( 'earliest' => '2025-01-31', 'median' => '2026-03-01', 'latest' => '2026-12-01' ),
			$metric->dates()
		);
		self::assertSame( '2025-01-31', self::metric( array( '2026-03-01' => 1, '2025-01-31' => 1 ) )->dates()['median'] ?? '' );
		self::assertSame( array(), $metric->ranges() );
	}

	public function test_has_none_without_answers_and_for_other_types(): void {
		self::assertNull( self::metric( array( '2026-03-01' => 0 ) )->dates() );
		self::assertNull( self::metric( array( '2026-03-01' => 1 ), 'text' )->dates() );
		$removed = array( array( 'value' => 'Yes', 'count' => 3, 'is_current' => false ) );
		self::assertNull( ( new DateMetric( QuestionTypes::get( 'date' ), $removed ) )->dates() );
	}

	/**
	 * @dataProvider periods
	 * @param array<string, int> $counts
	 * @param array<int|string, int> $wanted
	 */
	public function test_many_dates_are_charted_by_period( array $counts, array $wanted ): void {
		$ranges = array_column( self::metric( $counts )->ranges(), 'count', 'value' );
		self::assertSame( $wanted, $ranges );
		self::assertSame( array_sum( $counts ), array_sum( $ranges ) );
	}

	/** @return iterable<string, array{array<string, int>, array<int|string, int>}> */
	public static function periods(): iterable {
		yield 'months' => array(
			self::every( '+9 days', '2025-11-20', 13 ),
			array( '2025-11' => 2, '2025-12' => 3, '2026-01' => 4, '2026-02' => 3, '2026-03' => 1 ),
		);
		yield 'years' => array(
			self::every( '+100 days', '2023-12-31', 13 ),
			array( 2023 => 1, 2024 => 3, 2025 => 4, 2026 => 3, 2027 => 2 ),
		);
		yield 'several years' => array(
			self::every( '+4 years', '1948-06-01', 13 ),
			array_combine(
				array_map( static fn( int $year ): string => "$year – " . ( $year + 4 ), range( 1945, 1995, 5 ) ),
				array( 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1 )
			),
		);
	}

	public function test_all_possible_dates_fit_into_a_chart(): void {
		$counts = array( '1000-01-01' => 1, '9999-12-31' => 1 ) + self::every( '+1 day', '2026-01-01', 12 );
		$ranges = array_column( self::metric( $counts )->ranges(), 'value' );
		self::assertLessThanOrEqual( 24, count( $ranges ) );
		self::assertSame( array( '1000 – 1499', '9500 – 9999' ), array( reset( $ranges ), end( $ranges ) ) );
	}

	/** @return array<string, int> */
	private static function every( string $step, string $first, int $count ): array {
		$dates = array();
		$day   = new DateTimeImmutable( $first );
		for ( $index = 0; $index < $count; $index++ ) {
			$dates[ $day->format( 'Y-m-d' ) ] = 1;
			$day                              = $day->modify( $step );
		}
		return $dates;
	}

	/** @param array<string, int> $counts */
	private static function metric( array $counts, string $type = 'date' ): DateMetric {
		$options = array_map(
			static fn( string $value, int $count ): array => array( 'value' => $value, 'count' => $count, 'is_current' => true ),
			array_keys( $counts ),
			array_values( $counts )
		);
		return new DateMetric( QuestionTypes::get( $type ), $options );
	}
}
