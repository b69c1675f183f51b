<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whether something may be sent to an address, at the moment when it is to be sent. */
final class CheckAddress {

	public function __construct( private readonly Resolver $resolver ) {}

	/** Refused where any of the servers that a name stands for is not public, whichever would have been tried first. */
	public function run( string $url ): CheckedAddress|AddressFault {
		$address = ReadAddress::of( $url );
		if ( $address instanceof AddressFault ) {
			return $address;
		}
		$fault = AddressRules::faultOf( $address );
		if ( null !== $fault ) {
			return $fault;
		}
		$ip     = $address->ip();
		$ips    = null === $ip ? $this->resolver->addresses( $address->host ) : array( $ip );
		$closed = array_filter( $ips, static fn( string $ip ): bool => ! PublicNetwork::has( $ip ) );
		return array() === $closed || AllowedHosts::have( $address ) ? new CheckedAddress( $address, $ips ) : AddressFault::INTERNAL;
	}
}
