<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use UserFeedback\Platform\FeatureIndex;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * All routes of userfeedback/v1, as controllers declare them in `routes()`. They come from the index, so that a request loads only
 * the controller that answers it.
 *
 * @phpstan-import-type Row from Route
 */
final class RouteTable {

	/** @return list<Route> */
	public static function all(): array {
		return self::from( FeatureIndex::ROUTES );
	}

	/**
	 * @param array<class-string, list<Row>> $index by feature.
	 * @return list<Route>
	 */
	private static function from( array $index ): array {
		return array_map( Route::indexed( ... ), array_merge( ...array_values( $index ) ) );
	}

	/** Returns true if anyone may call the route with this address. WordPress matches routes case-insensitively. */
	public static function isPublic( string $method, string $address ): bool {
		foreach ( self::all() as $route ) {
			if (
				Permission::ANYONE === $route->permission
				&& $method === $route->method
				&& 1 === preg_match( '@^/' . Router::NAMESPACE . $route->pattern() . '$@i', $address )
			) {
				return true;
			}
		}
		return false;
	}
}
