<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys\Live;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Live\DailyShare;

/** The share of visitors who see a survey on a day, alone and in simulated periods. */
final class DailyShareTest extends TestCase {

	private const LIMIT   = 300;
	private const DAYS    = 30;
	private const PERIODS = 500;

	/**
	 * @dataProvider days
	 * @param list<array{int, int}> $history share and responses of each day.
	 */
	public function test_the_share_of_a_day( int $expected, int $missing, int $daysLeft, int $days, array $history ): void {
		$full = array_map( static fn( array $day ): array => array( 'share' => $day[0], 'responses' => $day[1] ), $history );

		$before = array() === $history ? null : $history[ count( $history ) - 1 ][0];
		self::assertSame( $expected, DailyShare::of( $missing, $daysLeft, $days, $full, $before ) );
	}

	/** @return array<string, array{int, int, int, int, list<array{int, int}>}> */
	public static function days(): array {
		return array(
			'the first day'                       => array( 10, 300, 30, 30, array() ),
			'the first day of a few'              => array( 111, 300, 3, 3, array() ),
			'the last day, and nothing is known'  => array( 1000, 300, 1, 2, array() ),
			'as many as needed'                   => array( 100, 290, 29, 30, array( array( 100, 10 ) ) ),
			'fewer, after too many'               => array( 50, 145, 29, 30, array( array( 100, 10 ) ) ),
			'several days, together'              => array( 80, 100, 10, 30, array( array( 100, 0 ), array( 60, 20 ) ) ),
			'rounded up'                          => array( 35, 100, 29, 30, array( array( 100, 10 ), array( 50, 5 ) ) ),
			'at most five times as much'          => array( 50, 290, 29, 30, array( array( 10, 1 ) ) ),
			'at least a fifth as much'            => array( 20, 29, 29, 30, array( array( 100, 100 ) ) ),
			'no responses yet'                    => array( 500, 300, 20, 30, array( array( 100, 0 ) ) ),
			'never less than a thousandth'        => array( 1, 29, 29, 30, array( array( 3, 900 ) ) ),
			'never more than all'                 => array( 1000, 300, 20, 30, array( array( 400, 1 ) ) ),
			'three times as much on the last day' => array( 300, 10, 1, 30, array( array( 100, 10 ) ) ),
			'after the last day'                  => array( 1000, 10, 0, 30, array( array( 100, 10 ) ) ),
		);
	}

	public function test_the_first_share_follows_from_the_days_before_it(): void {
		$before = array_fill( 0, 7, array( 'share' => 1000, 'responses' => 100 ) );

		self::assertSame( 100, DailyShare::of( 300, 30, 30, $before, null ) );
		self::assertSame( 100, DailyShare::of( 290, 29, 30, $before, 100 ), 'The first day is not a full one.' );
	}

	/**
	 * A limit stops a survey exactly, so no period ends above it.
	 *
	 * @dataProvider starts
	 */
	public function test_periods_end_within_five_responses_of_the_limit( int $daysBefore ): void {
		mt_srand( 7 );
		$near = 0;
		for ( $periods = 0; $periods < self::PERIODS; ) {
			$visitors = 20 * 10 ** ( 4 * self::random() );
			$rate     = 0.01 * 10 ** self::random();
			if ( 6 / 7 * $visitors * $rate * self::DAYS > 1.2 * self::LIMIT ) { // Enough, if all visitors see it.
				++$periods;
				$near += array_sum( self::period( $visitors, $rate, $daysBefore ) ) >= self::LIMIT - 5 ? 1 : 0;
			}
		}
		mt_srand();

		self::assertGreaterThanOrEqual( 0.98 * self::PERIODS, $near );
	}

	/** @return array<string, array{int}> */
	public static function starts(): array {
		return array(
			'a new survey'                     => array( 0 ),
			'a survey shown since yesterday'   => array( 1 ),
			'a survey that all saw for a week' => array( 7 ),
		);
	}

	/**
	 * Otherwise a busy site could reach its limit within a few days.
	 *
	 * @dataProvider starts
	 */
	public function test_a_busy_site_collects_responses_on_most_days( int $daysBefore ): void {
		mt_srand( 7 );
		for ( $i = 0; $i < 50; $i++ ) {
			self::assertGreaterThan( 20, count( self::period( 20_000, 0.05, $daysBefore ) ) );
		}
		mt_srand();
	}

	/** Responses of a small site begin on the first day, not after some days of growing shares. */
	public function test_earlier_responses_make_the_first_week_as_good_as_the_others(): void {
		mt_srand( 7 );
		$firstWeek = array( 0 => 0, 7 => 0 );
		for ( $period = 0; $period < self::PERIODS; $period++ ) {
			foreach ( array_keys( $firstWeek ) as $daysBefore ) {
				$firstWeek[ $daysBefore ] += array_sum( array_slice( self::period( 1000, 0.02, $daysBefore ), 1, 7 ) ) / self::PERIODS;
			}
		}
		mt_srand();

		self::assertEqualsWithDelta( 70, $firstWeek[7], 7 );
		self::assertLessThan( 50, $firstWeek[0] );
	}

	/** @return list<int> the responses of each day until the limit or the last day. */
	private static function period( float $visitors, float $rate, int $daysBefore ): array {
		$history = array();
		for ( $day = -$daysBefore; $day < 0; $day++ ) {
			$history[] = array( 'share' => 1000, 'responses' => self::poisson( $visitors * ( ( $day + 7 ) % 7 > 4 ? 0.5 : 1 ) * $rate ) );
		}
		$share = null;
		$days  = array();
		$sum   = 0;
		for ( $day = 0; $day < self::DAYS && $sum < self::LIMIT; $day++ ) {
			$share     = DailyShare::of( self::LIMIT - $sum, self::DAYS - $day, self::DAYS, array_slice( $history, -7 ), $share );
			$isWeekend = $day % 7 > 4;
			$part      = 0 === $day ? self::random() : 1; // The first day is not a full one.
			$responses = min( self::LIMIT - $sum, self::poisson( $visitors * ( $isWeekend ? 0.5 : 1 ) * $part * $share / 1000 * $rate ) );
			$sum      += $responses;
			$days[]    = $responses;
			if ( $day > 0 ) {
				$history[] = array( 'share' => $share, 'responses' => $responses );
			}
		}
		return $days;
	}

	private static function random(): float {
		return mt_rand( 1, 1_000_000 ) / 1_000_001;
	}

	/** Large numbers are close to a normal distribution. */
	private static function poisson( float $mean ): int {
		if ( $mean > 50 ) {
			$normal = sqrt( -2 * log( self::random() ) ) * cos( 2 * M_PI * self::random() );
			return max( 0, (int) round( $mean + sqrt( $mean ) * $normal ) );
		}
		$number  = -1;
		$product = 1.0;
		do {
			++$number;
			$product *= self::random();
		} while ( $product > exp( -$mean ) );
		return $number;
	}
}
