<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The texts of a question that a list requests. */
final class TextListRequest {

	private function __construct(
		public readonly DayRange $range,
		public readonly int $page,
		public readonly int $perPage,
		public readonly string $search
	) {}

	/** @param array<string, mixed> $query already validated against ResultsShape::answersQuery() */
	public static function fromArray( array $query, DayRange $range ): self {
		/** @var array{page: int, per_page: int, search: string} $query */
		return new self( $range, $query['page'], $query['per_page'], OwnerText::line( $query['search'] ) );
	}

	public function offset(): int {
		return ( $this->page - 1 ) * $this->perPage;
	}
}
