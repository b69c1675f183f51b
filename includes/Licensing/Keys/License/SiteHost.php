<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys\License;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The name of a site that a license is bound to: its host in lower case, without www and port; and its folder, if it has one. */
final class SiteHost {

	/** Returns `example.org` or `example.org/shop`. Empty if it is neither. */
	public static function fromUrl( string $url ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- The collector has no wp_parse_url; the address is only compared.
		$path = parse_url( $url, PHP_URL_PATH );
		$host = self::ofUrl( $url );
		return '' === $host ? '' : self::normalize( $host . ( is_string( $path ) ? $path : '' ) );
	}

	/** Does the same for a host and folder without scheme and port. */
	public static function normalize( string $given ): string {
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

	/** Empty for an invalid host. */
	public static function normal( string $host ): string {
		$host = (string) preg_replace( '/\Awww\./', '', strtolower( $host ) );
		return 1 === preg_match( '/\A(\[[0-9a-f:.]+\]|[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?)\z/', $host ) ? $host : '';
	}
}
