<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Licence;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a site or a network remembers of its licence. Moments are Unix seconds; 0 is never. */
final class StoredLicence {

	/**
	 * @param bool         $wasAccepted  a key was accepted once, even if it is gone now.
	 * @param LicenceState $said          the licence service's last word on this key: valid, disabled, invalid, or none.
	 * @param int          $askedAt      when the service was last tried.
	 * @param int          $failingSince since when it cannot be reached.
	 * @param PastKeys     $past          what it said of the keys before.
	 */
	public function __construct(
		public readonly string $key = '',
		public readonly bool $wasAccepted = false,
		public readonly LicenceState $said = LicenceState::NONE,
		public readonly int $askedAt = 0,
		public readonly int $failingSince = 0,
		public readonly PastKeys $past = new PastKeys()
	) {}

	public static function fromArray( mixed $stored ): self {
		if ( ! is_array( $stored ) ) {
			return new self();
		}
		$key  = $stored['key'] ?? '';
		$said = $stored['said'] ?? '';
		return new self(
			is_string( $key ) ? $key : '',
			true === ( $stored['accepted'] ?? false ),
			( is_string( $said ) ? LicenceState::tryFrom( $said ) : null ) ?? LicenceState::NONE,
			is_int( $stored['asked_at'] ?? null ) ? $stored['asked_at'] : 0,
			is_int( $stored['failing_since'] ?? null ) ? $stored['failing_since'] : 0,
			PastKeys::fromStored( $stored['past'] ?? null )
		);
	}

	/** The key is gone; what was said of it is not. */
	public function givenUp(): self {
		return new self( '', $this->wasAccepted, past: $this->past->with( $this ) );
	}

	/** Another key, or the same one again, with what is known of it. */
	public function replacedBy( string $key ): self {
		$past = $this->past->with( $this );
		$word = $past->of( $key );
		return new self(
			$key,
			true,
			LicenceState::tryFrom( $word['said'] ?? '' ) ?? LicenceState::NONE,
			$word['asked_at'] ?? 0,
			$word['failing_since'] ?? 0,
			$past
		);
	}

	/** After the licence service was asked. */
	public function after( LicenceState $said, int $askedAt, int $failingSince = 0 ): self {
		return new self( $this->key, $this->wasAccepted, $said, $askedAt, $failingSince, $this->past );
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return array(
			'key'           => $this->key,
			'accepted'      => $this->wasAccepted,
			'said'          => $this->said->value,
			'asked_at'      => $this->askedAt,
			'failing_since' => $this->failingSince,
			'past'          => $this->past->toArray(),
		);
	}
}
