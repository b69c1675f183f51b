<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Licensing\Keys\License\StoredLicense;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Checks stored keys with the license service, if there is one, and stores its answer. Slow: only for an admin screen that was
 * already sent, for cron, and for a user who pressed a button.
 */
#[Shared]
final class ConfirmLicense {

	/** Seconds for which an answer is valid, and seconds until a retry after a failure. */
	private const GOOD_FOR = 12 * HOUR_IN_SECONDS;
	private const RETRY    = HOUR_IN_SECONDS;

	public function __construct(
		private readonly LicenseStore $store,
		private readonly LicenseService $service,
		private readonly Clock $clock
	) {}

	public function ifDue(): void {
		if ( ! $this->service->exists() ) {
			return; // On a network, reading its key takes a query in every cron request.
		}
		if ( $this->isDue( $this->store->ofSite() ) ) {
			$this->ofSite();
		}
		if ( $this->isDue( $this->store->ofNetwork() ) ) {
			$this->ofNetwork();
		}
	}

	public function ofSite(): void {
		$this->store->saveOfSite( $this->asked( $this->store->ofSite(), CurrentLicense::siteName() ) );
	}

	public function ofNetwork(): void {
		$this->store->saveOfNetwork( $this->asked( $this->store->ofNetwork(), CurrentLicense::hostOfNetwork() ) );
	}

	/** Returns the license with the service's current status; unchanged if there is no service or no key. */
	public function asked( StoredLicense $stored, string $host ): StoredLicense {
		if ( '' === $stored->key || ! $this->service->exists() ) {
			return $stored;
		}
		$now  = $this->clock->now()->getTimestamp();
		$said = $this->service->ask( $stored->key, $host );
		if ( null === $said ) {
			return $stored->after( $stored->state, $now, 0 === $stored->failingSince ? $now : $stored->failingSince );
		}
		return $stored->after( $said, $now );
	}

	/** If there is a service, a key needs its confirmation first: otherwise blocking the service would revive a revoked key. */
	public function mayBegin( StoredLicense $stored ): bool {
		return ! $this->service->exists() || LicenseState::VALID === $stored->state;
	}

	private function isDue( StoredLicense $stored ): bool {
		$wait = 0 === $stored->failingSince ? self::GOOD_FOR : self::RETRY;
		return '' !== $stored->key && $this->clock->now()->getTimestamp() - $stored->askedAt >= $wait;
	}
}
