<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use DateInterval;
use DatePeriod;
use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A range of days in the site's time zone, both ends included; an end that is null is open. */
final class DayRange {

	/** No data are older, and a chart from the year 1 would have 700,000 points. */
	private const EARLIEST = '2005-01-01';

	private function __construct( public readonly ?string $from, public readonly ?string $to ) {}

	public static function all(): self {
		return new self( null, null );
	}

	/**
	 * @param string $today a later end is allowed, but has no data
	 * @param string $field name of the first day in the request
	 * @throws ValidationFailed the ends are reversed or too early.
	 */
	public static function between( ?string $from, ?string $to, string $today, string $field = 'from' ): self {
		if ( null !== $from && $from < self::EARLIEST ) {
			throw new ValidationFailed( array( new Violation( $field, 'too_early', self::EARLIEST ) ) );
		}
		if ( null !== $from && $from > ( $to ?? $today ) ) {
			throw new ValidationFailed( array( new Violation( $field, 'after_end', $to ?? $today ) ) );
		}
		return new self( $from, null === $to ? null : min( $to, $today ) );
	}

	public function isAll(): bool {
		return null === $this->from && null === $this->to;
	}

	public function includes( string $day ): bool {
		return $day >= $this->first() && $day <= $this->last();
	}

	/** Returns a day before any data, for SQL. */
	public function first(): string {
		return $this->from ?? '1000-01-01';
	}

	public function last(): string {
		return $this->to ?? '9999-12-31';
	}

	/** The same range with an earlier last day. */
	public function until( string $last ): self {
		return new self( $this->from, min( $last, $this->last() ) );
	}

	/** The same range with a later first day. */
	public function since( string $first ): self {
		return new self( max( $first, $this->first() ), $this->to );
	}

	public static function daysBefore( string $day, int $days ): string {
		return ( new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) ) )->modify( "-$days days" )->format( 'Y-m-d' );
	}

	/** @return list<string> every day from the first to the last; empty if they are reversed */
	public static function days( string $first, string $last ): array {
		$utc = new DateTimeZone( 'UTC' ); // Calendar days: a zone with daylight saving time has 23-hour days.
		$all = new DatePeriod(
			new DateTimeImmutable( $first, $utc ),
			new DateInterval( 'P1D' ),
			new DateTimeImmutable( "$last 12:00", $utc )
		);
		return array_map( static fn( $day ): string => $day->format( 'Y-m-d' ), iterator_to_array( $all, false ) );
	}
}
