<?php
declare(strict_types=1);

namespace UserFeedback\Updates;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Where a site asks whether there is a newer version: nowhere, until whoever publishes the plugin puts an https address here
 * and the same as Update URI into the head of userfeedback.php. Where developers work (WP_ENVIRONMENT_TYPE is local or
 * development) wp-config.php may name another one, USERFEEDBACK_UPDATE_URL; it may be http on this very machine.
 */
final class UpdateAddress {

	public const OF_PUBLISHER = '';

	/** What the head says while there is no address: any word keeps the directory's plugins of the same name away. */
	public const NO_URI = 'false';

	/** Kinds of environment, as WordPress names them, in which another address may stand in wp-config.php. */
	private const OF_DEVELOPERS = array( 'local', 'development' );

	/** Empty where there is none. */
	public static function get(): string {
		return self::of( defined( 'USERFEEDBACK_UPDATE_URL' ) ? constant( 'USERFEEDBACK_UPDATE_URL' ) : null, wp_get_environment_type() );
	}

	/** @param mixed $ofSite what wp-config.php names; null for nothing. */
	public static function of( mixed $ofSite, string $environment ): string {
		if ( null === $ofSite || ! in_array( $environment, self::OF_DEVELOPERS, true ) ) {
			return self::isSafe( self::OF_PUBLISHER ) ? self::OF_PUBLISHER : '';
		}
		return is_string( $ofSite ) && ( self::isSafe( $ofSite ) || self::isHere( $ofSite ) ) ? $ofSite : '';
	}

	/** Whether something may be fetched from there: by https, or from where the plugin was told to ask on this machine. */
	public static function mayFetch( string $url, string $address ): bool {
		return self::isSafe( $url ) || ( self::isHere( $address ) && self::isHere( $url ) );
	}

	/** The end of the name of WordPress's filter for plugins with this Update URI. */
	public static function host(): string {
		$host = wp_parse_url( sanitize_url( self::uri() ), PHP_URL_HOST );
		return is_string( $host ) ? $host : self::NO_URI;
	}

	/** What the head of userfeedback.php says. */
	public static function uri(): string {
		return strlen( self::OF_PUBLISHER ) > 0 ? self::OF_PUBLISHER : self::NO_URI;
	}

	private static function isSafe( string $url ): bool {
		return 1 === preg_match( '~\Ahttps://[^\s/@]+/\S*\z~', $url );
	}

	private static function isHere( string $url ): bool {
		return 1 === preg_match( '~\Ahttp://127\.0\.0\.1:\d+/\S*\z~', $url );
	}
}
