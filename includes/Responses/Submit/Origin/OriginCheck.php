<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Origin;

use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Checks that a response comes from one of the site's own pages. Otherwise any site could make its visitors submit responses,
 * each from their own address, where no rate limit applies.
 *
 * Browsers send the page's origin in `Origin`, and pages can't change it. Scheme, port and `www.` are ignored: they have the
 * same owner. Clients other than browsers send no such header and are accepted as before. No WordPress here.
 */
final class OriginCheck {

	/** @param list<string> $hosts as hostOf() returns them */
	public function __construct( private readonly array $hosts ) {}

	/**
	 * @param string|null $origin of the request; null if it has none. A page without an origin of its own says `null`.
	 * @param string      $host   the request's host: a site with several domains has pages on each of them
	 * @throws RequestError foreign origin.
	 */
	public function check( ?string $origin, string $host ): void {
		if ( null === $origin ) {
			return;
		}
		$from = str_contains( $origin, '://' ) ? self::hostOf( $origin ) : '';
		if ( '' === $from || ! in_array( $from, array( self::hostOf( $host ), ...$this->hosts ), true ) ) {
			throw RequestError::foreignOrigin();
		}
	}

	/** @param string $address `https://www.example.org:8080/`, or only its host. Empty if neither. */
	public static function hostOf( string $address ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- The collector has no wp_parse_url; the address is only compared.
		$host = parse_url( str_contains( $address, '://' ) ? $address : "http://$address", PHP_URL_HOST );
		return is_string( $host ) ? (string) preg_replace( '/\Awww\./', '', strtolower( $host ) ) : '';
	}
}
