<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Editions\Plan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The plan that was worked out last, so that a visitor's request checks no signature and loads nothing of licences.
 *
 * It holds for the licences and the address it was worked out from, so nothing has to be told when one of these changes,
 * and until one of them runs out. It is signed with the site's write key: a row in the table of options is no licence.
 */
final class RememberedPlan {

	public const OPTION = 'userfeedback_plan';

	/** Seconds after which it is worked out anew all the same: a new version may know another public key. */
	private const LONGEST = 7 * DAY_IN_SECONDS;

	/** @var array{list<mixed>, Plan, Plan, int}|null for what, the two plans, and until when, as it was last told in this request. */
	private ?array $told = null;

	/**
	 * @param Closure(): CurrentLicence $licence asked where there is a key, and nothing is remembered of it.
	 * @param Closure(): string         $secret  the site's own, with which what is remembered is signed.
	 */
	public function __construct(
		private readonly Closure $licence,
		private readonly Closure $secret,
		private readonly Clock $clock
	) {}

	public function get(): Plan {
		return $this->both()[0];
	}

	/** See CurrentLicence::lastingPlan(). */
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
		if ( null === $this->told || $this->told[0] !== $from || $this->told[3] < $now ) {
			$this->told = array( $from, ...( $this->remembered( $from, $now ) ?? $this->workOut( $from, $now ) ) );
		}
		return array( $this->told[1], $this->told[2] );
	}

	/**
	 * @param list<mixed> $from
	 * @return array{Plan, Plan, int}|null
	 */
	private function remembered( array $from, int $now ): ?array {
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
	private function workOut( array $from, int $now ): array {
		$licence = ( $this->licence )();
		$plan    = $licence->inForce()->plan();
		$lasting = $licence->lastingPlan();
		$until   = min( $licence->staysUntil(), $now + self::LONGEST );
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

	/** @return list<mixed> all that a plan depends on, but for the time: as stored, because reading it would load what this saves. */
	private function from(): array {
		return array(
			get_option( LicenceStore::OPTION, array() ),
			is_multisite() ? get_site_option( LicenceStore::OPTION, array() ) : array(),
			get_option( 'home' ),
		);
	}

	private static function keyOf( mixed $licence ): string {
		$key = is_array( $licence ) ? $licence['key'] ?? '' : '';
		return is_string( $key ) ? $key : '';
	}

	/** @param list<mixed> $from */
	private function mac( Plan $plan, Plan $lasting, int $until, array $from ): string {
		$all = array( 'plan', $plan->value, $lasting->value, $until, $from );
		return hash_hmac( 'sha256', (string) wp_json_encode( $all, JSON_INVALID_UTF8_SUBSTITUTE ), ( $this->secret )() );
	}
}
