<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Distinguishes public IP addresses from others, according to IANA's special-purpose registries. */
final class PublicIpRanges {

	/** All of IPv4 is public except these. */
	private const CLOSED_V4 = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',    // Carrier-grade NAT, and internal services of some clouds.
		'127.0.0.0/8',
		'168.63.129.16/32', // Azure's metadata for its machines, although the address is public.
		'169.254.0.0/16',   // Link-local, and the metadata service of most clouds.
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/4',
		'240.0.0.0/4',
	);

	/**
	 * Only these IPv6 ranges are public. They exclude loopback, mapped and compatible IPv4, link-local, site-local and
	 * multicast.
	 */
	private const OPEN_V6 = '2000::/3';

	/** Exceptions from these. */
	private const CLOSED_V6 = array(
		'2001::/23',     // Special protocols, including Teredo, which can embed any IPv4 address.
		'2001:db8::/32',
		'2002::/16',     // 6to4: the same.
		'3ffe::/16',
		'3fff::/20',
	);

	/** IPv4 addresses as translated by the name server of an IPv6-only network. The embedded IPv4 address counts. */
	private const NAT64 = '64:ff9b::/96';

	/** @param string $ip IPv4 or IPv6, without brackets. */
	public static function has( string $ip ): bool {
		$bytes = false === filter_var( $ip, FILTER_VALIDATE_IP ) ? false : inet_pton( $ip );
		if ( false === $bytes ) {
			return false;
		}
		if ( 4 === strlen( $bytes ) ) {
			return ! self::isInAny( $bytes, self::CLOSED_V4 );
		}
		return self::isInAny( $bytes, array( self::NAT64 ) )
			? self::has( (string) inet_ntop( substr( $bytes, 12 ) ) )
			: self::isInAny( $bytes, array( self::OPEN_V6 ) ) && ! self::isInAny( $bytes, self::CLOSED_V6 );
	}

	/** @param list<string> $networks of the same IP version as the address. */
	private static function isInAny( string $bytes, array $networks ): bool {
		foreach ( $networks as $network ) {
			[ $first, $bits ] = explode( '/', $network );
			if ( self::bits( $bytes, (int) $bits ) === self::bits( (string) inet_pton( $first ), (int) $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the first bits, as text. */
	private static function bits( string $bytes, int $many ): string {
		$all = implode( '', array_map( static fn( string $byte ): string => sprintf( '%08b', ord( $byte ) ), str_split( $bytes ) ) );
		return substr( $all, 0, $many );
	}
}
