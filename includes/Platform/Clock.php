<?php
declare(strict_types=1);

namespace UserFeedback\Platform;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The current time for storage (UTC), for the API (ISO 8601 with the site's offset) and for counting (the site's day).
 *
 * Tests can stop it. No other code in the plugin reads the machine's time.
 */
#[Shared]
final class Clock {

	private const STORED = 'Y-m-d H:i:s';

	public function __construct( private ?DateTimeImmutable $stoppedAt = null ) {}

	/** For tests: stops time at a moment; null resumes it. */
	public function stopAt( ?DateTimeImmutable $moment ): void {
		$this->stoppedAt = $moment;
	}

	public function now(): DateTimeImmutable {
		return $this->stoppedAt ?? new DateTimeImmutable( 'now', self::utc() );
	}

	/** Returns the site's calendar day, such as `2026-11-21`, of a moment; by default of now. */
	public function day( ?DateTimeImmutable $moment = null ): string {
		return ( $moment ?? $this->now() )->setTimezone( wp_timezone() )->format( 'Y-m-d' );
	}

	/** Returns the site's day that many days before today; 0 is today. */
	public function daysAgo( int $days ): string {
		return ( new DateTimeImmutable( $this->day(), self::utc() ) )->modify( "-$days days" )->format( 'Y-m-d' );
	}

	public static function toStored( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( self::utc() )->format( self::STORED );
	}

	public static function fromStored( string $utc ): DateTimeImmutable {
		return new DateTimeImmutable( $utc, self::utc() );
	}

	public static function toApi( DateTimeImmutable $moment ): string {
		return $moment->setTimezone( wp_timezone() )->format( DATE_ATOM );
	}

	private static function utc(): DateTimeZone {
		return new DateTimeZone( 'UTC' );
	}
}
