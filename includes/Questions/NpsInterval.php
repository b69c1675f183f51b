<?php
declare(strict_types=1);

namespace UserFeedback\Questions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Where the score of all visitors lies, in 95 of 100 such samples.
 *
 * The adjusted Wald interval of B. Rocks, "Interval Estimation for the Net Promoter Score", The American Statistician
 * 70(4), 2016: three answers are added (3/4 promoters, 3/4 detractors, the rest passives), then with their shares p and d
 * and n of them the score is p − d and its variance (p + d − (p − d)²) / n. Without the added answers a sample of nothing
 * but promoters would be said to be certain. Of very few answers it would leave out their own score, so it is drawn out to it.
 */
final class NpsInterval {

	public const NORMAL_95 = 1.959964;

	private const ADDED = 3;

	/** Below this many answers the interval is too wide to act on. */
	private const FEW = 30;

	private function __construct(
		public readonly int $low,
		public readonly int $high,
		public readonly bool $isSmall
	) {}

	/** @param int $total answers, passives too; at least one. */
	public static function of( int $promoters, int $detractors, int $total ): self {
		[ $for, $against ] = self::shares( $promoters, $detractors, $total );

		$score  = $for - $against;
		$margin = self::NORMAL_95 * sqrt( self::variance( $for, $against, $total ) );
		$own    = ( $promoters - $detractors ) / $total;
		return new self( self::whole( min( $own, $score - $margin ) ), self::whole( max( $own, $score + $margin ) ), $total < self::FEW );
	}

	/** The score that is shown comes from rounded shares, and can lie just outside a very narrow interval. */
	public function around( int $score ): self {
		return new self( min( $this->low, $score ), max( $this->high, $score ), $this->isSmall );
	}

	/** @return array{float, float} of promoters and detractors, with the answers that are added. */
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
