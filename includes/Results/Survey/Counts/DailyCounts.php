<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Counts;

use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Impressions, starts, and responses of one survey per day. Pure: adds up at most a few thousand days. */
final class DailyCounts {

	/** Maximum points of a chart without a range: a leap year. */
	private const POINTS = 366;

	/**
	 * @param array<string, array{impressions: int, starts: int, responses: int}> $days      by day, in order.
	 * @param bool                                                                $hasVisits whether impressions and starts are known.
	 */
	public function __construct( private readonly array $days, public readonly bool $hasVisits = true ) {}

	/** @param array<string, int> $responses by day, in order. */
	public static function ofResponses( array $responses ): self {
		return new self(
			array_map(
				static fn( int $count ): array => array(
					'impressions' => 0,
					'starts'      => 0,
					'responses'   => $count,
				),
				$responses
			),
			false
		);
	}

	/** Returns a copy with responses that are not in the tables yet. */
	public function plusResponses( string $day, int $responses ): self {
		$days         = $this->days;
		$days[ $day ] = array(
			'impressions' => $days[ $day ]['impressions'] ?? 0,
			'starts'      => $days[ $day ]['starts'] ?? 0,
			'responses'   => ( $days[ $day ]['responses'] ?? 0 ) + $responses,
		);
		ksort( $days );
		return new self( $days, $this->hasVisits );
	}

	public function impressions( DayRange $range ): int {
		return $this->sum( 'impressions', $range );
	}

	public function starts( DayRange $range ): int {
		return $this->sum( 'starts', $range );
	}

	public function responses( DayRange $range ): int {
		return $this->sum( 'responses', $range );
	}

	/** @param 'impressions'|'starts'|'responses' $column */
	private function sum( string $column, DayRange $range ): int {
		$within = array_filter( $this->days, static fn( string $day ): bool => $range->includes( $day ), ARRAY_FILTER_USE_KEY );
		return array_sum( array_column( $within, $column ) );
	}

	/**
	 * Returns a point for every day of the range, including days without responses. An open end starts at the first, or ends at
	 * the last day with responses. Without a range, only the newest days.
	 *
	 * @return list<array{date: string, count: int}>
	 */
	public function points( DayRange $range ): array {
		$answered = array_keys( array_filter( $this->days, static fn( array $day ): bool => $day['responses'] > 0 ) );
		$first    = $range->from ?? $answered[0] ?? null;
		$last     = $range->to ?? $answered[ count( $answered ) - 1 ] ?? $first;
		if ( null === $first || null === $last ) {
			return array();
		}
		$days = DayRange::days( $first, $last );
		$days = $range->isAll() ? array_slice( $days, -self::POINTS ) : $days;

		return array_map(
			fn( string $day ): array => array(
				'date'  => $day,
				'count' => $this->days[ $day ]['responses'] ?? 0,
			),
			$days
		);
	}
}
