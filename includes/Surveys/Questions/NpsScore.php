<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Net Promoter Score on the 1–10 scale: detractors 1–6, passives 7–8, promoters 9–10.
 *
 * Shares are in percent. Each is rounded separately, halves up, so they may add up to 99 or 101. The score is the difference of
 * the rounded shares, so that owners who subtract the numbers they see get the score they see.
 */
final class NpsScore {

	private const DETRACTORS_TO = 6;
	private const PASSIVES_TO   = 8;

	private function __construct(
		public readonly int $detractor,
		public readonly int $passive,
		public readonly int $promoter,
		public readonly int $nps,
		public readonly int $total,
		public readonly int $promoters,
		public readonly int $detractors
	) {}

	/** @param array<int, int> $counts answers per value 1..10; other values are ignored */
	public static function of( array $counts ): ?self {
		$detractors = self::between( $counts, 1, self::DETRACTORS_TO );
		$passives   = self::between( $counts, self::DETRACTORS_TO + 1, self::PASSIVES_TO );
		$promoters  = self::between( $counts, self::PASSIVES_TO + 1, 10 );
		$total      = $detractors + $passives + $promoters;
		if ( 0 === $total ) {
			return null; // No score differs from a score of 0.
		}
		$detractor = self::percent( $detractors, $total );
		$promoter  = self::percent( $promoters, $total );
		return new self(
			$detractor,
			self::percent( $passives, $total ),
			$promoter,
			$promoter - $detractor,
			$total,
			$promoters,
			$detractors
		);
	}

	/** @param iterable<array<int, int>> $days answers per value, one array per day */
	public static function ofDays( iterable $days ): ?self {
		$counts = array();
		foreach ( $days as $ofDay ) {
			foreach ( $ofDay as $score => $count ) {
				$counts[ $score ] = ( $counts[ $score ] ?? 0 ) + $count;
			}
		}
		return self::of( $counts );
	}

	/** @return array{detractor: int, passive: int, promoter: int, nps: int, total: int} */
	public function toArray(): array {
		return array(
			'detractor' => $this->detractor,
			'passive'   => $this->passive,
			'promoter'  => $this->promoter,
			'nps'       => $this->nps,
			'total'     => $this->total,
		);
	}

	/** @param array<int, int> $counts */
	private static function between( array $counts, int $first, int $last ): int {
		$sum = 0;
		for ( $value = $first; $value <= $last; ++$value ) {
			$sum += $counts[ $value ] ?? 0;
		}
		return $sum;
	}

	/** Uses integers, so that halves are exact. */
	private static function percent( int $part, int $total ): int {
		return intdiv( 200 * $part + $total, 2 * $total );
	}
}
