<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The requested range of days, including both ends. */
final class HeatmapDayRange {

	/** Number of days by default, including today. */
	private const USUAL = 30;

	private const EARLIEST = '2005-01-01';

	private function __construct( public readonly string $first, public readonly string $last ) {}

	/**
	 * @param array<string, mixed> $query with `from` and `to`, or neither.
	 * @throws ValidationFailed They are in the wrong order, or too early.
	 */
	public static function of( array $query, Clock $clock ): self {
		$from  = is_string( $query['from'] ?? null ) ? $query['from'] : null;
		$last  = min( is_string( $query['to'] ?? null ) ? $query['to'] : $clock->day(), $clock->day() );
		$first = $from ?? min( $last, $clock->daysAgo( self::USUAL - 1 ) );
		if ( $first < self::EARLIEST ) {
			throw new ValidationFailed( array( new Violation( 'from', 'too_early', self::EARLIEST ) ) );
		}
		if ( $first > $last ) {
			throw new ValidationFailed( array( new Violation( 'from', 'after_end', $last ) ) );
		}
		return new self( $first, $last );
	}

	/**
	 * Returns null if neither end is given.
	 *
	 * @param array<string, mixed> $query
	 * @throws ValidationFailed
	 */
	public static function asked( array $query, Clock $clock ): ?self {
		return isset( $query['from'] ) || isset( $query['to'] ) ? self::of( $query, $clock ) : null;
	}

	public function has( string $day ): bool {
		return $day >= $this->first && $day <= $this->last;
	}
}
