<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class RatingListRequest {

	public function __construct(
		public readonly int $page,
		public readonly int $perPage,
		public readonly string $search,
		public readonly string $orderby,
		public readonly bool $isAscending,
		public readonly bool $isOfLately,
		public readonly bool $isLow
	) {}

	/** @param array<string, mixed> $query in the contract's shape RatingListQuery */
	public static function fromQuery( array $query ): self {
		/**
		 * @var array{page: int, per_page: int, search: string, orderby: string, order: string, range: string, low: bool} $query
		 */
		return new self(
			$query['page'],
			$query['per_page'],
			trim( $query['search'] ),
			$query['orderby'],
			'asc' === $query['order'],
			'all' !== $query['range'],
			$query['low']
		);
	}
}
