<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys\License;

use DateTimeImmutable;
use JsonException;
use SodiumException;
use UserFeedback\Licensing\Plans\Plan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A license key: `UF1.payload.signature`, both parts base64url without padding.
 *
 * The payload is JSON; the signature is Ed25519 over everything before it. The result of parse() is well-formed but not trusted
 * yet: LicenseVerifier checks its signature.
 */
final class LicenseKey {

	public const ANY_SITE = '*';

	/** Maximum characters; a real one has about 250. */
	public const LONGEST = 1000;

	private const VERSION = 'UF1';

	/**
	 * @param string                 $id      1 to 64 letters, digits and hyphens.
	 * @param string                 $site    place from SiteHost, or `*` for any.
	 * @param bool                   $network True if it is for all sites of a multisite network.
	 * @param DateTimeImmutable|null $expires last moment at which it is valid; null if it never expires.
	 */
	private function __construct(
		public readonly string $id,
		public readonly Plan $plan,
		public readonly string $site,
		public readonly bool $network,
		public readonly ?DateTimeImmutable $expires,
		private readonly string $signed,
		private readonly string $signature
	) {}

	/** Returns null for an invalid key. Only one text represents a key: any other encoding of the same bytes is invalid. */
	public static function parse( string $text ): ?self {
		$parts = explode( '.', $text );
		if ( strlen( $text ) > self::LONGEST || 3 !== count( $parts ) || self::VERSION !== $parts[0] ) {
			return null;
		}
		$signature = self::decoded( $parts[2] );
		$claims    = self::json( self::decoded( $parts[1] ) );
		if (
			SODIUM_CRYPTO_SIGN_BYTES !== strlen( $signature )
			|| array( 'id', 'plan', 'site', 'network', 'expires' ) !== array_keys( $claims )
		) {
			return null;
		}
		[ 'id' => $id, 'plan' => $plan, 'site' => $site, 'network' => $network, 'expires' => $expires ] = $claims;

		$plan = is_string( $plan ) ? Plan::tryFrom( $plan ) : null;
		$end  = is_string( $expires ) ? DateTimeImmutable::createFromFormat( DATE_ATOM, $expires ) : null;
		if ( null === $plan || Plan::LITE === $plan || false === $end || ( null !== $expires && null === $end ) ) {
			return null;
		}
		if (
			! is_bool( $network )
			|| ! is_string( $id )
			|| 1 !== preg_match( '/\A[A-Za-z0-9-]{1,64}\z/', $id )
			|| ! is_string( $site )
			|| ! self::isSite( $site )
		) {
			return null;
		}
		return new self( $id, $plan, $site, $network, $end, "$parts[0].$parts[1]", $signature );
	}

	/**
	 * Creates a key; only for the owner of the private key, which no site has.
	 *
	 * @param non-empty-string $secret 64 bytes.
	 */
	public static function issue(
		string $id,
		Plan $plan,
		string $site,
		bool $network,
		?DateTimeImmutable $expires,
		string $secret
	): string {
		$claims = array(
			'id'      => $id,
			'plan'    => $plan->value,
			'site'    => $site,
			'network' => $network,
			'expires' => $expires?->format( DATE_ATOM ),
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Whoever issues keys has no WordPress.
		$signed = self::VERSION . '.' . self::encoded( json_encode( $claims, JSON_THROW_ON_ERROR ) );
		return "$signed." . self::encoded( sodium_crypto_sign_detached( $signed, $secret ) );
	}

	/** @param string $publicKey 32 bytes. */
	public function isSignedWith( string $publicKey ): bool {
		return '' !== $this->signature
			&& SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES === strlen( $publicKey )
			&& sodium_crypto_sign_verify_detached( $this->signature, $this->signed, $publicKey );
	}

	private static function isSite( string $site ): bool {
		return self::ANY_SITE === $site || SiteHost::normalize( $site ) === $site;
	}

	private static function encoded( string $bytes ): string {
		return sodium_bin2base64( $bytes, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
	}

	/** Returns an empty string unless it is exactly the output of encoded(): not every sodium rejects padding and spare bits. */
	private static function decoded( string $text ): string {
		try {
			$bytes = sodium_base642bin( $text, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING, '' );
		} catch ( SodiumException ) {
			return '';
		}
		return self::encoded( $bytes ) === $text ? $bytes : '';
	}

	/** @return array<array-key, mixed> */
	private static function json( string $text ): array {
		try {
			$claims = json_decode( $text, true, 2, JSON_THROW_ON_ERROR );
		} catch ( JsonException ) {
			return array();
		}
		return is_array( $claims ) ? $claims : array();
	}
}
