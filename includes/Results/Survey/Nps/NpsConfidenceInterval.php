<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Nps;

use UserFeedback\Surveys\Questions\NpsScore;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Confidence interval (95%) for the score of all visitors.
 *
 * The adjusted Wald interval of B. Rocks, "Interval Estimation for the Net Promoter Score", The American Statistician 70(4),
 * 2016: three answers are added (3/4 promoters, 3/4 detractors, the others passives). Then, with their shares p and d of n
 * answers, the score is p − d and its variance (p + d − (p − d)²) / n. Without the added answers, a sample of only promoters
 * would look certain. With very few answers the interval can miss their own score, so it is extended to it.
 */
final class NpsConfidenceInterval {

	public const NORMAL_95 = 1.959964;

	private const ADDED = 3;

	/** With fewer answers, the interval is too wide to act on. */
	private const FEW = 30;

	private function __construct(
		public readonly int $low,
		public readonly int $high,
		public readonly bool $isSmall
	) {}

	/** @param int $total answers, including passives; at least one */
	public static function of( int $promoters, int $detractors, int $total ): self {
		[ $for, $against ] = self::shares( $promoters, $detractors, $total );

		$score  = $for - $against;
		$margin = self::NORMAL_95 * sqrt( self::variance( $for, $against, $total ) );
		$own    = ( $promoters - $detractors ) / $total;
		return new self( self::whole( min( $own, $score - $margin ) ), self::whole( max( $own, $score + $margin ) ), $total < self::FEW );
	}

	public static function ofScore( NpsScore $score ): self {
		return self::of( $score->promoters, $score->detractors, $score->total )->around( $score->nps );
	}

	/** Extends the interval to the displayed score, which comes from rounded shares and can be just outside. */
	public function around( int $score ): self {
		return new self( min( $this->low, $score ), max( $this->high, $score ), $this->isSmall );
	}

	/** @return array{float, float} of promoters and detractors, including the added answers */
	public static function shares( int $promoters, int $detractors, int $total ): array {
		$answers = $total + self::ADDED;
		return array( ( $promoters + self::ADDED / 4 ) / $answers, ( $detractors + self::ADDED / 4 ) / $answers );
	}

	public static function variance( float $promoters, float $detractors, int $total ): float {
		return ( $promoters + $detractors - ( $promoters - $detractors ) ** 2 ) / ( $total + self::ADDED );
	}

	/** @return array{low: int, high: int, is_small: bool} */
	public function toArray(): array {
		return array(
			'low'      => $this->low,
			'high'     => $this->high,
			'is_small' => $this->isSmall,
		);
	}

	private static function whole( float $share ): int {
		return max( -100, min( 100, (int) round( 100 * $share ) ) );
	}
}
