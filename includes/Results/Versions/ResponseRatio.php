<?php
declare(strict_types=1);

namespace UserFeedback\Results\Versions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Always-valid confidence interval (95%) for the ratio of responses per visitor, a version of a survey ÷ its original. Pure.
 *
 * Each of both is shown to half of the visitors. If they get equally many responses per visitor, each response comes from the
 * version with probability p = 1/2; if the ratio is r, with p = r / (1 + r). Owners look at the results whenever they like,
 * and stop when they see a difference. An ordinary interval would then be wrong far more often than 5%.
 *
 * For the true p, the beta-binomial mixture M(p) = B(a + k, a + n − k) / (B(a, a) p^k (1 − p)^(n − k)), with k of n responses
 * from the version, is a martingale that starts at 1. By Ville's inequality, it ever reaches 1/α with probability α at most.
 * So the interval of all p with M(p) < 1/α is valid after every response. Sources: H. Robbins, "Statistical methods related to
 * the law of the iterated logarithm", Annals of Mathematical Statistics 41(5), 1970; S. Howard, A. Ramdas, J. McAuliffe,
 * J. Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49(2), 2021.
 */
final class ResponseRatio {

	private const LEVEL        = 0.05;
	private const LEVEL_UNEVEN = 0.001;

	/**
	 * The a of the mixture. The interval is valid with any, but its width differs: with this one, it is narrowest for 1,000 to
	 * 2,000 responses at a ratio of 1.2. Few sites get more in the weeks of a comparison, and with fewer, only large differences
	 * are found, for which the width matters less.
	 */
	private const MIXTURE = 70;

	/** Width at which the search for an end of the interval stops, in logarithms of the ratio. */
	private const PRECISION = 1e-12;

	/** @param float $high INF while the version can have any number of responses for each of the original. */
	private function __construct( public readonly float $low, public readonly float $high ) {}

	/**
	 * @param int $original number of responses to the original
	 * @param int $version  number of responses to the version
	 */
	public static function of( int $original, int $version ): self {
		return new self( self::lowEnd( $original, $version ), fdiv( 1, self::lowEnd( $version, $original ) ) );
	}

	/**
	 * Tests if visitors were not split into equal halves, at the 0.1% level and valid after every visitor.
	 * Then responses can't be compared.
	 *
	 * @param int $shownOriginal number of visitors whose first version was the original. A visitor counts once, because all displays
	 *                           to one visitor are in the same half: counts of displays would look uneven far more often.
	 * @param int $shownVersion  number of visitors whose first version was the other one
	 */
	public static function isUneven( int $shownOriginal, int $shownVersion ): bool {
		return self::logMixture( $shownOriginal, $shownVersion, 0.0 ) >= -log( self::LEVEL_UNEVEN );
	}

	/**
	 * @param int $lift smallest difference that matters to the owner, in percent. 'similar' means that it is smaller.
	 * @return 'more'|'fewer'|'similar'|'unclear' about the version's responses per visitor, compared with the original's
	 */
	public function verdict( int $lift ): string {
		$ratio = 1 + $lift / 100;
		return match ( true ) {
			$this->low > 1 => 'more',
			$this->high < 1 => 'fewer',
			$this->low > 1 / $ratio && $this->high < $ratio => 'similar',
			default => 'unclear',
		};
	}

	private static function lowEnd( int $original, int $version ): float {
		if ( 0 === $version ) {
			return 0.0;
		}
		// M is at most 1 at the ratio of the counts. Half a response more on each side keeps it finite, and M below 2.
		$inside = log( ( $version + 0.5 ) / ( $original + 0.5 ) );
		$step   = 1.0;
		while ( self::isInside( $original, $version, $inside - $step ) ) {
			$step *= 2;
		}
		$outside = $inside - $step;
		while ( $inside - $outside > self::PRECISION ) {
			$middle = ( $inside + $outside ) / 2;
			if ( self::isInside( $original, $version, $middle ) ) {
				$inside = $middle;
			} else {
				$outside = $middle;
			}
		}
		return exp( $outside );
	}

	private static function isInside( int $original, int $version, float $logRatio ): bool {
		return self::logMixture( $original, $version, $logRatio ) < -log( self::LEVEL );
	}

	/** Returns log M(p). With the logarithm x of the ratio, −log p = log(1 + e^−x) and −log(1 − p) = log(1 + e^x). */
	private static function logMixture( int $original, int $version, float $logRatio ): float {
		return self::logBeta( self::MIXTURE + $version, self::MIXTURE + $original ) - self::logBeta( self::MIXTURE, self::MIXTURE )
			+ $version * log1p( exp( -$logRatio ) ) + $original * log1p( exp( $logRatio ) );
	}

	/** Stirling's formula. Shares instead of three large logarithms of the gamma function keep the precision of small results. */
	private static function logBeta( int $a, int $b ): float {
		$sum = $a + $b;
		return ( $a - 0.5 ) * log( $a / $sum ) + ( $b - 0.5 ) * log( $b / $sum ) - log( $sum / 2 / M_PI ) / 2
			+ self::stirlingRest( $a ) + self::stirlingRest( $b ) - self::stirlingRest( $sum );
	}

	/** Numbers are at least MIXTURE, where the first omitted term of the series, 1 / (1260 x^5), is below 1e-12. */
	private static function stirlingRest( int $x ): float {
		return ( 1 / 12 - 1 / 360 / $x ** 2 ) / $x;
	}
}
