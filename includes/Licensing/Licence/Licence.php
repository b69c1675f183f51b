<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Licence;

use UserFeedback\Editions\Plan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A key and what is known of it now. */
final class Licence {

	public function __construct(
		public readonly string $key,
		public readonly LicenceState $state,
		private readonly ?LicenceKey $claims = null,
		private readonly bool $leavesNothing = false
	) {}

	public static function none(): self {
		return new self( '', LicenceState::NONE );
	}

	/** Lite unless the key is valid. */
	public function plan(): Plan {
		return $this->isValid() && null !== $this->claims ? $this->claims->plan : Plan::LITE;
	}

	/** Of a key that is good, or was until its time ran out or the licence service was gone. */
	public function lastingPlan(): Plan {
		$isOver = in_array( $this->state, array( LicenceState::EXPIRED, LicenceState::UNCONFIRMED ), true );
		$lasts  = $this->isValid() || ( $isOver && ! $this->leavesNothing );
		return $lasts && null !== $this->claims ? $this->claims->plan : Plan::LITE;
	}

	public function isValid(): bool {
		return LicenceState::VALID === $this->state;
	}

	/** A text that is no genuine key was most likely mistyped; one that the licence service refuses was copied well. */
	public function notice(): string {
		return LicenceState::INVALID === $this->state && null === $this->claims
			? __( 'This doesn\'t look like a UserFeedback license key. Copy it again from your account or email.', 'userfeedback' )
			: $this->state->notice();
	}

	/** Unix seconds of the last moment its key is good for; null for ever, and where there is none. */
	public function lastMoment(): ?int {
		return $this->claims?->expires?->getTimestamp();
	}

	public function isForNetwork(): bool {
		return null !== $this->claims && $this->claims->network;
	}

	/** The same key, of which nothing goes on: it was taken back before it ran out, or never confirmed. */
	public function leavingNothing(): self {
		return new self( $this->key, $this->state, $this->claims, true );
	}

	/** The same key, of which the licence service knows more. */
	public function as( LicenceState $state ): self {
		return new self( $this->key, $state, $this->claims );
	}
}
