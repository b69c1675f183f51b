<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys\License;

use UserFeedback\Licensing\Plans\Plan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A key and its current status. */
final class License {

	public function __construct(
		public readonly string $key,
		public readonly LicenseState $state,
		private readonly ?LicenseKey $claims = null,
		private readonly bool $leavesNothing = false
	) {}

	public static function none(): self {
		return new self( '', LicenseState::NONE );
	}

	/** Returns Lite unless the key is valid. */
	public function plan(): Plan {
		return $this->isValid() && null !== $this->claims ? $this->claims->plan : Plan::LITE;
	}

	/** Returns the plan of a key that is valid, or was until it expired or the license service went offline. */
	public function lastingPlan(): Plan {
		$isOver = in_array( $this->state, array( LicenseState::EXPIRED, LicenseState::UNCONFIRMED ), true );
		$lasts  = $this->isValid() || ( $isOver && ! $this->leavesNothing );
		return $lasts && null !== $this->claims ? $this->claims->plan : Plan::LITE;
	}

	public function isValid(): bool {
		return LicenseState::VALID === $this->state;
	}

	/** Invalid text was most likely mistyped; a key that the license service rejects was copied correctly. */
	public function notice(): string {
		return LicenseState::INVALID === $this->state && null === $this->claims
			? __( 'This doesn’t look like a UserFeedback license key. Copy it again from your account or email.', 'userfeedback' )
			: $this->state->notice();
	}

	/** Returns the Unix time at which its key expires; null if it never does, or if there is no key. */
	public function expiresAt(): ?int {
		return $this->claims?->expires?->getTimestamp();
	}

	public function isForNetwork(): bool {
		return null !== $this->claims && $this->claims->network;
	}

	/** Returns the key without a lasting plan: it was revoked before it expired, or never confirmed. */
	public function withoutLastingPlan(): self {
		return new self( $this->key, $this->state, $this->claims, true );
	}

	/** Returns the key with the license service's status. */
	public function withState( LicenseState $state ): self {
		return new self( $this->key, $state, $this->claims );
	}
}
