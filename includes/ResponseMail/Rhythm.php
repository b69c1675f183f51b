<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use DateTimeImmutable;
use UserFeedback\Surveys\Settings\Notifications;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whether responses of a survey are told one by one, at the full hour, or in the morning; hours are the site's. */
final class Rhythm {

	private const MORNING = '08:00';

	public static function isOneByOne( Notifications $told ): bool {
		return 'response' === $told->frequency;
	}

	/** When a response that comes now is told; null for at once. */
	public static function next( Notifications $told, DateTimeImmutable $now ): ?DateTimeImmutable {
		return match ( $told->frequency ) {
			'hourly' => self::fullHour( $now->setTimezone( wp_timezone() ) ),
			'daily'  => self::morning( $now->setTimezone( wp_timezone() ) ),
			default  => null,
		};
	}

	/** Minutes are added and no hour is set: one that a clock shows twice has two full hours. */
	private static function fullHour( DateTimeImmutable $here ): DateTimeImmutable {
		$past = (int) $here->format( 'i' ) * MINUTE_IN_SECONDS + (int) $here->format( 's' );
		return $here->setTimestamp( $here->getTimestamp() - $past + HOUR_IN_SECONDS );
	}

	private static function morning( DateTimeImmutable $here ): DateTimeImmutable {
		$today = $here->modify( 'today ' . self::MORNING );
		return $today > $here ? $today : $here->modify( 'tomorrow ' . self::MORNING );
	}
}
