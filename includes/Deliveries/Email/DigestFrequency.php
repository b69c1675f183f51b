<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use DateTimeImmutable;
use UserFeedback\Surveys\Settings\Notifications;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When notifications of a survey are sent: immediately, on the hour, or in the morning, in the site's time zone. */
final class DigestFrequency {

	private const MORNING = '08:00';

	public static function isOneByOne( Notifications $notifications ): bool {
		return 'response' === $notifications->frequency;
	}

	/** Returns the time to send a new response; null for immediately. */
	public static function next( Notifications $notifications, DateTimeImmutable $now ): ?DateTimeImmutable {
		return match ( $notifications->frequency ) {
			'hourly' => self::fullHour( $now->setTimezone( wp_timezone() ) ),
			'daily'  => self::nextMorning( $now->setTimezone( wp_timezone() ) ),
			default  => null,
		};
	}

	/** Adds minutes instead of setting the hour: an hour that the clock repeats has two full hours. */
	private static function fullHour( DateTimeImmutable $here ): DateTimeImmutable {
		$past = (int) $here->format( 'i' ) * MINUTE_IN_SECONDS + (int) $here->format( 's' );
		return $here->setTimestamp( $here->getTimestamp() - $past + HOUR_IN_SECONDS );
	}

	private static function nextMorning( DateTimeImmutable $here ): DateTimeImmutable {
		$today = $here->modify( 'today ' . self::MORNING );
		return $today > $here ? $today : $here->modify( 'tomorrow ' . self::MORNING );
	}
}
