<?php
declare(strict_types=1);

namespace UserFeedback\Results\CrossTab;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Tests if two choices occur together significantly more or less often than by chance. Pure.
 *
 * For a cell of a cross-table and the people who were asked both questions: the standardized residual of its count against
 * independence (Agresti, Categorical Data Analysis, 2.4.5), two-sided at 5% over all cells of the table together, with
 * Bonferroni's correction. Cells with an expected count below five are not tested.
 */
final class SignificanceTest {

	private const LEVEL    = 0.05;
	private const EXPECTED = 5.0;

	/**
	 * @param int $both  number of people who chose both
	 * @param int $one   number who chose the one, `$other` number who chose the other, out of `$all` people
	 * @param int $cells of the table.
	 * @return int 1 for more often than chance, -1 for less often, 0 for neither.
	 */
	public static function differs( int $both, int $one, int $other, int $all, int $cells ): int {
		if ( $all <= 0 || $cells <= 0 ) {
			return 0;
		}
		$expected = $one * $other / $all;
		$fewest   = min( $one, $all - $one ) * min( $other, $all - $other ) / $all; // Both, one, other, neither.
		if ( $fewest < self::EXPECTED ) {
			return 0;
		}
		$residual = ( $both - $expected ) / sqrt( $expected * ( 1 - $one / $all ) * ( 1 - $other / $all ) );
		return self::probability( abs( $residual ) ) < self::LEVEL / $cells ? ( $residual > 0 ? 1 : -1 ) : 0;
	}

	/**
	 * Returns the two-sided probability of at least so many standard deviations. Abramowitz and Stegun 7.1.26, accurate to
	 * seven decimals.
	 */
	private static function probability( float $deviations ): float {
		$x = $deviations / M_SQRT2;
		$t = 1 / ( 1 + 0.3275911 * $x );
		$p = $t * ( 0.254829592 + $t * ( -0.284496736 + $t * ( 1.421413741 + $t * ( -1.453152027 + $t * 1.061405429 ) ) ) );
		return $p * exp( -$x * $x );
	}
}
