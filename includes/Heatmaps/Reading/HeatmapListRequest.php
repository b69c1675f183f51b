<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Reading;

use UserFeedback\Heatmaps\Days\HeatmapDayRange;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class HeatmapListRequest {

	private function __construct(
		public readonly int $page,
		public readonly int $perPage,
		public readonly string $search,
		public readonly string $orderby,
		public readonly bool $isUp,
		public readonly ?HeatmapDayRange $range
	) {}

	/**
	 * @param array<string, mixed> $query of the contract's shape HeatmapListQuery.
	 * @throws ValidationFailed
	 */
	public static function fromArray( array $query, Clock $clock ): self {
		/** @var array{page: int, per_page: int, search: string, orderby: string, order: string} $query it was checked. */
		return new self(
			$query['page'],
			$query['per_page'],
			trim( $query['search'] ),
			$query['orderby'],
			'asc' === $query['order'],
			HeatmapDayRange::asked( $query, $clock )
		);
	}

	public function offset(): int {
		return ( $this->page - 1 ) * $this->perPage;
	}
}
