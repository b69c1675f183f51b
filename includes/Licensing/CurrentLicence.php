<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Clock;
use UserFeedback\Editions\Plan;
use UserFeedback\Licensing\Licence\Licence;
use UserFeedback\Licensing\Licence\LicenceState;
use UserFeedback\Licensing\Licence\LicenceVerifier;
use UserFeedback\Licensing\Licence\SiteHost;
use UserFeedback\Licensing\Licence\StoredLicence;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The licences in force, read from what is stored: never a question to the outside, so that a visitor's page may ask.
 *
 * Read anew each time, because options are in memory already and a change must count at once.
 */
final class CurrentLicence {

	/** Seconds for which a key goes on being good when the licence service cannot be reached. */
	private const GRACE = 7 * DAY_IN_SECONDS;

	public function __construct(
		private readonly LicenceStore $store,
		private readonly LicenceVerifier $verifier,
		private readonly Clock $clock
	) {}

	public function ofSite(): Licence {
		return $this->known( $this->store->ofSite(), ...self::names() );
	}

	/** None where there is no network. */
	public function ofNetwork(): Licence {
		$licence = $this->known( $this->store->ofNetwork(), self::hostOfNetwork() );
		return $licence->isForNetwork()
			? $licence
			: $licence->as( LicenceState::NONE === $licence->state ? LicenceState::NONE : LicenceState::INVALID );
	}

	/** The better one of the two. */
	public function inForce(): Licence {
		[ $site, $network ] = array( $this->ofSite(), $this->ofNetwork() );
		$isBetter           = $network->isValid() && ( ! $site->isValid() || $network->plan()->includes( $site->plan() ) );

		return $isBetter || LicenceState::NONE === $site->state ? $network : $site;
	}

	/**
	 * The plan under which goes on what was set up, and stays open what was collected: that of the licence in force, or of one
	 * that only ran out, or that the service confirmed before it was gone. One that was taken back leaves nothing.
	 */
	public function lastingPlan(): Plan {
		[ $site, $network ] = array( $this->ofSite()->lastingPlan(), $this->ofNetwork()->lastingPlan() );
		return $site->includes( $network ) ? $site : $network;
	}

	/** Unix seconds up to which the plan is what it is now, as long as no licence is changed. */
	public function staysUntil(): int {
		$now     = $this->clock->now()->getTimestamp();
		$moments = array( $this->ofSite()->lastMoment(), $this->ofNetwork()->lastMoment() );
		foreach ( array( $this->store->ofSite(), $this->store->ofNetwork() ) as $stored ) {
			$moments[] = 0 === $stored->failingSince ? null : $stored->failingSince + self::GRACE;
		}
		$toCome = array_filter( $moments, static fn( ?int $moment ): bool => null !== $moment && $moment >= $now );
		return min( array( PHP_INT_MAX, ...$toCome ) );
	}

	/** A key was accepted here once. */
	public function isPro(): bool {
		return $this->store->ofSite()->wasAccepted || $this->store->ofNetwork()->wasAccepted;
	}

	/** What a key would be worth here, before it is stored and before the licence service is asked. */
	public function tried( string $text ): Licence {
		$asOfNetwork = $this->verifier->verify( $text, $this->clock->now(), self::hostOfNetwork() );
		return is_multisite() && $asOfNetwork->isForNetwork()
			? $asOfNetwork
			: $this->verifier->verify( $text, $this->clock->now(), ...self::names() );
	}

	/** What the site is called: its host, and the folder it lies in. As it was set: a page in another language may say another address. */
	public static function place(): string {
		$home = get_option( 'home' );
		return SiteHost::placeOf( is_string( $home ) ? $home : '' );
	}

	/**
	 * What a key may name to be good for this site: its place; and its host alone, unless it is one of the sites that a
	 * network has in folders. There the host is the main site's name.
	 *
	 * @return non-empty-list<string>
	 */
	private static function names(): array {
		$place          = self::place();
		[ $host, $dir ] = explode( '/', $place, 2 ) + array( '', '' );
		$isInFolder     = is_multisite() && trim( (string) get_network()?->path, '/' ) !== $dir;
		return $isInFolder ? array( $place ) : array( $place, $host );
	}

	public static function hostOfNetwork(): string {
		return is_multisite() ? SiteHost::normal( (string) preg_replace( '/:\d+\z/', '', (string) get_network()?->domain ) ) : '';
	}

	/** The licence service has not been reached for longer than the time of grace. */
	public function isLost( StoredLicence $stored ): bool {
		return 0 !== $stored->failingSince && $this->clock->now()->getTimestamp() - $stored->failingSince > self::GRACE;
	}

	private function known( StoredLicence $stored, string ...$names ): Licence {
		$licence     = $this->verifier->verify( $stored->key, $this->clock->now(), ...$names );
		$isTakenBack = in_array( $stored->said, array( LicenceState::DISABLED, LicenceState::INVALID ), true );
		if ( ! $licence->isValid() ) {
			return $isTakenBack ? $licence->leavingNothing() : $licence;
		}
		if ( $isTakenBack ) {
			return $licence->as( $stored->said );
		}
		if ( ! $this->isLost( $stored ) ) {
			return $licence;
		}
		$lost = $licence->as( LicenceState::UNCONFIRMED );
		return LicenceState::VALID === $stored->said ? $lost : $lost->leavingNothing();
	}
}
