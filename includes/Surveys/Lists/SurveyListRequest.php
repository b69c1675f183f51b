<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class SurveyListRequest {

	public const ALL = -1;

	/** @param list<string> $select */
	private function __construct(
		public readonly int $page,
		public readonly int $perPage,
		public readonly string $orderby,
		public readonly bool $ascending,
		public readonly ?string $status,
		public readonly string $search,
		private readonly array $select
	) {}

	/**
	 * @param array<string, mixed> $query checked against SurveyShape::listQuery().
	 * @throws ValidationFailed if the page size is 0.
	 */
	public static function fromArray( array $query ): self {
		/**
		 * @var array{
		 *     page: int,
		 *     per_page: int,
		 *     orderby: string,
		 *     order: string,
		 *     select: list<string>,
		 *     filter: array{status?: string},
		 *     search: string,
		 * } $query
		 */
		if ( 0 === $query['per_page'] ) {
			throw new ValidationFailed( array( new Violation( 'per_page', 'minimum', 1 ) ) );
		}
		return new self(
			self::ALL === $query['per_page'] ? 1 : $query['page'],
			$query['per_page'],
			$query['orderby'],
			'asc' === $query['order'],
			$query['filter']['status'] ?? null,
			OwnerText::line( $query['search'] ),
			$query['select']
		);
	}

	/** @param string $part one of SurveyShape::HEAVY or SurveyListShape::PARTS. */
	public function wants( string $part ): bool {
		return in_array( $part, $this->select, true );
	}

	public function wantsHeavy(): bool {
		return array() !== array_intersect( SurveyShape::HEAVY, $this->select );
	}

	public function offset(): int {
		return ( $this->page - 1 ) * max( 1, $this->perPage );
	}
}
