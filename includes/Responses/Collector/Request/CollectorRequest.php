<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector\Request;

use UserFeedback\Platform\Schema\Limits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A request to the collector, read before WordPress loads. All of it is untrusted. */
final class CollectorRequest {

	/**
	 * @param array<array-key, mixed> $query
	 * @param string                  $body   at most one byte more than the limit.
	 * @param string|null             $origin origin of the page that sends it, from the browser; null for none.
	 * @param string                  $host   the host that it was sent to.
	 */
	public function __construct(
		private readonly string $method,
		public readonly array $query,
		public readonly string $contentType,
		public readonly string $body,
		public readonly ?string $origin = null,
		public readonly string $host = ''
	) {}

	// phpcs:disable WordPress.Security -- There is no WordPress yet. All of this is checked against its shape in Collector.
	public static function current(): self {
		$method = $_SERVER['REQUEST_METHOD'] ?? '';
		$type   = $_SERVER['CONTENT_TYPE'] ?? '';
		$origin = $_SERVER['HTTP_ORIGIN'] ?? null;
		$host   = $_SERVER['HTTP_HOST'] ?? '';
		$body   = 'POST' === $method ? file_get_contents( 'php://input', false, null, 0, Limits::PUBLIC_BODY_BYTES + 1 ) : '';
		return new self(
			is_string( $method ) ? $method : '',
			$_GET,
			is_string( $type ) ? $type : '',
			(string) $body,
			is_string( $origin ) ? $origin : null,
			is_string( $host ) ? $host : ''
		);
	}
	// phpcs:enable

	public function isPost(): bool {
		return 'POST' === $this->method;
	}

	/** Returns the survey's id; 0 if it is missing or invalid, which is reported later. */
	public function surveyId(): int {
		$named = $this->query['survey'] ?? '';
		return is_string( $named ) && ctype_digit( $named ) ? (int) $named : 0;
	}

	/** One of response, steps, an event of SubmissionShape, check, or the `do` of a further endpoint. */
	public function wants( string $what ): bool {
		return ( $this->query['do'] ?? null ) === $what;
	}
}
