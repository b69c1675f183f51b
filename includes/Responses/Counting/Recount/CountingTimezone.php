<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The time zone in which the days of older responses were counted, after the site changed its own. During a recount of the
 * days, it also stores the progress.
 */
final class CountingTimezone {

	public const OPTION = 'userfeedback_counted_zone';

	/** Call it before the time zone changes. The oldest zone stays until the days are recounted. */
	public function remember(): void {
		add_option( self::OPTION, array( 'zone' => wp_timezone_string() ), '', false );
	}

	/** Returns null if it equals the site's zone. */
	public function get(): ?string {
		$timezone = $this->stored()['zone'] ?? null;
		return is_string( $timezone ) && ! self::isSame( $timezone ) ? $timezone : null;
	}

	/** Returns true if the zone's clocks matched the site's in the past years, as do UTC and +00:00. */
	private static function isSame( string $timezone ): bool {
		$now = time();
		for ( $months = 0; $months < 5 * 12; ++$months ) {
			$moment = new DateTimeImmutable( '@' . ( $now - $months * MONTH_IN_SECONDS ) );
			if ( wp_timezone()->getOffset( $moment ) !== ( new DateTimeZone( $timezone ) )->getOffset( $moment ) ) {
				return false;
			}
		}
		return true;
	}

	public function isMoving(): bool {
		return null !== $this->movedTo();
	}

	/** Returns the survey whose responses were moved last; null if no move was requested. */
	public function movedTo(): ?int {
		$after = $this->stored()['after'] ?? null;
		return is_int( $after ) ? $after : null;
	}

	public function moved( int $surveyId ): void {
		update_option( self::OPTION, array( 'after' => $surveyId ) + $this->stored(), false );
	}

	public function done(): void {
		delete_option( self::OPTION );
	}

	/** @return array<array-key, mixed> */
	private function stored(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? $stored : array();
	}
}
