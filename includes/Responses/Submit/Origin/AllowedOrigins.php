<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Origin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Hosts of the site's own pages. Needs all of WordPress; the collector gets them from its check. */
final class AllowedOrigins {

	public const FILTER = 'userfeedback_allowed_origins';

	/** @return list<string> hosts, in the form that OriginCheck compares */
	public static function hosts(): array {
		$origins = apply_filters( self::FILTER, array( home_url(), site_url() ) );
		$hosts   = array_map(
			array( OriginCheck::class, 'hostOf' ),
			array_filter( is_array( $origins ) ? $origins : array(), 'is_string' )
		);
		return array_values( array_unique( array_filter( $hosts, static fn( string $host ): bool => '' !== $host ) ) );
	}
}
