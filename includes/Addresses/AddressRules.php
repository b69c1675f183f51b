<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rules for allowed addresses, as far as they can be checked without resolving the host name. */
final class AddressRules {

	/** Names that always refer to this server or its own network. */
	private const INTERNAL_NAMES = '/(?:\A|\.)(?:localhost|localdomain|local|internal|home\.arpa|lan|intranet)\z/';

	/** A sentence for the owner, or null. */
	public static function problemOf( string $url ): ?string {
		$address = ReadAddress::of( $url );
		return ( $address instanceof AddressFault ? $address : self::faultOf( $address ) )?->sentence();
	}

	/** Asks the site's filters only about an address that would otherwise be refused. */
	public static function faultOf( WebAddress $address ): ?AddressFault {
		$ip    = $address->ip();
		$fault = match ( true ) {
			null !== $ip && ! PublicNetwork::has( $ip )                      => AddressFault::INTERNAL,
			1 === preg_match( self::INTERNAL_NAMES, $address->host )         => AddressFault::INTERNAL,
			! in_array( $address->port, array( 80, 443 ), true ) && ! AllowedHosts::havePort( $address ) => AddressFault::PORT,
			default                                                          => null,
		};
		return null === $fault || AllowedHosts::have( $address ) ? null : $fault;
	}
}
