<?php
declare(strict_types=1);

namespace UserFeedback\Results\Summary;

use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which surveys the overview should show, and in which range of days. */
final class SummaryRequest {

	private function __construct(
		public readonly DayRange $range,
		public readonly ?int $surveyId,
		public readonly string $orderby,
		public readonly bool $ascending,
		public readonly int $page,
		public readonly int $perPage
	) {}

	/** @param array<string, mixed> $query checked against ResultsShape::summaryQuery(). */
	public static function fromArray( array $query, DayRange $range ): self {
		/** @var array{survey_id?: int, orderby: string, order: string, page: int, per_page: int} $query */
		return new self(
			$range,
			$query['survey_id'] ?? null,
			$query['orderby'],
			'asc' === $query['order'],
			$query['page'],
			$query['per_page']
		);
	}

	public function offset(): int {
		return ( $this->page - 1 ) * $this->perPage;
	}
}
