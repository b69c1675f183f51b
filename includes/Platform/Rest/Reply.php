<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A response with more than a body: a different status than the route's default, or headers. */
final class Reply {

	/**
	 * @param array<array-key, mixed>|null $body
	 * @param array<string, string>     $headers
	 */
	public function __construct(
		public readonly ?array $body,
		public readonly ?int $status = null,
		public readonly array $headers = array()
	) {}

	/**
	 * Returns a page of a list, with WordPress's two pagination headers.
	 *
	 * @param array{
	 *     items: list<array<string, mixed>>,
	 *     pagination: array{page: int, pages: int, per_page: int, total: int},
	 *     status_filters: list<array{status: string, count: int}>,
	 * } $page
	 */
	public static function page( array $page ): self {
		return new self(
			$page,
			null,
			array(
				'X-WP-Total'      => (string) $page['pagination']['total'],
				'X-WP-TotalPages' => (string) $page['pagination']['pages'],
			)
		);
	}
}
