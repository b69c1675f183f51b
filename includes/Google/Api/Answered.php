<?php
declare(strict_types=1);

namespace UserFeedback\Google\Api;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What Google answered. Status 0 is no answer at all: what was asked may have been done, or not. */
final class Answered {

	/**
	 * @param array<array-key, mixed> $json as it came.
	 * @param int|null                $wait seconds that it asked to be left alone for.
	 * @param int                     $took milliseconds.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $json = array(),
		public readonly ?int $wait = null,
		public readonly int $took = 0
	) {}

	public function isGood(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/** A field of the answer, `properties.title`; null where there is none. */
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

	/** Words for programs in which Google says what is wrong, of whichever of its services: `invalid_grant`, `rateLimitExceeded`. */
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

	/** The same in its own words for people, cut short. */
	public function said(): string {
		return mb_substr( sanitize_text_field( $this->text( 'error.message' ) ), 0, 200 );
	}
}
