<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The proxies in front of the site, which the owner names in USERFEEDBACK_TRUSTED_PROXIES. */
final class TrustedProxies {

	/** @param list<AddressRange> $ranges */
	private function __construct( private readonly array $ranges ) {}

	/** @param string $listed addresses and CIDR ranges between commas. One that cannot be read trusts nobody. */
	public static function listed( string $listed ): self {
		return new self( array_values( array_filter( array_map( array( AddressRange::class, 'read' ), explode( ',', $listed ) ) ) ) );
	}

	public static function ofSite(): self {
		$listed = defined( 'USERFEEDBACK_TRUSTED_PROXIES' ) ? USERFEEDBACK_TRUSTED_PROXIES : '';
		return self::listed( is_string( $listed ) ? $listed : '' );
	}

	public function include( Address $address ): bool {
		foreach ( $this->ranges as $range ) {
			if ( $range->includes( $address ) ) {
				return true;
			}
		}
		return false;
	}
}
