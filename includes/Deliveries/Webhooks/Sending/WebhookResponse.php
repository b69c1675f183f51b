<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A receiver's reply, or why there was none. */
final class WebhookResponse {

	/**
	 * @param int                   $status  0 if there was no reply; then there is a failure.
	 * @param array<string, string> $headers by lower-case name.
	 * @param int                   $took    milliseconds.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $body,
		private readonly array $headers,
		public readonly int $took,
		public readonly ?TransportError $error = null
	) {}

	/** Hides secrets that a receiver repeats in its reply. */
	public function masked( SecretMasker $mask ): self {
		$headers = array_map( $mask->text( ... ), $this->headers );
		return new self( $this->status, $mask->text( $this->body ), $headers, $this->took, $this->error );
	}

	public function header( string $name ): string {
		return $this->headers[ $name ] ?? '';
	}
}
