<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Versions\PlannedResponses;
use UserFeedback\Results\Versions\ResponseRatio;

/** An owner looks after each response, and stops at the first difference that ResponseRatio finds. */
final class PlannedResponsesTest extends TestCase {

	private const POWER = 0.8;

	/** Sequences with a smaller probability can't change a result. */
	private const NEGLIGIBLE = 1e-15;

	private const VISITORS       = 40_000;
	private const BASE_PER_MILLE = 80;

	/** @var list<int> for each number of responses, the smallest number from the version with the verdict 'more' */
	private static array $fewest = array( 1 );

	/** @dataProvider lifts */
	public function test_is_the_first_size_that_finds_the_lift_in_80_percent( int $lift, int $planned ): void {
		$found = self::probabilities( 1 + $lift / 100, $planned );
		self::assertGreaterThanOrEqual( self::POWER, $found[ $planned ] );
		self::assertLessThan( self::POWER, $found[ $planned - 1 ] );
	}

	/** @return iterable<string, array{int, int}> */
	public static function lifts(): iterable {
		foreach ( PlannedResponses::BY_LIFT as $lift => $planned ) {
			yield "$lift percent" => array( $lift, $planned );
		}
	}

	/** Both directions are equally likely: the version gets more, or fewer. */
	public function test_equal_versions_differ_in_less_than_5_percent_of_comparisons(): void {
		$alarms = 2 * self::probabilities( 1.0, PlannedResponses::BY_LIFT[10] )[ PlannedResponses::BY_LIFT[10] ];
		self::assertGreaterThan( 0.03, $alarms );
		self::assertLessThan( 0.05, $alarms );
	}

	/** UF_TRIALS=10000 is the number of comparisons whose results docs/responses.md states. */
	public function test_simulated_visitors_confirm_both(): void {
		mt_srand( 1970 );
		$trials = max( 300, (int) getenv( 'UF_TRIALS' ) );
		$alarms = 0;
		$found  = 0;
		for ( $trial = 0; $trial < $trials; ++$trial ) {
			$alarms += (int) ( null !== self::simulated( self::BASE_PER_MILLE, PHP_INT_MAX ) );
			$found  += (int) ( 'more' === self::simulated( 96, PlannedResponses::BY_LIFT[20] ) );
		}
		if ( false !== getenv( 'UF_TRIALS' ) ) {
			fwrite( STDERR, "$trials comparisons: $alarms alarms, $found found\n" );
		}
		self::assertLessThan( 0.05, $alarms / $trials );
		self::assertEqualsWithDelta( self::POWER, $found / $trials, 3 * sqrt( self::POWER * ( 1 - self::POWER ) / $trials ) );
	}

	/**
	 * Visitors see a survey one to ten times, and respond to a display with a probability of 2%. An owner looks after every 100
	 * visitors. UF_TRIALS=10000 as above.
	 */
	public function test_repeated_displays_to_visitors_raise_no_more_alarms(): void {
		mt_srand( 1962 );
		$trials   = max( 300, (int) getenv( 'UF_TRIALS' ) );
		$alarms   = 0;
		$displays = 0;
		for ( $trial = 0; $trial < $trials; ++$trial ) {
			[ $isAlarm, $isUnevenByDisplays ] = self::repeated();
			$alarms                          += (int) $isAlarm;
			$displays                        += (int) $isUnevenByDisplays;
		}
		if ( false !== getenv( 'UF_TRIALS' ) ) {
			fwrite( STDERR, "$trials comparisons with repeated displays: $alarms alarms; displays are uneven in $displays\n" );
		}
		self::assertLessThan( 0.05, $alarms / $trials );
		self::assertGreaterThan( 0.05, $displays / $trials, 'Displays would raise false alarms.' );
	}

	/** @return array{bool, bool} whether the owner saw a difference or an alarm, and whether displays were uneven. */
	private static function repeated(): array {
		$visitors  = array( 0, 0 );
		$displays  = array( 0, 0 );
		$responses = array( 0, 0 );
		$isAlarm   = false;
		$isUneven  = false;
		for ( $visitor = 1; $visitor <= 3000 && ! $isAlarm; ++$visitor ) {
			$half = mt_rand( 0, 1 );
			++$visitors[ $half ];
			for ( $display = mt_rand( 1, 10 ); $display > 0; --$display ) {
				++$displays[ $half ];
				if ( mt_rand( 1, 50 ) === 1 ) {
					++$responses[ $half ];
					break;
				}
			}
			if ( 0 === $visitor % 100 ) {
				$isAlarm  = max( $responses ) >= self::fewest( array_sum( $responses ) ) || ResponseRatio::isUneven( ...$visitors );
				$isUneven = $isUneven || ResponseRatio::isUneven( ...$displays );
			}
		}
		return array( $isAlarm, $isUneven );
	}

	/** @return 'more'|'fewer'|null */
	private static function simulated( int $versionPerMille, int $planned ): ?string {
		$responding = array( self::BASE_PER_MILLE, $versionPerMille );
		$counts     = array( 0, 0 );
		$count      = 0;
		for ( $visitor = 0; $visitor < self::VISITORS && $count < $planned; ++$visitor ) {
			// One number decides the visitor's half, and whether this visitor responds.
			$random = mt_rand( 0, 1999 );
			$half   = $random < 1000 ? 0 : 1;
			if ( $random - 1000 * $half >= $responding[ $half ] ) {
				continue;
			}
			++$count;
			if ( ++$counts[ $half ] >= self::fewest( $count ) ) {
				return 1 === $half ? 'more' : 'fewer';
			}
		}
		return null;
	}

	/** @return list<float> for each number of responses, the probability that the version was found to get more by then */
	private static function probabilities( float $ratio, int $responses ): array {
		$p      = $ratio / ( 1 + $ratio );
		$states = array( 1.0 );
		$found  = array( 0.0 );
		$sum    = 0.0;
		for ( $count = 1; $count <= $responses; ++$count ) {
			$fewest = self::fewest( $count );
			$next   = array();
			foreach ( $states as $version => $probability ) {
				$next[ $version ]     = ( $next[ $version ] ?? 0.0 ) + $probability * ( 1 - $p );
				$next[ $version + 1 ] = $probability * $p;
			}
			$states = array();
			foreach ( $next as $version => $probability ) {
				if ( $version >= $fewest ) {
					$sum += $probability;
				} elseif ( $count - $version < $fewest && $probability > self::NEGLIGIBLE ) {
					$states[ $version ] = $probability;
				}
			}
			$found[] = $sum;
		}
		return $found;
	}

	private static function fewest( int $responses ): int {
		for ( $count = count( self::$fewest ); $count <= $responses; ++$count ) {
			$fewest = self::$fewest[ $count - 1 ];
			while ( $fewest <= $count && 'more' !== ResponseRatio::of( $count - $fewest, $fewest )->verdict( 20 ) ) {
				++$fewest;
			}
			self::$fewest[] = $fewest;
		}
		return self::$fewest[ $responses ];
	}
}
