<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An address as browsers take it apart; only one of which there is no doubt that they read it like this. Pure. */
final class PageAddress {

	/**
	 * @param string $written  scheme, host and path as they stand in the address.
	 * @param string $path     readable and without its last slash, as widget/targeting/addresses.ts compares it.
	 * @param string $query    without its question mark.
	 */
	private function __construct(
		public readonly string $written,
		public readonly string $host,
		public readonly string $path,
		public readonly string $query
	) {}

	/** Null for what is no address, and for what a browser would first put right: dots, broken escapes, stray characters. */
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

	/** As an owner would type it: without escapes, with spaces. */
	public static function readable( string $text ): string {
		return rawurldecode( str_replace( '+', ' ', $text ) );
	}
}
