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

		self::assertSame( $expected, DailyShare::of( $missing, $daysLeft, $days, $full ) );
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

	/** A limit stops a survey exactly, so no period ends above it. */
	public function test_periods_end_within_five_responses_of_the_limit(): void {
		mt_srand( 7 );
		$near = 0;
		for ( $periods = 0; $periods < self::PERIODS; ) {
			$visitors = 20 * 10 ** ( 4 * self::random() );
			$rate     = 0.01 * 10 ** self::random();
			if ( 6 / 7 * $visitors * $rate * self::DAYS > 1.2 * self::LIMIT ) { // Enough, if all visitors see it.
				++$periods;
				$near += array_sum( self::period( $visitors, $rate ) ) >= self::LIMIT - 5 ? 1 : 0;
			}
		}
		mt_srand();

		self::assertGreaterThanOrEqual( 0.98 * self::PERIODS, $near );
	}

	/** Otherwise a busy site could reach its limit within a few days. */
	public function test_a_busy_site_collects_responses_on_most_days(): void {
		mt_srand( 7 );
		for ( $i = 0; $i < 50; $i++ ) {
			self::assertGreaterThan( 20, count( self::period( 20_000, 0.05 ) ) );
		}
		mt_srand();
	}

	/** @return list<int> the responses of each day until the limit or the last day. */
	private static function period( float $visitors, float $rate ): array {
		$history = array();
		$days    = array();
		$sum     = 0;
		for ( $day = 0; $day < self::DAYS && $sum < self::LIMIT; $day++ ) {
			$share     = DailyShare::of( self::LIMIT - $sum, self::DAYS - $day, self::DAYS, array_slice( $history, -7 ) );
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
