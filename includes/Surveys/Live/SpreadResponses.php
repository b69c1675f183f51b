<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Spreads the responses of surveys with a limit over a number of days: each day, it shows a survey to the share of visitors that
 * is needed. The first request of a day calculates the share.
 *
 * @phpstan-type State array{for: string, since: string, shares: array<string, int>}
 */
final class SpreadResponses {

	/** By survey: the limit and the days, the first day, and the shares of the last days. Only pages of such surveys read it. */
	public const OPTION = 'userfeedback_spread';

	/** Days that the calculation looks back: all days of the week, because they differ. */
	private const WEEK = 7;

	public function __construct(
		private readonly Clock $clock,
		private readonly QuotaRepository $quotas,
		private readonly DailyResponsesQuery $responses
	) {}

	/**
	 * Returns how many visitors per thousand can see a live survey today; null if it doesn't spread its responses, or has all.
	 *
	 * @param array<array-key, mixed> $behavior
	 */
	public function shareToday( int $surveyId, array $behavior ): ?int {
		$limit   = $behavior['max_responses'] ?? null;
		$days    = $behavior['spread_days'] ?? null;
		$most    = $behavior['share'] ?? null;
		$missing = is_int( $limit ) && is_int( $days ) && is_int( $most ) ? $limit - $this->quotas->taken( $surveyId ) : 0;
		if ( $missing <= 0 ) {
			return null;
		}
		$today  = $this->clock->day();
		$states = self::states();
		$stored = $states[ $surveyId ] ?? null;
		$for    = "$limit/$days";
		$state  = ( $stored['for'] ?? '' ) === $for ? $stored : array(
			'for'    => $for,
			'since'  => $today,
			'shares' => array_diff_key( $stored['shares'] ?? array(), array_flip( array( $today, $stored['since'] ?? '' ) ) ),
		);
		if ( ! isset( $state['shares'][ $today ] ) ) {
			$first  = $this->clock->daysAgo( self::WEEK );
			$shares = null === $stored
				? $this->sharesBefore( $surveyId, $most )
				: array_filter( $state['shares'], static fn( string $day ): bool => $day >= $first, ARRAY_FILTER_USE_KEY );
			ksort( $shares );
			$before   = null === $stored || array() === $shares ? null : end( $shares );
			$daysLeft = $days - (int) ( new DateTimeImmutable( $state['since'] ) )->diff( new DateTimeImmutable( $today ) )->days;
			$share    = DailyShare::of( $missing, $daysLeft, $days, $this->fullDays( $surveyId, $shares, $state['since'] ), $before );

			$state['shares']     = array( $today => min( $most, $share ) ) + $shares;
			$states[ $surveyId ] = $state;
			update_option( self::OPTION, $states, false );
		}
		return min( $most, $state['shares'][ $today ] );
	}

	/** @param list<int> $surveyIds that are deleted. */
	public static function forget( array $surveyIds ): void {
		$states = self::states();
		$kept   = array_diff_key( $states, array_flip( $surveyIds ) );
		if ( $kept !== $states ) {
			update_option( self::OPTION, $kept, false );
		}
	}

	/**
	 * Returns the share of the last days on which the survey was shown before it spread its responses: the owner's. Leaves out the
	 * earliest day, because the survey may have been published on it.
	 *
	 * @return array<string, int> by day.
	 */
	private function sharesBefore( int $surveyId, int $share ): array {
		$counts = $this->responses->since( $surveyId, $this->clock->daysAgo( self::WEEK + 1 ) );
		$days   = array_map( 'strval', array_keys( $counts ) );
		sort( $days );
		return array_fill_keys( array_diff( array_slice( $days, 1 ), array( $this->clock->day() ) ), $share );
	}

	/**
	 * Leaves out the first day: it began when the survey was published, or with another limit.
	 *
	 * @param array<string, int> $shares by day, the oldest first.
	 * @return list<array{share: int, responses: int}> the oldest first.
	 */
	private function fullDays( int $surveyId, array $shares, string $since ): array {
		unset( $shares[ $since ] );
		if ( array() === $shares ) {
			return array();
		}
		$counts = $this->responses->since( $surveyId, array_key_first( $shares ) );
		$full   = array();
		foreach ( $shares as $day => $share ) {
			$full[] = array(
				'share'     => $share,
				'responses' => $counts[ $day ] ?? 0,
			);
		}
		return $full;
	}

	/** @return array<int, State> by survey. */
	private static function states(): array {
		$stored = get_option( self::OPTION, array() );
		/** @var array<int, State> $states */
		$states = is_array( $stored ) ? array_filter( $stored, 'is_array' ) : array();
		return $states;
	}
}
