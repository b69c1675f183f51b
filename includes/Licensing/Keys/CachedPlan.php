<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use Closure;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The cached plan, so that a visitor's request checks no signature and loads no license code.
 *
 * It is valid for the licenses and the URL from which it was computed, so changes of these need no invalidation, and until one
 * of them expires. It is signed with the site's write key: a row in the options table is no license.
 */
#[Shared]
final class CachedPlan {

	public const OPTION = 'userfeedback_plan';

	/** The option with the license. It is here because visitors' requests load this class and not LicenseStore. */
	public const LICENSE_OPTION = 'userfeedback_license';

	/** Seconds until it is computed again in any case: a new version may have another public key. */
	private const LONGEST = 7 * DAY_IN_SECONDS;

	/** @var array{list<mixed>, Plan, Plan, int}|null for what, the two plans, and until when, as it was last told in this request. */
	private ?array $cached = null;

	/**
	 * @param Closure(): CurrentLicense $license called if there is a key without a cached plan.
	 * @param Closure(): string         $secret  the site's own key, which signs the cached plan.
	 */
	public function __construct(
		#[Lazy( CurrentLicense::class )] private readonly Closure $license,
		#[Lazy( SiteSetup::class, 'writeKey' )] private readonly Closure $secret,
		private readonly Clock $clock
	) {}

	public function get(): Plan {
		return $this->both()[0];
	}

	/** See CurrentLicense::lastingPlan(). */
	public function lasting(): Plan {
		return $this->both()[1];
	}

	/** @return array{Plan, Plan} */
	private function both(): array {
		$from = $this->from();
		if ( '' === self::keyOf( $from[0] ) && '' === self::keyOf( $from[1] ) ) {
			return array( Plan::LITE, Plan::LITE );
		}
		$now = $this->clock->now()->getTimestamp();
		if ( null === $this->cached || $this->cached[0] !== $from || $this->cached[3] < $now ) {
			$this->cached = array( $from, ...( $this->readCache( $from, $now ) ?? $this->compute( $from, $now ) ) );
		}
		return array( $this->cached[1], $this->cached[2] );
	}

	/**
	 * @param list<mixed> $from
	 * @return array{Plan, Plan, int}|null
	 */
	private function readCache( array $from, int $now ): ?array {
		$option  = get_option( self::OPTION, array() );
		$stored  = is_array( $option ) ? $option : array();
		$plan    = is_string( $stored['plan'] ?? null ) ? Plan::tryFrom( $stored['plan'] ) : null;
		$lasting = is_string( $stored['lasting'] ?? null ) ? Plan::tryFrom( $stored['lasting'] ) : null;
		$until   = $stored['until'] ?? null;
		$mac     = $stored['mac'] ?? null;
		if ( null === $plan || null === $lasting || ! is_int( $until ) || ! is_string( $mac ) || $until < $now ) {
			return null;
		}
		return hash_equals( $this->mac( $plan, $lasting, $until, $from ), $mac ) ? array( $plan, $lasting, $until ) : null;
	}

	/**
	 * @param list<mixed> $from
	 * @return array{Plan, Plan, int}
	 */
	private function compute( array $from, int $now ): array {
		$license = ( $this->license )();
		$plan    = $license->effective()->plan();
		$lasting = $license->lastingPlan();
		$until   = min( $license->planValidUntil(), $now + self::LONGEST );
		update_option(
			self::OPTION,
			array(
				'plan'    => $plan->value,
				'lasting' => $lasting->value,
				'until'   => $until,
				'mac'     => $this->mac( $plan, $lasting, $until, $from ),
			),
			true
		);
		return array( $plan, $lasting, $until );
	}

	/**
	 * @return list<mixed> everything that a plan depends on, except the time: as stored, because parsing it would load what this avoids.
	 */
	private function from(): array {
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php'; // The collector's start skips it.
		}
		return array(
			get_option( self::LICENSE_OPTION, array() ),
			is_multisite() ? get_site_option( self::LICENSE_OPTION, array() ) : array(),
			get_option( 'home' ),
		);
	}

	private static function keyOf( mixed $license ): string {
		$key = is_array( $license ) ? $license['key'] ?? '' : '';
		return is_string( $key ) ? $key : '';
	}

	/** @param list<mixed> $from */
	private function mac( Plan $plan, Plan $lasting, int $until, array $from ): string {
		$all = array( 'plan', $plan->value, $lasting->value, $until, $from );
		return hash_hmac( 'sha256', (string) wp_json_encode( $all, JSON_INVALID_UTF8_SUBSTITUTE ), ( $this->secret )() );
	}
}
