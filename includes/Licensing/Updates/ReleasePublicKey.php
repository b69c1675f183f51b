<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Updates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The key that verifies releases: 64 hexadecimal digits, the public half of a pair made by `bin/license keypair`.
 *
 * It differs from the license key pair (Keys\License\LicensePublicKey): a license server holds the private half of that one, and
 * anyone who steals it must not be able to install code on sites. In development (WP_ENVIRONMENT_TYPE is local or development)
 * wp-config.php may set another key, USERFEEDBACK_RELEASE_PUBLIC_KEY. Without a key, no updates are accepted.
 */
final class ReleasePublicKey {

	private const OF_PUBLISHER = '';

	/** WordPress environment types in which wp-config.php may set another key. */
	private const OF_DEVELOPERS = array( 'local', 'development' );

	/** Returns 32 bytes; empty if there is no valid key. */
	public static function bytes(): string {
		return defined( 'USERFEEDBACK_RELEASE_PUBLIC_KEY' )
			? self::of( constant( 'USERFEEDBACK_RELEASE_PUBLIC_KEY' ), wp_get_environment_type() )
			: self::read( self::OF_PUBLISHER );
	}

	/** @param mixed $ofSite the value from wp-config.php. */
	public static function of( mixed $ofSite, string $environment ): string {
		return self::read( in_array( $environment, self::OF_DEVELOPERS, true ) ? $ofSite : self::OF_PUBLISHER );
	}

	private static function read( mixed $hex ): string {
		return is_string( $hex ) && 1 === preg_match( '/\A[0-9a-f]{64}\z/', $hex ) ? sodium_hex2bin( $hex ) : '';
	}
}
