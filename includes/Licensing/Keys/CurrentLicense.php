<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Licensing\Keys\License\License;
use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Licensing\Keys\License\LicenseVerifier;
use UserFeedback\Licensing\Keys\License\SiteHost;
use UserFeedback\Licensing\Keys\License\StoredLicense;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The licenses that are valid now, read from stored data: it sends no requests, so that visitors' pages can use it.
 *
 * Reads them each time, because options are cached anyway and a change must apply immediately.
 */
#[Shared]
final class CurrentLicense {

	/** Seconds for which a key stays valid while the license service can't be reached. */
	private const GRACE = 7 * DAY_IN_SECONDS;

	public function __construct(
		private readonly LicenseStore $store,
		private readonly LicenseVerifier $verifier,
		private readonly Clock $clock
	) {}

	public function ofSite(): License {
		return $this->known( $this->store->ofSite(), ...self::names() );
	}

	/** Returns none if there is no network. */
	public function ofNetwork(): License {
		$license = $this->known( $this->store->ofNetwork(), self::hostOfNetwork() );
		return $license->isForNetwork()
			? $license
			: $license->withState( LicenseState::NONE === $license->state ? LicenseState::NONE : LicenseState::INVALID );
	}

	/** Returns the better one of the two. */
	public function effective(): License {
		[ $site, $network ] = array( $this->ofSite(), $this->ofNetwork() );
		$isBetter           = $network->isValid() && ( ! $site->isValid() || $network->plan()->includes( $site->plan() ) );

		return $isBetter || LicenseState::NONE === $site->state ? $network : $site;
	}

	/**
	 * Returns the plan for existing settings and collected data: that of the valid license, or of one that only expired, or
	 * that the service confirmed before it went offline. A revoked license gives no plan.
	 */
	public function lastingPlan(): Plan {
		[ $site, $network ] = array( $this->ofSite()->lastingPlan(), $this->ofNetwork()->lastingPlan() );
		return $site->includes( $network ) ? $site : $network;
	}

	/** Returns the Unix time until which the plan stays the same if no license is changed. */
	public function planValidUntil(): int {
		$now     = $this->clock->now()->getTimestamp();
		$moments = array( $this->ofSite()->expiresAt(), $this->ofNetwork()->expiresAt() );
		foreach ( array( $this->store->ofSite(), $this->store->ofNetwork() ) as $stored ) {
			$moments[] = 0 === $stored->failingSince ? null : $stored->failingSince + self::GRACE;
		}
		$upcoming = array_filter( $moments, static fn( ?int $moment ): bool => null !== $moment && $moment >= $now );
		return min( array( PHP_INT_MAX, ...$upcoming ) );
	}

	/** True if a key was ever accepted here. */
	public function isPro(): bool {
		return $this->store->ofSite()->wasAccepted || $this->store->ofNetwork()->wasAccepted;
	}

	/** Returns a key's status on this site, before it is stored and before the license service is asked. */
	public function preview( string $text ): License {
		$asOfNetwork = $this->verifier->verify( $text, $this->clock->now(), self::hostOfNetwork() );
		return is_multisite() && $asOfNetwork->isForNetwork()
			? $asOfNetwork
			: $this->verifier->verify( $text, $this->clock->now(), ...self::names() );
	}

	/**
	 * Returns the site's name for licenses: its host and folder. Read from the setting, as pages in other languages may have
	 * another URL.
	 */
	public static function siteName(): string {
		$home = get_option( 'home' );
		return SiteHost::fromUrl( is_string( $home ) ? $home : '' );
	}

	/**
	 * Returns the names with which a key is valid for this site: its host and folder; and its host alone, unless it is
	 * a subdirectory site of a network. There, the host is the main site's name.
	 *
	 * @return non-empty-list<string>
	 */
	private static function names(): array {
		$place          = self::siteName();
		[ $host, $dir ] = explode( '/', $place, 2 ) + array( '', '' );
		$isInFolder     = is_multisite() && trim( (string) get_network()?->path, '/' ) !== $dir;
		return $isInFolder ? array( $place ) : array( $place, $host );
	}

	public static function hostOfNetwork(): string {
		return is_multisite() ? SiteHost::normal( (string) preg_replace( '/:\d+\z/', '', (string) get_network()?->domain ) ) : '';
	}

	/** Returns true if the license service has been unreachable for longer than the grace period. */
	public function isLost( StoredLicense $stored ): bool {
		return 0 !== $stored->failingSince && $this->clock->now()->getTimestamp() - $stored->failingSince > self::GRACE;
	}

	private function known( StoredLicense $stored, string ...$names ): License {
		$license   = $this->verifier->verify( $stored->key, $this->clock->now(), ...$names );
		$isRevoked = in_array( $stored->state, array( LicenseState::DISABLED, LicenseState::INVALID ), true );
		if ( ! $license->isValid() ) {
			return $isRevoked ? $license->withoutLastingPlan() : $license;
		}
		if ( $isRevoked ) {
			return $license->withState( $stored->state );
		}
		if ( ! $this->isLost( $stored ) ) {
			return $license;
		}
		$lost = $license->withState( LicenseState::UNCONFIRMED );
		return LicenseState::VALID === $stored->state ? $lost : $lost->withoutLastingPlan();
	}
}
