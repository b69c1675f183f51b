<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Proxies in front of the site, which the owner lists in USERFEEDBACK_TRUSTED_PROXIES. */
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

	public function include( IpAddress $address ): bool {
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
