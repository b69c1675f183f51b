<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/**
 * Whether a survey's run time is over: from its month and day on, until the year ends.
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
		if ( 'expire' !== ( $behavior['run_time'] ?? null ) || ! is_array( $end ) || ! is_int( $end['month'] ?? null ) || ! is_int( $end['day'] ?? null ) ) {
			return false;
		}
		$last = substr( $today, 0, 4 ) . sprintf( '-%02d-%02d', $end['month'], $end['day'] );
		return $today >= $last && $before >= $last; // In January the days before are of a year of which this is not asked.
	}
}
