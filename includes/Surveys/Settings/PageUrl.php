<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A URL parsed as browsers parse it; only URLs that all browsers read the same way. Pure. */
final class PageUrl {

	/**
	 * @param string $written  scheme, host and path exactly as in the address.
	 * @param string $path     decoded and without a trailing slash, as widget/shared/targeting/urls.ts compares it.
	 * @param string $query    without its question mark.
	 */
	private function __construct(
		public readonly string $written,
		public readonly string $host,
		public readonly string $path,
		public readonly string $query
	) {}

	/**
	 * Returns null for text that isn't a URL, and for URLs that a browser would normalize: dots, broken escapes, stray
	 * characters.
	 */
	public static function of( string $url ): ?self {
		if ( 1 !== preg_match(
			'~\A((https?)://([a-z0-9.-]+(?::\d+)?)((?:/[^?#\\\\\x00-\x20\x7f]*)?))(?:\?([^#]*))?(?:#.*)?\z~Dis',
			$url,
			$found
		) ) {
			return null;
		}
		[ , $written, $scheme, $host, $path ] = $found;
		$readable                             = rtrim( rawurldecode( str_replace( '+', ' ', $path ) ), '/' );
		$isPlain                              = 1 !== preg_match( '~%(?![0-9a-f]{2})~i', $path )
			&& 1 === preg_match( '//u', $readable )
			&& 1 !== preg_match( '~/\.{1,2}(/|\z)~', $readable );
		$port                                 = 'https' === strtolower( $scheme ) ? ':443' : ':80';
		$host                                 = strtolower( $host );
		return $isPlain
			? new self( $written, str_ends_with( $host, $port ) ? substr( $host, 0, -strlen( $port ) ) : $host, $readable, $found[5] ?? '' )
			: null;
	}

	/** Decodes text as an owner would type it: with spaces. */
	public static function readable( string $text ): string {
		return rawurldecode( str_replace( '+', ' ', $text ) );
	}
}
