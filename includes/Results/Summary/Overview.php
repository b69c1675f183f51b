<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Results\DayRange;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The overview: one page of surveys with their counts, and daily counts of all surveys. */
final class Overview {

	/**
	 * @param array<string, array{responses: int, impressions: int, starts: int}> $days by day, for the range and the days before it
	 * @param list<Survey>                                                  $surveys
	 * @param int $total surveys outside the trash; 1 if one was requested
	 * @param array<int, array{responses: int, in_range: int, seen: int}>   $counts by survey.
	 * @param array<int, array<string, int>>|null                         $daysOf   by survey and day; null for too many days
	 * @param int                                                           $notCounted responses that these numbers don't include yet
	 */
	public function __construct(
		public readonly OverviewRequest $request,
		public readonly array $days,
		public readonly array $surveys,
		public readonly int $total,
		public readonly array $counts,
		public readonly ?array $daysOf,
		public readonly int $notCounted = 0
	) {}

	/** @return array<string, int> responses by day of the range or the days before it, including days without any */
	public function responsesOf( DayRange $range ): array {
		$responses = array();
		foreach ( DayRange::days( $range->first(), $range->last() ) as $day ) {
			$responses[ $day ] = $this->days[ $day ]['responses'] ?? 0;
		}
		return $responses;
	}
}
