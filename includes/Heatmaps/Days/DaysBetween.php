<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use DateInterval;
use DatePeriod;
use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Calendar days, one by one. Pure. */
final class DaysBetween {

	/** @return list<string> from the first to the last; none where they are the wrong way round. */
	public static function of( string $first, string $last ): array {
		$utc = new DateTimeZone( 'UTC' ); // A zone with summer time would have days of 23 hours.
		$all = new DatePeriod(
			new DateTimeImmutable( $first, $utc ),
			new DateInterval( 'P1D' ),
			new DateTimeImmutable( "$last 12:00", $utc )
		);
		return array_map( static fn( $day ): string => $day->format( 'Y-m-d' ), iterator_to_array( $all, false ) );
	}
}
