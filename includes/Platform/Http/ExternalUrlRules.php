<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rules for URLs of other servers, as far as they can be checked without resolving the host name. */
final class ExternalUrlRules {

	/** Names that always refer to this server or its own network. */
	private const INTERNAL_NAMES = '/(?:\A|\.)(?:localhost|localdomain|local|internal|home\.arpa|lan|intranet)\z/';

	/** A sentence for the owner, or null. */
	public static function problemOf( string $url ): ?string {
		$address = ParseExternalUrl::of( $url );
		return ( $address instanceof UrlProblem ? $address : self::faultOf( $address ) )?->sentence();
	}

	/** Asks the site's filters only about an address that would otherwise be refused. */
	public static function faultOf( ExternalUrl $address ): ?UrlProblem {
		$ip    = $address->ip();
		$fault = match ( true ) {
			null !== $ip && ! PublicIpRanges::has( $ip )                                                 => UrlProblem::INTERNAL,
			1 === preg_match( self::INTERNAL_NAMES, $address->host )                                     => UrlProblem::INTERNAL,
			! in_array( $address->port, array( 80, 443 ), true ) && ! AllowedHosts::havePort( $address ) => UrlProblem::PORT,
			default                                                                                      => null,
		};
		return null === $fault || AllowedHosts::have( $address ) ? null : $fault;
	}
}
