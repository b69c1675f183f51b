<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Licence;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a site or a network remembers of its licence. Moments are Unix seconds; 0 is never. */
final class StoredLicence {

	/**
	 * @param bool         $was_accepted  a key was accepted once, even if it is gone now.
	 * @param LicenceState $said          the licence service's last word on this key: valid, disabled, invalid, or none.
	 * @param int          $asked_at      when the service was last tried.
	 * @param int          $failing_since since when it cannot be reached.
	 * @param PastKeys     $past          what it said of the keys before.
	 */
	public function __construct(
		public readonly string $key = '',
		public readonly bool $was_accepted = false,
		public readonly LicenceState $said = LicenceState::NONE,
		public readonly int $asked_at = 0,
		public readonly int $failing_since = 0,
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
		return new self( '', $this->was_accepted, past: $this->past->with( $this ) );
	}

	/** Another key, or the same one again, with what is known of it. */
	public function replacedBy( string $key ): self {
		$past = $this->past->with( $this );
		$word = $past->of( $key );
		return new self( $key, true, LicenceState::tryFrom( $word['said'] ?? '' ) ?? LicenceState::NONE, $word['asked_at'] ?? 0, $word['failing_since'] ?? 0, $past );
	}

	/** After the licence service was asked. */
	public function after( LicenceState $said, int $asked_at, int $failing_since = 0 ): self {
		return new self( $this->key, $this->was_accepted, $said, $asked_at, $failing_since, $this->past );
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return array(
			'key'           => $this->key,
			'accepted'      => $this->was_accepted,
			'said'          => $this->said->value,
			'asked_at'      => $this->asked_at,
			'failing_since' => $this->failing_since,
			'past'          => $this->past->toArray(),
		);
	}
}
