<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Updates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A version that the publisher offers, with the details of its zip. Only exists with a valid signature. */
final class UpdateOffer {

	/** Prefix of the signed text, so that no other text signed with this key can pass as an update. */
	private const PURPOSE = "userfeedback update 1\n";

	/** Bytes; anything larger isn't a release of this plugin. */
	private const LARGEST = 20_000_000;

	/**
	 * @param string $text   the complete offer with its signature.
	 * @param string $sha256 of the zip.
	 * @param int    $size   of the zip, in bytes.
	 */
	private function __construct(
		public readonly string $text,
		public readonly string $version,
		public readonly string $package,
		public readonly string $sha256,
		public readonly int $size,
		public readonly string $requires,
		public readonly string $requiresPhp,
		public readonly string $tested,
		public readonly string $changes
	) {}

	/**
	 * @param string $text      from `npm run release`: `{"offer": "{…}", "signature": "…"}`.
	 * @param string $publicKey 32 bytes; empty accepts no offer.
	 * @return self|null null if the publisher didn't sign it, or it has another format.
	 */
	public static function read( string $text, string $publicKey ): ?self {
		$envelope  = json_decode( $text, true );
		$said      = is_array( $envelope ) ? ( $envelope['offer'] ?? null ) : null;
		$signature = is_array( $envelope ) ? ( $envelope['signature'] ?? null ) : null;
		if ( ! is_string( $said ) || ! is_string( $signature ) || SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES !== strlen( $publicKey ) ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- 64 bytes, as JSON has them.
		$bytes = (string) base64_decode( $signature, true );
		if (
			SODIUM_CRYPTO_SIGN_BYTES !== strlen( $bytes )
			|| ! sodium_crypto_sign_verify_detached( $bytes, self::PURPOSE . $said, $publicKey )
		) {
			return null;
		}
		$offer = json_decode( $said, true );
		return is_array( $offer ) ? self::of( $text, $offer ) : null;
	}

	public function isNewerThan( string $version ): bool {
		return version_compare( $this->version, $version, '>' );
	}

	/** @param array<mixed> $offer */
	private static function of( string $text, array $offer ): ?self {
		$said           = static fn( string $name ): string => is_string( $offer[ $name ] ?? null ) ? $offer[ $name ] : '';
		$size           = is_int( $offer['size'] ?? null ) ? $offer['size'] : 0;
		$isUserFeedback = 'userfeedback' === $said( 'plugin' )
			&& 1 === preg_match( '/\A\d+\.\d+\.\d+\z/', $said( 'version' ) )
			&& 1 === preg_match( '/\A[0-9a-f]{64}\z/', $said( 'sha256' ) )
			&& $size > 0 && $size <= self::LARGEST;
		return $isUserFeedback ? new self(
			$text,
			$said( 'version' ),
			$said( 'package' ),
			$said( 'sha256' ),
			$size,
			$said( 'requires' ),
			$said( 'requires_php' ),
			$said( 'tested' ),
			$said( 'changes' )
		) : null;
	}
}
