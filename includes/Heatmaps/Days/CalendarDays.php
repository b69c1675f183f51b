<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use DateInterval;
use DatePeriod;
use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists calendar days. Pure. */
final class CalendarDays {

	/** @return list<string> from the first to the last; empty if they are in the wrong order. */
	public static function of( string $first, string $last ): array {
		$utc = new DateTimeZone( 'UTC' ); // A time zone with DST would have 23-hour days.
		$all = new DatePeriod(
			new DateTimeImmutable( $first, $utc ),
			new DateInterval( 'P1D' ),
			new DateTimeImmutable( "$last 12:00", $utc )
		);
		return array_map( static fn( $day ): string => $day->format( 'Y-m-d' ), iterator_to_array( $all, false ) );
	}
}
