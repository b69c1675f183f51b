<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Api;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Google's response. Status 0 means no response at all: the request may or may not have been processed. */
final class GoogleResponse {

	/**
	 * @param array<array-key, mixed> $json as received.
	 * @param int|null                $wait seconds that Google asked us to wait.
	 * @param int                     $took milliseconds.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $json = array(),
		public readonly ?int $wait = null,
		public readonly int $took = 0
	) {}

	public function isSuccess(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/** Returns a field, such as `properties.title`; null if it is missing. */
	public function at( string $path ): mixed {
		$value = $this->json;
		foreach ( explode( '.', $path ) as $name ) {
			if ( ! is_array( $value ) || ! array_key_exists( $name, $value ) ) {
				return null;
			}
			$value = $value[ $name ];
		}
		return $value;
	}

	public function text( string $path ): string {
		$value = $this->at( $path );
		return is_string( $value ) ? $value : '';
	}

	/** @return list<array<array-key, mixed>> */
	public function items( string $path ): array {
		$value = $this->at( $path );
		return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : array();
	}

	/** Returns the error code of any of Google's services: `invalid_grant`, `rateLimitExceeded`. */
	public function reason(): string {
		$oauth = $this->text( 'error' );
		if ( '' !== $oauth ) {
			return $oauth;
		}
		$first   = $this->items( 'error.errors' )[0]['reason'] ?? '';
		$details = array_filter(
			array_map( static fn( array $detail ): mixed => $detail['reason'] ?? null, $this->items( 'error.details' ) ),
			'is_string'
		);
		return implode( ' ', array( is_string( $first ) ? $first : '', $this->text( 'error.status' ), ...$details ) );
	}

	/** Returns Google's error message for people, shortened. */
	public function errorMessage(): string {
		return mb_substr( sanitize_text_field( $this->text( 'error.message' ) ), 0, 200 );
	}
}
