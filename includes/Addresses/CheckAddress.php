<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks, right before sending, that an address may be sent to. */
final class CheckAddress {

	public function __construct( private readonly Resolver $resolver ) {}

	/** Refuses a name if any of its servers is not public, whichever would be tried first. */
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
