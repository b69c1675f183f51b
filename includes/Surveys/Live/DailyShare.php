<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Platform\Schema\Limits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Calculates the share of visitors who can see a survey on a day, so that its responses arrive within a number of days. Pure. */
final class DailyShare {

	/** All visitors, per thousand. */
	private const ALL = 1000;

	/** From one day to the next, the share grows or shrinks at most by this factor, because a single day says little. */
	private const STEP = 5;

	/** On the last day, the share is larger than needed. The limit stops the survey in time. */
	private const LAST_DAY = 3;

	/**
	 * Returns the share per thousand.
	 *
	 * @param int $missing  responses.
	 * @param int $daysLeft with today; 0 or less after the last day.
	 * @param int $days     in total.
	 * @param list<array{share: int, responses: int}> $lastFullDays the oldest first; before the first day, those with the owner's share.
	 * @param int|null $before the last share; null for the first one.
	 */
	public static function of( int $missing, int $daysLeft, int $days, array $lastFullDays, ?int $before ): int {
		$isLast = 1 === $daysLeft;
		if ( $daysLeft <= 0 || ( $isLast && array() === $lastFullDays ) ) {
			return self::ALL;
		}
		if ( array() === $lastFullDays ) { // On a busy site, a larger share could bring all responses at once.
			return max( Limits::FIRST_SHARE, intdiv( self::ALL, $days ** 2 ) );
		}
		$needed    = $isLast ? self::LAST_DAY * $missing : $missing / $daysLeft;
		$responses = array_sum( array_column( $lastFullDays, 'responses' ) );
		$share     = $responses > 0
			? (int) ceil( min( self::ALL, $needed * array_sum( array_column( $lastFullDays, 'share' ) ) / $responses ) )
			: self::ALL;
		if ( ! $isLast && null !== $before ) {
			$share = max( intdiv( $before, self::STEP ), min( $before * self::STEP, $share ) );
		}
		return max( 1, min( self::ALL, $share ) );
	}
}
