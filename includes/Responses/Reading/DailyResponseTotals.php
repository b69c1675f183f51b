<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Number of a survey's responses per day: published, in the trash, spam, over the limit, and partial. It gives the list's length and the
 * day on which a page begins, without reading the rows before it. Pure.
 *
 * The list is sorted by day, then by time. The day was set in the site's time zone at submission, so its responses stay
 * together even if the owner changed the time zone since.
 *
 * @phpstan-type OfDay array{publish: int, trash: int, spam?: int, over_limit?: int, partial?: int}
 */
final class DailyResponseTotals {

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
	 * @param non-empty-list<ResponseStatus> $statuses in the list
	 * @return array{
	 *     day: string,
	 *     skip: int,
	 *     count: int,
	 * }|null the day of the row at this offset, the number of that day's rows before it, and that day's total; null
	 * beyond the end
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
	 * Counts the rows of all later days.
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
		foreach ( ResponseStatus::APART as $status ) {
			$count += in_array( $status, $statuses, true ) ? $ofDay[ $status->value ] ?? 0 : 0;
		}
		return max( 0, $count );
	}
}
