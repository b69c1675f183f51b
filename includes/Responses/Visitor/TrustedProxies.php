<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Proxies in front of the site, which the owner lists in USERFEEDBACK_TRUSTED_PROXIES. */
final class TrustedProxies {

	/** @param list<IpRange> $ranges */
	private function __construct( private readonly array $ranges ) {}

	/** @param string $listed addresses and CIDR ranges, separated by commas. Invalid ones are ignored. */
	public static function listed( string $listed ): self {
		return new self( array_values( array_filter( array_map( array( IpRange::class, 'read' ), explode( ',', $listed ) ) ) ) );
	}

	public static function ofSite(): self {
		$listed = defined( 'USERFEEDBACK_TRUSTED_PROXIES' ) ? USERFEEDBACK_TRUSTED_PROXIES : '';
		return self::listed( is_string( $listed ) ? $listed : '' );
	}

	public function include( IpAddress $address ): bool {
		foreach ( $this->ranges as $range ) {
			if ( $range->includes( $address ) ) {
				return true;
			}
		}
		return false;
	}
}
