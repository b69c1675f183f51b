<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

/** The name of a site that a licence is bound to: its host, in lower case, with or without www alike; no port. */
final class SiteHost {

	public static function ofUrl( string $url ): string {
		$host = parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) ? self::normal( $host ) : '';
	}

	/** Empty for what is no host. */
	public static function normal( string $host ): string {
		$host = (string) preg_replace( '/\Awww\./', '', strtolower( $host ) );
		return 1 === preg_match( '/\A(\[[0-9a-f:.]+\]|[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?)\z/', $host ) ? $host : '';
	}
}
