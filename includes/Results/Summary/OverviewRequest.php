<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The surveys and the range of days requested for the overview. */
final class OverviewRequest {

	private function __construct(
		public readonly DayRange $range,
		public readonly ?DayRange $previous,
		public readonly ?int $surveyId,
		public readonly string $orderby,
		public readonly bool $ascending,
		public readonly int $page,
		public readonly int $perPage,
		public readonly bool $isPublishedOnly = false
	) {}

	/**
	 * Requests the published surveys with the most responses in the range. Daily counts still cover all surveys.
	 *
	 * @param DayRange|null $previous the days just before the range, to compare with.
	 */
	public static function ofMostAnswered( DayRange $range, ?DayRange $previous, int $surveys ): self {
		return new self( $range, $previous, null, 'range_responses_count', false, 1, $surveys, true );
	}

	/**
	 * @param array<string, mixed> $query    already validated against ResultsShape::summaryQuery()
	 * @param DayRange|null        $previous the days just before the range, to compare with.
	 */
	public static function fromArray( array $query, DayRange $range, ?DayRange $previous ): self {
		/** @var array{survey_id?: int, orderby: string, order: string, page: int, per_page: int} $query */
		return new self(
			$range,
			$previous,
			$query['survey_id'] ?? null,
			$query['orderby'],
			'asc' === $query['order'],
			$query['page'],
			$query['per_page']
		);
	}

	/** Returns the range plus the days before it, for one statement. */
	public function span(): DayRange {
		return null === $this->previous
			? $this->range
			: DayRange::between( $this->previous->first(), $this->range->last(), $this->range->last() );
	}

	public function offset(): int {
		return ( $this->page - 1 ) * $this->perPage;
	}
}
