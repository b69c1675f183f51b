<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Secrets;

use SodiumException;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Encrypts a secret with the site's own salts, so that a stolen copy of the database doesn't reveal it.
 *
 * If the salts change, the secret can't be decrypted anymore and counts as not set.
 */
final class Encryption {

	/** @return string base64; empty for an empty secret. */
	public static function close( string $secret ): string {
		if ( '' === $secret ) {
			return '';
		}
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return sodium_bin2base64( $nonce . sodium_crypto_secretbox( $secret, $nonce, self::key() ), SODIUM_BASE64_VARIANT_ORIGINAL );
	}

	/** Returns null if there is none, or none that this site can decrypt. */
	public static function open( string $sealed ): ?string {
		try {
			$bytes  = sodium_base642bin( $sealed, SODIUM_BASE64_VARIANT_ORIGINAL );
			$nonce  = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
			$secret = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, self::key() );
		} catch ( SodiumException ) {
			return null;
		}
		return false === $secret ? null : $secret;
	}

	private static function key(): string {
		return hash( 'sha256', 'userfeedback-secrets' . wp_salt( 'auth' ), true );
	}
}
