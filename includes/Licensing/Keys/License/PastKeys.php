<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys\License;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The license service's last status of keys that were removed here, by their ids, so that entering a key again while the
 * service is blocked doesn't reset it.
 *
 * @phpstan-type Word array{said: string, asked_at: int, failing_since: int}
 */
final class PastKeys {

	/** Maximum keys to remember; each page loads this option. */
	private const MOST = 20;

	/** @param array<string, Word> $words newest last. */
	public function __construct( private readonly array $words = array() ) {}

	public static function fromStored( mixed $stored ): self {
		$words = array();
		foreach ( is_array( $stored ) ? $stored : array() as $id => $word ) {
			if (
				is_array( $word )
				&& is_string( $word['said'] ?? null )
				&& is_int( $word['asked_at'] ?? null )
				&& is_int( $word['failing_since'] ?? null )
			) {
				$words[ (string) $id ] = array(
					'said'          => $word['said'],
					'asked_at'      => $word['asked_at'],
					'failing_since' => $word['failing_since'],
				);
			}
		}
		return new self( $words );
	}

	/** Adds the status of the current key. */
	public function with( StoredLicense $license ): self {
		$id = self::id( $license->key );
		if ( null === $id || LicenseState::NONE === $license->state ) {
			return $this; // A key that was never checked has no status to remember.
		}
		$words        = array_diff_key( $this->words, array( $id => true ) );
		$words[ $id ] = array(
			'said'          => $license->state->value,
			'asked_at'      => $license->askedAt,
			'failing_since' => $license->failingSince,
		);
		return new self( array_slice( $words, -self::MOST, null, true ) );
	}

	/** @return Word|null */
	public function of( string $key ): ?array {
		return $this->words[ self::id( $key ) ?? '' ] ?? null;
	}

	/** @return array<string, Word> */
	public function toArray(): array {
		return $this->words;
	}

	/** A key may be reissued with the same id and another plan or expiry. */
	private static function id( string $key ): ?string {
		return LicenseKey::parse( $key )?->id;
	}
}
