<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Origin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where the site's own pages are. With WordPress whole: the collector is told by its check. */
final class AllowedOrigins {

	public const FILTER = 'userfeedback_allowed_origins';

	/** @return list<string> hosts, as OwnPages compares them. */
	public static function hosts(): array {
		$origins = apply_filters( self::FILTER, array( home_url(), site_url() ) );
		$hosts   = array_map( array( OwnPages::class, 'hostOf' ), array_filter( is_array( $origins ) ? $origins : array(), 'is_string' ) );
		return array_values( array_unique( array_filter( $hosts, static fn( string $host ): bool => '' !== $host ) ) );
	}
}
