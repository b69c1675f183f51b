<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys\License;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The public key for checking licenses: 64 hexadecimal digits.
 *
 * The plugin's publisher creates a pair with `bin/license keypair` and puts the public half here. On development sites
 * (WP_ENVIRONMENT_TYPE is local or development), wp-config.php may set another one; elsewhere, anyone who can edit that file
 * could create licenses. Without either, no license is accepted.
 */
final class LicensePublicKey {

	private const OF_PUBLISHER = '';

	/** Environment types of WordPress in which wp-config.php may set another key. */
	private const OF_DEVELOPERS = array( 'local', 'development' );

	/** Returns 32 bytes; empty if there is no valid key. */
	public static function bytes(): string {
		return defined( 'USERFEEDBACK_LICENSE_PUBLIC_KEY' )
			? self::of( constant( 'USERFEEDBACK_LICENSE_PUBLIC_KEY' ), wp_get_environment_type() )
			: self::read( self::OF_PUBLISHER );
	}

	/** @param mixed $ofSite the value in wp-config.php. */
	public static function of( mixed $ofSite, string $environment ): string {
		return self::read( in_array( $environment, self::OF_DEVELOPERS, true ) ? $ofSite : self::OF_PUBLISHER );
	}

	private static function read( mixed $hex ): string {
		return is_string( $hex ) && 1 === preg_match( '/\A[0-9a-f]{64}\z/', $hex ) ? sodium_hex2bin( $hex ) : '';
	}
}
