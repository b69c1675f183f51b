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
		return array_map( Route::indexed( ... ), self::rows( FeatureIndex::ROUTES ) );
	}

	/**
	 * @param array<class-string, list<Row>> $index by feature.
	 * @return list<Row>
	 */
	private static function rows( array $index ): array {
		return array_merge( ...array_values( $index ) );
	}

	/** Returns true if anyone may call the route with this address. WordPress matches routes case-insensitively. */
	public static function isPublic( string $method, string $address ): bool {
		foreach ( self::rows( FeatureIndex::ROUTES ) as $row ) {
			if (
				Permission::ANYONE->value === $row[4]
				&& $method === $row[0]
				&& 1 === preg_match( '@^/' . Router::NAMESPACE . $row[5] . '$@i', $address )
			) {
				return true;
			}
		}
		return false;
	}
}
