<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One IP address, or all addresses of a network. */
final class IpRange {

	private function __construct( private readonly IpAddress $ip, private readonly int $bits ) {}

	/** Parses `192.0.2.1`, `192.0.2.0/24` and their IPv6 equivalents; null if invalid. */
	public static function read( string $written ): ?self {
		if ( 1 !== preg_match( '#^\s*([^/\s]+?)(?:/(\d{1,3}))?\s*$#D', $written, $found ) ) {
			return null;
		}
		$address = IpAddress::read( $found[1] );
		if ( null === $address ) {
			return null;
		}
		$all  = $address->isV4() ? 32 : 128;
		$bits = (int) ( $found[2] ?? $all );
		return $bits > $all ? null : new self( $address->network( $bits ), $bits );
	}

	public function includes( IpAddress $address ): bool {
		return $address->network( $this->bits )->text() === $this->ip->text();
	}
}
