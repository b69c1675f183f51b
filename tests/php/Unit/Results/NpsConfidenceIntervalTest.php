<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Survey\Nps\NpsConfidenceInterval;
use UserFeedback\Surveys\Questions\NpsScore;

/** Numbers calculated by hand: for 100 with 60 promoters and 20 detractors, the shares are 60.75/103 and 20.75/103. */
final class NpsConfidenceIntervalTest extends TestCase {

	/** @dataProvider samples */
	public function test_calculates_the_interval_from_the_adjusted_shares(
		int $promoters,
		int $detractors,
		int $total,
		int $low,
		int $high,
		bool $isSmall
	): void {
		self::assertSame(
			array(
				'low'      => $low,
				'high'     => $high,
				'is_small' => $isSmall,
			),
			NpsConfidenceInterval::of( $promoters, $detractors, $total )->toArray()
		);
	}

	/** @return iterable<string, array{int, int, int, int, int, bool}> */
	public static function samples(): iterable {
		yield 'a hundred answers' => array( 60, 20, 100, 23, 54, false );
		yield 'a thousand answers' => array( 500, 300, 1000, 15, 25, false );
		yield 'just enough' => array( 15, 9, 30, -11, 48, false );
		yield 'one too few' => array( 14, 9, 29, -14, 45, true );
		yield 'nothing but promoters is not certain' => array( 10, 0, 10, 48, 100, true );
		yield 'one promoter' => array( 1, 0, 1, -48, 100, true );
		yield 'one detractor is its mirror' => array( 0, 1, 1, -100, 48, true );
		yield 'one passive' => array( 0, 0, 1, -60, 60, true );
	}

	public function test_the_interval_of_a_sample_contains_its_score(): void {
		for ( $total = 1; $total <= 60; ++$total ) {
			for ( $promoters = 0; $promoters <= $total; ++$promoters ) {
				$score    = NpsScore::of(
					array(
						9 => $promoters,
						6 => $total - $promoters,
					)
				);
				$interval = null === $score ? null : NpsConfidenceInterval::ofScore( $score );
				self::assertGreaterThanOrEqual( $interval?->low, $score?->nps );
				self::assertLessThanOrEqual( $interval?->high, $score?->nps );
			}
		}
	}

	public function test_there_is_no_interval_without_answers(): void {
		self::assertNull( NpsScore::of( array() ) );
	}
}
