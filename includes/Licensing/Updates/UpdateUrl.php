<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Updates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * URL where a site checks for newer versions. Empty until the plugin's publisher sets an https URL here and the same as Update
 * URI in the header of userfeedback.php. In development (WP_ENVIRONMENT_TYPE is local or development) wp-config.php may set
 * another one, USERFEEDBACK_UPDATE_URL, which may be http on this machine.
 */
final class UpdateUrl {

	public const OF_PUBLISHER = '';

	/** Update URI while there is no URL: any word prevents updates from a plugin of the same name in the directory. */
	public const NO_URI = 'false';

	/** WordPress environment types in which wp-config.php may set another URL. */
	private const OF_DEVELOPERS = array( 'local', 'development' );

	/** Empty if there is none. */
	public static function get(): string {
		return self::of( defined( 'USERFEEDBACK_UPDATE_URL' ) ? constant( 'USERFEEDBACK_UPDATE_URL' ) : null, wp_get_environment_type() );
	}

	/** @param mixed $ofSite the value from wp-config.php; null for none. */
	public static function of( mixed $ofSite, string $environment ): string {
		if ( null === $ofSite || ! in_array( $environment, self::OF_DEVELOPERS, true ) ) {
			return self::isSafe( self::OF_PUBLISHER ) ? self::OF_PUBLISHER : '';
		}
		return is_string( $ofSite ) && ( self::isSafe( $ofSite ) || self::isLoopback( $ofSite ) ) ? $ofSite : '';
	}

	/** Returns true if a URL may be fetched: by https, or on this machine if the update address is, too. */
	public static function mayFetch( string $url, string $address ): bool {
		return self::isSafe( $url ) || ( self::isLoopback( $address ) && self::isLoopback( $url ) );
	}

	/** Returns the suffix of WordPress's filter for plugins with this Update URI. */
	public static function host(): string {
		$host = wp_parse_url( sanitize_url( self::uri() ), PHP_URL_HOST );
		return is_string( $host ) ? $host : self::NO_URI;
	}

	/** Update URI in the header of userfeedback.php. */
	public static function uri(): string {
		return strlen( self::OF_PUBLISHER ) > 0 ? self::OF_PUBLISHER : self::NO_URI;
	}

	private static function isSafe( string $url ): bool {
		return 1 === preg_match( '~\Ahttps://[^\s/@]+/\S*\z~', $url );
	}

	private static function isLoopback( string $url ): bool {
		return 1 === preg_match( '~\Ahttp://127\.0\.0\.1:\d+/\S*\z~', $url );
	}
}
