<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Nps;

use UserFeedback\Surveys\Questions\NpsScore;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Tests if two scores from different answers differ significantly: two-sided, at the 5% level. Each variance is the one used
 * for its confidence interval (NpsConfidenceInterval), so that a few equal answers do not look certain.
 */
final class NpsSignificanceTest {

	/** With fewer answers on either side, there is no test. */
	private const FEW = 10;

	private function __construct( public readonly int $points, public readonly bool $isTold, public readonly bool $isMore ) {}

	public static function of( NpsScore $now, NpsScore $before ): self {
		$difference = self::shifted( $now ) - self::shifted( $before );
		$deviation  = sqrt( self::variance( $now ) + self::variance( $before ) );
		$isTold     = min( $now->total, $before->total ) >= self::FEW;
		return new self( $now->nps - $before->nps, $isTold, $isTold && abs( $difference ) > NpsConfidenceInterval::NORMAL_95 * $deviation );
	}

	private static function shifted( NpsScore $score ): float {
		[ $for, $against ] = NpsConfidenceInterval::shares( $score->promoters, $score->detractors, $score->total );
		return $for - $against;
	}

	private static function variance( NpsScore $score ): float {
		[ $for, $against ] = NpsConfidenceInterval::shares( $score->promoters, $score->detractors, $score->total );
		return NpsConfidenceInterval::variance( $for, $against, $score->total );
	}
}
