<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ResponseListRequest {

	public const ALL = -1;

	private function __construct(
		public readonly int $page,
		public readonly int $perPage,
		public readonly bool $ascending,
		public readonly ?ResponseStatus $status
	) {}

	/**
	 * @param array<string, mixed> $query already validated against ResponsesShape::listQuery()
	 * @throws ValidationFailed a page without rows.
	 */
	public static function fromArray( array $query ): self {
		/** @var array{page: int, per_page: int, order: string, filter: array{status?: string}} $query */
		if ( 0 === $query['per_page'] ) {
			throw new ValidationFailed( array( new Violation( 'per_page', 'minimum', 1 ) ) );
		}
		return new self(
			self::ALL === $query['per_page'] ? 1 : $query['page'],
			$query['per_page'],
			'asc' === $query['order'],
			self::status( $query )
		);
	}

	/**
	 * @param array<string, mixed> $query with a `filter` in the shape of ResponsesShape
	 * @return ResponseStatus|null null for all statuses, which is no filter
	 */
	public static function status( array $query ): ?ResponseStatus {
		/** @var array{filter: array{status?: string}} $query */
		return ResponseStatus::tryFrom( $query['filter']['status'] ?? '' );
	}

	/** @return non-empty-list<ResponseStatus> */
	public function statuses(): array {
		return null === $this->status ? ResponseStatus::SHOWN : array( $this->status );
	}

	public function offset(): int {
		return ( $this->page - 1 ) * max( 1, $this->perPage );
	}
}
