<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Proxies in front of the site, which the owner lists in USERFEEDBACK_TRUSTED_PROXIES, and what they say about a request.
 *
 * Visitors can write any X-Forwarded-For, but not after what a proxy appends to it. So it is read from the end, and only as far
 * back as each hop is one of the owner's proxies. `Forwarded` is not read: a proxy that sets one of the two headers forwards
 * the other unchanged from the visitor.
 */
final class TrustedProxies {

	/** @param list<array{IpAddress, int}> $networks address and bits of each network. */
	private function __construct( private readonly array $networks ) {}

	/** @param string $listed addresses and CIDR ranges, separated by commas. Invalid ones are ignored. */
	public static function listed( string $listed ): self {
		return new self( array_values( array_filter( array_map( self::network( ... ), explode( ',', $listed ) ) ) ) );
	}

	public static function ofSite(): self {
		$listed = defined( 'USERFEEDBACK_TRUSTED_PROXIES' ) ? USERFEEDBACK_TRUSTED_PROXIES : '';
		return self::listed( is_string( $listed ) ? $listed : '' );
	}

	/**
	 * Returns the IP address that sent a request.
	 *
	 * @param array<mixed> $server PHP's $_SERVER.
	 * @return IpAddress|null null if the server didn't provide one, as in a terminal.
	 */
	public function client( array $server ): ?IpAddress {
		$peer   = self::peer( $server );
		$client = $peer;
		$hops   = self::text( $server, 'HTTP_X_FORWARDED_FOR' );
		foreach ( '' === $hops ? array() : array_reverse( explode( ',', $hops ) ) as $hop ) {
			if ( null === $client || ! $this->include( $client ) ) {
				break;
			}
			$client = IpAddress::read( $hop );
		}
		return $client ?? $peer;
	}

	/**
	 * Returns the country in `CF-IPCountry`, where `XX` means unknown and `T1` means Tor. Only a proxy can be trusted to know it.
	 *
	 * @param array<mixed> $server PHP's $_SERVER.
	 * @return string two capital letters; empty if no proxy names one.
	 */
	public function country( array $server ): string {
		$country = self::text( $server, 'HTTP_CF_IPCOUNTRY' );
		$isCode  = 'XX' !== $country && 1 === preg_match( '/^[A-Z]{2}$/D', $country );
		$peer    = $isCode ? self::peer( $server ) : null;
		return null !== $peer && $this->include( $peer ) ? $country : '';
	}

	/**
	 * Returns the other end of the connection: the visitor, or the last proxy.
	 *
	 * @param array<mixed> $server PHP's $_SERVER.
	 */
	private static function peer( array $server ): ?IpAddress {
		return IpAddress::read( self::text( $server, 'REMOTE_ADDR' ) );
	}

	/** @param array<mixed> $server */
	private static function text( array $server, string $name ): string {
		$value = $server[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	private function include( IpAddress $address ): bool {
		foreach ( $this->networks as [ $network, $bits ] ) {
			if ( $address->network( $bits )->text() === $network->text() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Parses `192.0.2.1`, `192.0.2.0/24` and their IPv6 equivalents; null if invalid.
	 *
	 * @return array{IpAddress, int}|null
	 */
	private static function network( string $written ): ?array {
		if ( 1 !== preg_match( '#^\s*([^/\s]+?)(?:/(\d{1,3}))?\s*$#D', $written, $found ) ) {
			return null;
		}
		$address = IpAddress::read( $found[1] );
		if ( null === $address ) {
			return null;
		}
		$all  = $address->isV4() ? 32 : 128;
		$bits = (int) ( $found[2] ?? $all );
		return $bits > $all ? null : array( $address->network( $bits ), $bits );
	}
}
