<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One request as it is sent, once.
 *
 * @phpstan-type Header array{string, string}
 */
final class WebhookRequest {

	/**
	 * @param list<Header> $headers name and value.
	 * @param string|null  $body    null if the method has none.
	 * @param SecretMasker         $mask    hides its secrets.
	 * @param string|null  $logged  shown in place of the body; null to show the body.
	 */
	public function __construct(
		public readonly string $method,
		public readonly string $url,
		public readonly array $headers,
		public readonly ?string $body,
		public readonly SecretMasker $mask,
		private readonly ?string $logged = null
	) {}

	/** Returns the masked version. */
	public function shown(): string {
		$lines = array( "$this->method " . $this->mask->url( $this->url ) . ' HTTP/1.1' );
		foreach ( $this->shownHeaders() as [ $name, $value ] ) {
			$lines[] = "$name: $value";
		}
		return implode( "\n", $lines ) . ( null === $this->body ? '' : "\n\n" . ( $this->logged ?? $this->body ) );
	}

	/** @return list<Header> */
	public function shownHeaders(): array {
		return array_map(
			fn( array $header ): array => array( $header[0], $this->mask->header( $header[0], $header[1] ) ),
			$this->headers
		);
	}
}
