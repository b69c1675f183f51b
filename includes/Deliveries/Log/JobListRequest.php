<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Filters for a list of deliveries. */
final class JobListRequest {

	/** @param string|null $state one of DeliveryShape::STATES; null for all. */
	private function __construct(
		public readonly int $page,
		public readonly int $perPage,
		public readonly ?string $state,
		public readonly ?string $channel,
		public readonly ?int $surveyId
	) {}

	/** @param array<string, mixed> $query validated against DeliveryShape::listQuery(). */
	public static function fromArray( array $query ): self {
		/** @var array{page: int, per_page: int, filter: array{status: string, channel?: string, survey_id?: int}} $query */
		$filter = $query['filter'];
		return new self(
			$query['page'],
			$query['per_page'],
			'all' === $filter['status'] ? null : $filter['status'],
			$filter['channel'] ?? null,
			$filter['survey_id'] ?? null
		);
	}

	public function offset(): int {
		return ( $this->page - 1 ) * $this->perPage;
	}
}
