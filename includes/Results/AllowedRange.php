<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The range that was asked for, where the site's edition has it. The free one looks back 7 days, today included. */
final class AllowedRange {

	private const FREE_DAYS = 7;

	public function __construct( private readonly CurrentEdition $edition, private readonly Clock $clock ) {}

	/**
	 * Without ends it is all the edition has.
	 *
	 * @param string $field what the first day is called where it was asked for.
	 * @throws Invalid
	 * @throws UpgradeNeeded an end is before the free days.
	 */
	public function between( ?string $from, ?string $to, string $field = 'from' ): DayRange {
		$asked   = DayRange::between( $from, $to, $this->clock->day(), $field );
		$edition = $this->edition->get();
		if ( $edition->allows( Feature::LONG_RANGES ) ) {
			return $asked;
		}
		$first = $this->clock->daysAgo( self::FREE_DAYS - 1 );
		if ( ( $from ?? $first ) < $first || ( $to ?? $first ) < $first ) {
			$edition->check( Feature::LONG_RANGES );
		}
		return DayRange::between( $from ?? $first, $to, $this->clock->day() );
	}

	/**
	 * Without a last day it ends today; without a first one it is the 7 days up to its end, in every edition.
	 *
	 * @throws Invalid
	 * @throws UpgradeNeeded an end is before the free days.
	 */
	public function week( ?string $from, ?string $to, string $field ): DayRange {
		$last = min( $to ?? $this->clock->day(), $this->clock->day() );
		return $this->between( $from ?? DayRange::daysBefore( $last, self::FREE_DAYS - 1 ), $last, $field );
	}

	/**
	 * As many days before a range that has two ends; null where the site's edition does not look back that far, or
	 * nothing can be that old.
	 */
	public function before( DayRange $range ): ?DayRange {
		$length = count( DayRange::days( $range->first(), $range->last() ) );
		try {
			return $this->between( DayRange::daysBefore( $range->first(), $length ), DayRange::daysBefore( $range->first(), 1 ) );
		} catch ( Problem ) {
			return null;
		}
	}
}
