<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Upkeep;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * In which time zone the days of older responses were counted, from the moment that the site gets another one. While they
 * are counted anew it also has how far that has come.
 */
final class CountedZone {

	public const OPTION = 'userfeedback_counted_zone';

	/** Before the time zone changes; the oldest one stays until the days are counted anew. */
	public function remember(): void {
		add_option( self::OPTION, array( 'zone' => wp_timezone_string() ), '', false );
	}

	/** Null where it is the zone that the site has. */
	public function get(): ?string {
		$zone = $this->stored()['zone'] ?? null;
		return is_string( $zone ) && ! self::isSame( $zone ) ? $zone : null;
	}

	/** Whether clocks of that zone show what those of the site show, as of UTC and +00:00, in the past years. */
	private static function isSame( string $zone ): bool {
		$now = time();
		for ( $months = 0; $months < 5 * 12; ++$months ) {
			$moment = new DateTimeImmutable( '@' . ( $now - $months * MONTH_IN_SECONDS ) );
			if ( wp_timezone()->getOffset( $moment ) !== ( new DateTimeZone( $zone ) )->getOffset( $moment ) ) {
				return false;
			}
		}
		return true;
	}

	public function isMoving(): bool {
		return null !== $this->movedTo();
	}

	/** The survey whose responses were moved last; null while nobody has asked for it. */
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
