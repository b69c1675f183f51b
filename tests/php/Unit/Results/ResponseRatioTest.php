<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Versions\ResponseRatio;

/** R calculated the cases, with its own functions: see response-ratio.R next to them. */
final class ResponseRatioTest extends TestCase {

	private const FILE = '/fixtures/statistics/response-ratio.json';

	/** Largest difference from R, as a share of its number. */
	private const TOLERANCE = 1e-10;

	public function test_calculates_the_same_intervals_as_r(): void {
		$cases = self::cases();
		self::assertCount( 200, $cases );
		foreach ( $cases as $case ) {
			$ratio = ResponseRatio::of( $case['original'], $case['version'] );
			self::assertEqualsWithDelta( $case['low'], $ratio->low, self::TOLERANCE * $case['low'], (string) json_encode( $case ) );
			if ( null === $case['high'] ) {
				self::assertInfinite( $ratio->high );
			} else {
				self::assertEqualsWithDelta( $case['high'], $ratio->high, self::TOLERANCE * $case['high'], (string) json_encode( $case ) );
			}
		}
	}

	public function test_finds_the_same_uneven_halves_as_r(): void {
		$isUneven = array_column( self::cases(), 'is_uneven' );
		self::assertContains( true, $isUneven );
		self::assertContains( false, $isUneven );
		foreach ( self::cases() as $case ) {
			self::assertSame(
				$case['is_uneven'],
				ResponseRatio::isUneven( $case['original'], $case['version'] ),
				(string) json_encode( $case )
			);
		}
	}

	/** @dataProvider halves */
	public function test_halves_are_uneven_from_one_visitor_on( int $shownOriginal, int $shownVersion, bool $isUneven ): void {
		self::assertSame( $isUneven, ResponseRatio::isUneven( $shownOriginal, $shownVersion ) );
		self::assertSame( $isUneven, ResponseRatio::isUneven( $shownVersion, $shownOriginal ) );
	}

	/** @return iterable<string, array{int, int, bool}> */
	public static function halves(): iterable {
		yield 'no visitor' => array( 0, 0, false );
		yield 'a thousand' => array( 500, 643, false );
		yield 'a thousand and one more' => array( 500, 644, true );
		yield 'a hundred thousand' => array( 50_000, 51_439, false );
		yield 'a hundred thousand and one more' => array( 50_000, 51_440, true );
		yield 'only one half' => array( 0, 51, false );
		yield 'only one half, and one more' => array( 0, 52, true );
	}

	/** @dataProvider verdicts */
	public function test_says_only_as_much_as_the_interval_shows( int $original, int $version, int $lift, string $verdict ): void {
		self::assertSame( $verdict, ResponseRatio::of( $original, $version )->verdict( $lift ) );
	}

	/** @return iterable<string, array{int, int, int, string}> */
	public static function verdicts(): iterable {
		yield 'no response' => array( 0, 0, 20, 'unclear' );
		yield 'the end of the interval is just below one' => array( 700, 818, 20, 'unclear' );
		yield 'all of it is above one' => array( 700, 819, 20, 'more' );
		yield 'all of it is below one' => array( 819, 700, 20, 'fewer' );
		yield 'equal, but few' => array( 486, 486, 20, 'unclear' );
		yield 'equal' => array( 487, 487, 20, 'similar' );
		yield 'a smaller lift needs more' => array( 2074, 2074, 10, 'unclear' );
		yield 'and is found with more' => array( 2075, 2075, 10, 'similar' );
		yield 'nearly equal' => array( 1000, 1052, 20, 'similar' );
		yield 'nearly equal, the other way round' => array( 1052, 1000, 20, 'similar' );
		yield 'a little less equal' => array( 1000, 1053, 20, 'unclear' );
		yield 'a little less equal, the other way round' => array( 1053, 1000, 20, 'unclear' );
		yield 'a small but certain difference' => array( 20_000, 20_691, 20, 'more' );
	}

	/** @return list<array{original: int, version: int, low: float, high: float|null, is_uneven: bool}> */
	private static function cases(): array {
		/** @var list<array{original: int, version: int, low: float, high: float|null, is_uneven: bool}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . self::FILE ), true, 512, JSON_THROW_ON_ERROR );
		return $cases;
	}
}
