<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Licence;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What the licence service last said of keys that were given up here, by their ids, so that none of it is undone by
 * entering a key again while the service is kept away.
 *
 * @phpstan-type Word array{said: string, asked_at: int, failing_since: int}
 */
final class PastKeys {

	/** Keys that are remembered; the option is one that each page loads. */
	private const MOST = 20;

	/** @param array<string, Word> $words the newest last. */
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

	/** With what is known of the key that is there now. */
	public function with( StoredLicence $licence ): self {
		$id = self::id( $licence->key );
		if ( null === $id || LicenceState::NONE === $licence->said ) {
			return $this; // Of a key that nobody was asked about there is nothing to remember.
		}
		$words        = array_diff_key( $this->words, array( $id => true ) );
		$words[ $id ] = array(
			'said'          => $licence->said->value,
			'asked_at'      => $licence->askedAt,
			'failing_since' => $licence->failingSince,
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

	/** A key may be issued anew, with another plan or day, under the id that it has. */
	private static function id( string $key ): ?string {
		return LicenceKey::parse( $key )?->id;
	}
}
