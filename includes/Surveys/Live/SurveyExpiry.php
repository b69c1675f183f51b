<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Decides when a survey expires. Owners choose a month and a day, meaning the next such date after the survey is saved or
 * published. The server stores that year, so a survey saved in December can end in March, and ends for good. A survey saved
 * before years were stored is expired from its date until the end of the year.
 *
 * The visitor's browser decides by its own calendar (widget/shared/targeting/eligibility.ts). Responses are accepted a little longer,
 * because a visitor may have started, or answered offline, before the end date. Pure.
 */
final class SurveyExpiry {

	/** Days after the end date on which responses are still accepted: as long as a page's write token is valid. */
	public const GRACE = 2;

	/**
	 * @param array<array-key, mixed> $behavior of a survey's settings, as stored.
	 * @param string                  $today    the site's date, `2026-11-21`.
	 * @param string                  $before   the date GRACE days earlier.
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
		return $today >= $last && $before >= $last; // Early in January, $before is in the previous year and doesn't count.
	}

	/**
	 * Adds the year to the end date: the stored year if it still applies to the owner's date, otherwise the next one.
	 *
	 * @param array<string, mixed>    $behavior   to be stored.
	 * @param array<array-key, mixed> $before     as stored until now.
	 * @param string                  $from       the date of the save, or of publication if later.
	 * @param bool                    $isRunning whether it is live: if so, saving alone doesn't extend it to another year.
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
