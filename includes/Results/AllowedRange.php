<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Licensing\Feature;

/** The range that was asked for, where the site's edition has it. The free one looks back 7 days, today included. */
final class AllowedRange {

	private const FREE_DAYS = 7;

	public function __construct( private readonly CurrentEntitlements $entitlements, private readonly Clock $clock ) {}

	/**
	 * Without ends it is all the edition has.
	 *
	 * @throws Invalid
	 * @throws UpgradeNeeded an end is before the free days.
	 */
	public function between( ?string $from, ?string $to ): DayRange {
		$asked   = DayRange::between( $from, $to, $this->clock->day() );
		$allowed = $this->entitlements->get();
		if ( $allowed->allows( Feature::LONG_RANGES ) ) {
			return $asked;
		}
		$first = $this->clock->daysAgo( self::FREE_DAYS - 1 );
		if ( ( $from ?? $first ) < $first || ( $to ?? $first ) < $first ) {
			$allowed->check( Feature::LONG_RANGES );
		}
		return DayRange::between( $from ?? $first, $to, $this->clock->day() );
	}
}
