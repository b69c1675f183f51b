<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Licence;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The name of a site that a licence is bound to: its host, in lower case, with or without www alike; no port; and where
 * it lies in a folder, the folder.
 */
final class SiteHost {

	/** `example.org`, or `example.org/shop`. Empty for what is neither. */
	public static function placeOf( string $url ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- The collector has no wp_parse_url; the address is only compared.
		$path = parse_url( $url, PHP_URL_PATH );
		$host = self::ofUrl( $url );
		return '' === $host ? '' : self::place( $host . ( is_string( $path ) ? $path : '' ) );
	}

	/** The same of a place that has no scheme and no port. */
	public static function place( string $given ): string {
		[ $host, $path ] = explode( '/', $given, 2 ) + array( '', '' );
		$host            = self::normal( $host );
		$path            = rtrim( $path, '/' );
		$isPath          = '' === $path
			|| (
				1 === preg_match( '#\A[\w.~%-]++(/[\w.~%-]++)*+\z#', $path )
					&& array() === array_intersect( array( '.', '..' ), explode( '/', $path ) )
			);
		return '' === $host || ! $isPath ? '' : rtrim( "$host/$path", '/' );
	}

	public static function ofUrl( string $url ): string {
		$host = parse_url( $url, PHP_URL_HOST ); // phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- As above.
		return is_string( $host ) ? self::normal( $host ) : '';
	}

	/** Empty for what is no host. */
	public static function normal( string $host ): string {
		$host = (string) preg_replace( '/\Awww\./', '', strtolower( $host ) );
		return 1 === preg_match( '/\A(\[[0-9a-f:.]+\]|[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?)\z/', $host ) ? $host : '';
	}
}
