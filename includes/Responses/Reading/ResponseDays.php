<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Responses\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * How many responses of one survey each day has, published, in the trash and taken for spam. It tells how long the list is and on which
 * day of it a page begins, so that nobody has to walk there through the rows. Pure.
 *
 * The list is in the order of days, then of moments: a day is the site's and fixed, so its responses stay together even
 * if the owner changed the time zone in between.
 *
 * @phpstan-type OfDay array{publish: int, trash: int, spam?: int}
 */
final class ResponseDays {

	/** @var array<string, OfDay> oldest first. */
	private array $days;

	/** @param array<string, OfDay> $days by day. */
	public function __construct( array $days ) {
		ksort( $days, SORT_STRING );
		$this->days = $days;
	}

	/** @param non-empty-list<ResponseStatus> $statuses */
	public function total( array $statuses ): int {
		return array_sum( array_map( static fn( array $ofDay ): int => self::count( $ofDay, $statuses ), $this->days ) );
	}

	/**
	 * @param non-empty-list<ResponseStatus> $statuses of which the list is.
	 * @return array{
	 *     day: string,
	 *     skip: int,
	 *     count: int,
	 * }|null the day that the row after so many belongs to, how many of that day are before it, and how many that day
	 * has; null beyond the end.
	 */
	public function place( int $offset, bool $ascending, array $statuses ): ?array {
		foreach ( $ascending ? $this->days : array_reverse( $this->days, true ) as $day => $ofDay ) {
			$count = self::count( $ofDay, $statuses );
			if ( $offset < $count ) {
				return array(
					'day'   => $day,
					'skip'  => $offset,
					'count' => $count,
				);
			}
			$offset -= $count;
		}
		return null;
	}

	/**
	 * How many rows the days after this one have.
	 *
	 * @param non-empty-list<ResponseStatus> $statuses
	 */
	public function newerThan( string $day, array $statuses ): int {
		$newer = array_filter( $this->days, static fn( string $other ): bool => $other > $day, ARRAY_FILTER_USE_KEY );
		return ( new self( $newer ) )->total( $statuses );
	}

	/**
	 * @param OfDay                          $ofDay
	 * @param non-empty-list<ResponseStatus> $statuses
	 */
	private static function count( array $ofDay, array $statuses ): int {
		$count  = in_array( ResponseStatus::PUBLISH, $statuses, true ) ? $ofDay['publish'] : 0;
		$count += in_array( ResponseStatus::TRASH, $statuses, true ) ? $ofDay['trash'] : 0;
		$count += in_array( ResponseStatus::SPAM, $statuses, true ) ? $ofDay['spam'] ?? 0 : 0;
		return max( 0, $count );
	}
}
