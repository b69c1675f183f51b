<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One address, or all addresses of a network. */
final class AddressRange {

	private function __construct( private readonly Address $network, private readonly int $bits ) {}

	/** Parses `192.0.2.1`, `192.0.2.0/24` and their IPv6 equivalents; null if invalid. */
	public static function read( string $written ): ?self {
		if ( 1 !== preg_match( '#^\s*([^/\s]+?)(?:/(\d{1,3}))?\s*$#D', $written, $found ) ) {
			return null;
		}
		$address = Address::read( $found[1] );
		if ( null === $address ) {
			return null;
		}
		$all  = $address->isV4() ? 32 : 128;
		$bits = (int) ( $found[2] ?? $all );
		return $bits > $all ? null : new self( $address->network( $bits ), $bits );
	}

	public function includes( Address $address ): bool {
		return $address->network( $this->bits )->text() === $this->network->text();
	}
}
