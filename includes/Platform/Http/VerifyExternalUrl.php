<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks, right before sending, that a request may be sent to a URL. */
final class VerifyExternalUrl {

	public function __construct( private readonly DnsResolver $resolver ) {}

	/** Refuses a name if any of its servers is not public, whichever would be tried first. */
	public function verify( string $url ): VerifiedUrl|UrlProblem {
		$address = ParseExternalUrl::of( $url );
		if ( $address instanceof UrlProblem ) {
			return $address;
		}
		$fault = ExternalUrlRules::faultOf( $address );
		if ( null !== $fault ) {
			return $fault;
		}
		$ip     = $address->ip();
		$ips    = null === $ip ? $this->resolver->addresses( $address->host ) : array( $ip );
		$closed = array_filter( $ips, static fn( string $ip ): bool => ! PublicIpRanges::has( $ip ) );
		return array() === $closed || AllowedHosts::have( $address ) ? new VerifiedUrl( $address, $ips ) : UrlProblem::INTERNAL;
	}
}
