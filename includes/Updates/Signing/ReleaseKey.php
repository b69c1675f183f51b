<?php
declare(strict_types=1);

namespace UserFeedback\Updates\Signing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The key that releases are checked with: 64 hexadecimal digits, the public half of a pair that `bin/licence keypair` made.
 *
 * It is another pair than that of licences (Licensing\Licence\PublicKey): a server that issues licences has the private half
 * of that one, and nobody who gets hold of it may put code on sites. Where developers work (WP_ENVIRONMENT_TYPE is local or
 * development) wp-config.php may name another one, USERFEEDBACK_RELEASE_PUBLIC_KEY. With neither no update is taken.
 */
final class ReleaseKey {

	private const OF_PUBLISHER = '';

	/** Kinds of environment, as WordPress names them, in which another key may stand in wp-config.php. */
	private const OF_DEVELOPERS = array( 'local', 'development' );

	/** 32 bytes; empty when there is none or it is none. */
	public static function bytes(): string {
		return defined( 'USERFEEDBACK_RELEASE_PUBLIC_KEY' )
			? self::of( constant( 'USERFEEDBACK_RELEASE_PUBLIC_KEY' ), wp_get_environment_type() )
			: self::read( self::OF_PUBLISHER );
	}

	/** @param mixed $ofSite what wp-config.php names. */
	public static function of( mixed $ofSite, string $environment ): string {
		return self::read( in_array( $environment, self::OF_DEVELOPERS, true ) ? $ofSite : self::OF_PUBLISHER );
	}

	private static function read( mixed $hex ): string {
		return is_string( $hex ) && 1 === preg_match( '/\A[0-9a-f]{64}\z/', $hex ) ? sodium_hex2bin( $hex ) : '';
	}
}
