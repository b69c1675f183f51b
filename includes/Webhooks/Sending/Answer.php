<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a receiver said, or why it did not. */
final class Answer {

	/**
	 * @param int                   $status  0 where nothing was answered, and then there is a failure.
	 * @param array<string, string> $headers by name in small letters.
	 * @param int                   $took    milliseconds.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $body,
		private readonly array $headers,
		public readonly int $took,
		public readonly ?Failure $failure = null
	) {}

	/** Where a receiver says back what only it was told. */
	public function masked( Mask $mask ): self {
		$headers = array_map( $mask->text( ... ), $this->headers );
		return new self( $this->status, $mask->text( $this->body ), $headers, $this->took, $this->failure );
	}

	public function header( string $name ): string {
		return $this->headers[ $name ] ?? '';
	}
}
