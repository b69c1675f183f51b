<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys\License;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The stored license of a site or network. Times are Unix seconds; 0 means never. */
final class StoredLicense {

	/**
	 * @param bool         $wasAccepted  True if a key was ever accepted, even if it is gone now.
	 * @param LicenseState $state          last status of this key from the license service: valid, disabled, invalid, or none.
	 * @param int          $askedAt      time of the last request to the service.
	 * @param int          $failingSince time since which it can't be reached.
	 * @param PastKeys     $past          statuses of earlier keys.
	 */
	public function __construct(
		public readonly string $key = '',
		public readonly bool $wasAccepted = false,
		public readonly LicenseState $state = LicenseState::NONE,
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
			( is_string( $said ) ? LicenseState::tryFrom( $said ) : null ) ?? LicenseState::NONE,
			is_int( $stored['asked_at'] ?? null ) ? $stored['asked_at'] : 0,
			is_int( $stored['failing_since'] ?? null ) ? $stored['failing_since'] : 0,
			PastKeys::fromStored( $stored['past'] ?? null )
		);
	}

	/** Removes the key, but keeps its status. */
	public function removed(): self {
		return new self( '', $this->wasAccepted, past: $this->past->with( $this ) );
	}

	/** Stores another key, or the same one again, with its known status. */
	public function replacedBy( string $key ): self {
		$past = $this->past->with( $this );
		$word = $past->of( $key );
		return new self(
			$key,
			true,
			LicenseState::tryFrom( $word['said'] ?? '' ) ?? LicenseState::NONE,
			$word['asked_at'] ?? 0,
			$word['failing_since'] ?? 0,
			$past
		);
	}

	/** Returns the result of a license check. */
	public function after( LicenseState $said, int $askedAt, int $failingSince = 0 ): self {
		return new self( $this->key, $this->wasAccepted, $said, $askedAt, $failingSince, $this->past );
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return array(
			'key'           => $this->key,
			'accepted'      => $this->wasAccepted,
			'said'          => $this->state->value,
			'asked_at'      => $this->askedAt,
			'failing_since' => $this->failingSince,
			'past'          => $this->past->toArray(),
		);
	}
}
