<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Survey\ScaleMetric;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

final class ScaleMetricTest extends TestCase {

	/**
	 * @dataProvider values
	 * @param list<int>             $values each with one answer
	 * @param array<int|string, int> $wanted count by range
	 */
	public function test_many_values_are_charted_in_ranges( array $values, array $wanted ): void {
		self::assertSame( $wanted, array_column( self::metric( $values )->ranges(), 'count', 'value' ) );
	}

	/** @return iterable<string, array{list<int>, array<int|string, int>}> */
	public static function values(): iterable {
		yield 'few' => array( range( 0, 11 ), array() );
		$tens = array();
		foreach ( range( 0, 80, 10 ) as $low ) {
			$tens[ $low . ' – ' . ( $low + 9 ) ] = 10;
		}
		yield '0 to 100' => array( range( 0, 100 ), $tens + array( '90 – 100' => 11 ) );
		yield '1 to 100' => array(
			range( 1, 100 ),
			array_replace( array( '1 – 9' => 9 ), array_slice( $tens, 1 ), array( '90 – 100' => 11 ) ),
		);
		yield 'negative' => array(
			range( -50, 10, 5 ),
			array( '-50 – -41' => 2, '-40 – -31' => 2, '-30 – -21' => 2, '-20 – -11' => 2, '-10 – -1' => 2, '0 – 9' => 2, '10' => 1 ),
		);
		yield 'far apart' => array(
			array( -1_000_000_000, ...range( 0, 11 ), 1_000_000_000 ),
			array(
				'-1000000000 – -800000001' => 1,
				'-800000000 – -600000001'  => 0,
				'-600000000 – -400000001'  => 0,
				'-400000000 – -200000001'  => 0,
				'-200000000 – -1'          => 0,
				'0 – 199999999'            => 12,
				'200000000 – 399999999'    => 0,
				'400000000 – 599999999'    => 0,
				'600000000 – 799999999'    => 0,
				'800000000 – 1000000000'   => 1,
			),
		);
	}

	/**
	 * @dataProvider numbers
	 * @param array<int, int>               $counts
	 * @param array{float, int, int}|null   $wanted median, lowest, and highest
	 */
	public function test_typed_numbers_have_a_median_and_ends( array $counts, ?array $wanted ): void {
		$spread = self::metric( array_keys( $counts ), 'number', $counts )->spread();
		self::assertSame( $wanted, null === $spread ? null : array_values( $spread ) );
	}

	/** @return iterable<string, array{array<int, int>, array{float|int, int, int}|null}> */
	public static function numbers(): iterable {
		yield 'none' => array( array(), null );
		yield 'one' => array( array( 7 => 1 ), array( 7, 7, 7 ) );
		yield 'between two' => array( array( 10 => 1, -3 => 1 ), array( 3.5, -3, 10 ) );
		yield 'the same in the middle' => array( array( 1 => 1, 5 => 2, 9 => 1 ), array( 5, 1, 9 ) );
		yield 'most at one end' => array( array( 0 => 8, 1000 => 1 ), array( 0, 0, 1000 ) );
	}

	/**
	 * @param list<int>       $values
	 * @param array<int, int> $counts
	 */
	private static function metric( array $values, string $type = 'slider', array $counts = array() ): ScaleMetric {
		$option = static fn( int $value ): array => array(
			'value'      => (string) $value,
			'count'      => $counts[ $value ] ?? 1,
			'is_current' => true,
		);
		return new ScaleMetric( QuestionTypes::get( $type ), array_map( $option, $values ) );
	}
}
