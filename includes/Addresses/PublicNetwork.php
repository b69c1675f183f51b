<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which IP addresses can be anybody's server, by IANA's registries of those with a special purpose. */
final class PublicNetwork {

	/** Of IPv4 all are open but these. */
	private const CLOSED_V4 = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',    // Behind a provider's NAT, and some clouds' own services.
		'127.0.0.0/8',
		'168.63.129.16/32', // What Azure tells its machines, though by its number it is a public one.
		'169.254.0.0/16',   // Neighbours, and what most clouds tell their machines.
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

	/** Of IPv6 none are open but these. Loopback, mapped and compatible IPv4, neighbours, sites and groups lie outside. */
	private const OPEN_V6 = '2000::/3';

	/** But not these of them. */
	private const CLOSED_V6 = array(
		'2001::/23',     // Protocols of their own, Teredo among them, in which any IPv4 address hides.
		'2001:db8::/32',
		'2002::/16',     // 6to4: the same.
		'3ffe::/16',
		'3fff::/20',
	);

	/** What a name server of a network without IPv4 makes of an IPv4 address: it counts as that. */
	private const NAT64 = '64:ff9b::/96';

	/** @param string $ip of either kind, without brackets. */
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

	/** @param list<string> $networks of the same kind as the address. */
	private static function isInAny( string $bytes, array $networks ): bool {
		foreach ( $networks as $network ) {
			[ $first, $bits ] = explode( '/', $network );
			if ( self::bits( $bytes, (int) $bits ) === self::bits( (string) inet_pton( $first ), (int) $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** The first so many bits, as text. */
	private static function bits( string $bytes, int $many ): string {
		$all = implode( '', array_map( static fn( string $byte ): string => sprintf( '%08b', ord( $byte ) ), str_split( $bytes ) ) );
		return substr( $all, 0, $many );
	}
}
