<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks a requested range against the site's edition. The Free edition covers 7 days, including today. */
final class AllowedRange {

	private const FREE_DAYS = 7;

	public function __construct( private readonly CurrentEdition $edition, private readonly Clock $clock ) {}

	/**
	 * Without ends, it covers everything that the edition includes.
	 *
	 * @param string $field name of the first day in the request
	 * @throws ValidationFailed
	 * @throws RequestError an end is before the free days.
	 */
	public function between( ?string $from, ?string $to, string $field = 'from' ): DayRange {
		$asked   = DayRange::between( $from, $to, $this->clock->day(), $field );
		$edition = $this->edition->get();
		if ( $edition->allows( PlanFeature::LONG_RANGES ) ) {
			return $asked;
		}
		$first = $this->clock->daysAgo( self::FREE_DAYS - 1 );
		if ( ( $from ?? $first ) < $first || ( $to ?? $first ) < $first ) {
			$edition->check( PlanFeature::LONG_RANGES );
		}
		return DayRange::between( $from ?? $first, $to, $this->clock->day() );
	}

	/**
	 * Without a last day, it ends today. Without a first day, it is the 7 days up to its end, in every edition.
	 *
	 * @throws ValidationFailed
	 * @throws RequestError an end is before the free days.
	 */
	public function week( ?string $from, ?string $to, string $field ): DayRange {
		$last = min( $to ?? $this->clock->day(), $this->clock->day() );
		return $this->between( $from ?? DayRange::daysBefore( $last, self::FREE_DAYS - 1 ), $last, $field );
	}

	/**
	 * Returns the range of the same length before a range with two ends; null if the edition doesn't go back that far, or the
	 * dates are too early for data.
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
