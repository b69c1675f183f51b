<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Origin;

use UserFeedback\Contract\Problem\ForeignOrigin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Whether the page that sends an answer is one of the site's own. Else any site could have its visitors answer, each of
 * them from an address of their own, where no limit meets them.
 *
 * Browsers say in `Origin` where a page is from, and no page can change that. Scheme, port and a `www.` do not matter:
 * they are one owner's. What is no browser sends no such header, and is taken as before. No WordPress here.
 */
final class OwnPages {

	/** @param list<string> $hosts as hostOf() gives them. */
	public function __construct( private readonly array $hosts ) {}

	/**
	 * @param string|null $origin of the request; null where it has none. A page without an origin of its own says `null`.
	 * @param string      $host   that the request was sent to: a site with several names has pages on each of them.
	 * @throws ForeignOrigin
	 */
	public function check( ?string $origin, string $host ): void {
		if ( null === $origin ) {
			return;
		}
		$from = str_contains( $origin, '://' ) ? self::hostOf( $origin ) : '';
		if ( '' === $from || ! in_array( $from, array( self::hostOf( $host ), ...$this->hosts ), true ) ) {
			throw new ForeignOrigin();
		}
	}

	/** @param string $address `https://www.example.org:8080/`, or only its host. Empty for what is neither. */
	public static function hostOf( string $address ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- The collector has no wp_parse_url; the address is only compared.
		$host = parse_url( str_contains( $address, '://' ) ? $address : "http://$address", PHP_URL_HOST );
		return is_string( $host ) ? (string) preg_replace( '/\Awww\./', '', strtolower( $host ) ) : '';
	}
}
