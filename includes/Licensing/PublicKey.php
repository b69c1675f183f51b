<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

/**
 * The key that licences are checked with: 64 hexadecimal digits.
 *
 * Whoever publishes the plugin makes a pair with `bin/licence keypair` and puts the public half here; a site may name
 * another one in wp-config.php. With neither, no licence is accepted.
 */
final class PublicKey {

	private const OF_PUBLISHER = '';

	/** 32 bytes; empty when there is none or it is none. */
	public static function bytes(): string {
		$of_site = defined( 'USERFEEDBACK_LICENSE_PUBLIC_KEY' ) ? constant( 'USERFEEDBACK_LICENSE_PUBLIC_KEY' ) : self::OF_PUBLISHER;
		return is_string( $of_site ) && 1 === preg_match( '/\A[0-9a-f]{64}\z/', $of_site ) ? sodium_hex2bin( $of_site ) : '';
	}
}
