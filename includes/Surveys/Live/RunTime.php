<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Until when a survey runs: owners choose a month and a day, and mean the next such day after they saved it or it is
 * published. The server notes its year then, so that a survey saved in December may end in March, and ends for good.
 * One that was saved before years were noted is over from its day on until the year ends.
 *
 * The visitor's browser decides by its own calendar (widget/targeting/eligibility.ts); an answer is taken a little
 * longer, because it may have been begun, or given without a connection, before the day came. Pure.
 */
final class RunTime {

	/** Days after its last for which answers are still taken: as long as a page's write token is good. */
	public const GRACE = 2;

	/**
	 * @param array<array-key, mixed> $behavior of a survey's settings, as stored.
	 * @param string                  $today    the site's day, `2026-11-21`.
	 * @param string                  $before   the day GRACE days earlier.
	 */
	public static function isOver( array $behavior, string $today, string $before ): bool {
		$end = $behavior['expire_at'] ?? null;
		if (
			'expire' !== ( $behavior['run_time'] ?? null )
			|| ! is_array( $end )
			|| ! is_int( $end['month'] ?? null )
			|| ! is_int( $end['day'] ?? null )
		) {
			return false;
		}
		$year = is_int( $end['year'] ?? null ) ? sprintf( '%04d', $end['year'] ) : substr( $today, 0, 4 );
		$last = $year . sprintf( '-%02d-%02d', $end['month'], $end['day'] );
		return $today >= $last && $before >= $last; // In January the days before are of a year of which this is not asked.
	}

	/**
	 * A survey's behavior with the year of its end: as it was noted, while that is the end that the owner means, or the next.
	 *
	 * @param array<string, mixed>    $behavior   to be stored.
	 * @param array<array-key, mixed> $before     as stored until now.
	 * @param string                  $from       the day it is saved, or the later one that it is published.
	 * @param bool                    $isRunning whether it is live: then a save alone does not begin another year.
	 * @return array<string, mixed>
	 */
	public static function dated( array $behavior, array $before, string $from, bool $isRunning ): array {
		$end = $behavior['expire_at'] ?? null;
		if ( ! is_array( $end ) || ! is_int( $end['month'] ?? null ) || ! is_int( $end['day'] ?? null ) ) {
			return $behavior;
		}
		$old    = is_array( $before['expire_at'] ?? null ) ? $before['expire_at'] : array();
		$isSame = array( $old['month'] ?? 0, $old['day'] ?? 0 ) === array( $end['month'], $end['day'] );
		$year   = $isSame && is_int( $old['year'] ?? null ) ? $old['year'] : 0;
		$day    = sprintf( '-%02d-%02d', $end['month'], $end['day'] );
		if ( 0 === $year || ( ! $isRunning && $year . $day < $from ) ) {
			$year = (int) substr( $from, 0, 4 ) + ( substr( $from, 4 ) > $day ? 1 : 0 );
		}
		return array( 'expire_at' => array_merge( $end, array( 'year' => $year ) ) ) + $behavior;
	}
}
