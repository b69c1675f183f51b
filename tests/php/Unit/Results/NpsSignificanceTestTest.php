<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use PHPUnit\Framework\TestCase;
use UserFeedback\Results\Survey\Nps\NpsSignificanceTest;
use UserFeedback\Surveys\Questions\NpsScore;

final class NpsSignificanceTestTest extends TestCase {

	/**
	 * Calculated by hand: the first pair is 2.57 deviations apart, the second 0.41, the third 4.41 and that of a thousand 2.55.
	 *
	 * @dataProvider pairs
	 * @param array{int, int, int} $now    detractors, passives, promoters.
	 * @param array{int, int, int} $before
	 */
	public function test_a_difference_is_significant_from_1_96_standard_deviations(
		array $now,
		array $before,
		int $points,
		bool $isTold,
		bool $isMore
	): void {
		$difference = NpsSignificanceTest::of( self::score( ...$now ), self::score( ...$before ) );
		self::assertSame( array( $points, $isTold, $isMore ), array( $difference->points, $difference->isTold, $difference->isMore ) );
	}

	/** @return iterable<string, array{array{int, int, int}, array{int, int, int}, int, bool, bool}> */
	public static function pairs(): iterable {
		yield 'of a hundred each' => array( array( 20, 20, 60 ), array( 30, 30, 40 ), 30, true, true );
		yield 'a small one' => array( array( 30, 20, 50 ), array( 30, 25, 45 ), 5, true, false );
		yield 'ten are enough' => array( array( 1, 0, 9 ), array( 9, 0, 1 ), 160, true, true );
		yield 'nine are not' => array( array( 0, 0, 9 ), array( 90, 0, 10 ), 180, false, false );
		yield 'of a thousand each' => array( array( 300, 180, 520 ), array( 330, 220, 450 ), 10, true, true );
		yield 'downwards' => array( array( 30, 30, 40 ), array( 20, 20, 60 ), -30, true, true );
		yield 'none at all' => array( array( 0, 0, 50 ), array( 0, 0, 20 ), 0, true, false );
	}

	/** If visitors don't change, at most one of 20 comparisons reports a change; if they do, nearly all report it. */
	public function test_is_wrong_no_more_often_than_stated(): void {
		mt_srand( 20_161 );
		$wrong = 0;
		$right = 0;
		for ( $turn = 0; $turn < 2000; ++$turn ) {
			$before = self::sampled( 30, 60, 150 );
			$wrong += (int) NpsSignificanceTest::of( self::sampled( 30, 60, 150 ), $before )->isMore;
			$right += (int) NpsSignificanceTest::of( self::sampled( 15, 45, 150 ), $before )->isMore;
		}
		self::assertLessThan( 120, $wrong ); // 100, plus random deviation.
		self::assertGreaterThan( 1800, $right );
	}

	/** @param int $detractors percent; passives up to the second. */
	private static function sampled( int $detractors, int $passives, int $count ): NpsScore {
		$groups = array( 0, 0, 0 );
		for ( $answer = 0; $answer < $count; ++$answer ) {
			$at = mt_rand( 0, 99 );
			++$groups[ $at < $detractors ? 0 : ( $at < $passives ? 1 : 2 ) ];
		}
		return self::score( ...$groups );
	}

	private static function score( int $detractors, int $passives, int $promoters ): NpsScore {
		$score = NpsScore::of( array( 3 => $detractors, 7 => $passives, 10 => $promoters ) );
		self::assertNotNull( $score );
		return $score;
	}
}
