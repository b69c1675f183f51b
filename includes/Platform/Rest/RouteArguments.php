<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A route's parameters as WordPress's REST index shows them.
 *
 * WordPress's own checks are off, because the plugin's checks cover the complete body and name the field with the error, and
 * because a parameter in the query string must not replace one in the body.
 */
final class RouteArguments {

	/**
	 * Callback for the filter `rest_endpoints`, added only when the index is requested.
	 *
	 * @param array<string, array<array-key, mixed>> $endpoints patterns to their registered handlers
	 * @return array<string, array<array-key, mixed>>
	 */
	public static function addTo( array $endpoints ): array {
		foreach ( RouteTable::all() as $route ) {
			$pattern = '/' . Router::NAMESPACE . $route->pattern();
			foreach ( $endpoints[ $pattern ] ?? array() as $place => $handler ) {
				if ( is_array( $handler ) && ( $handler['methods'] ?? null ) === $route->method ) {
					$endpoints[ $pattern ][ $place ] = array( 'args' => self::of( $route ) ) + $handler;
				}
			}
		}
		return $endpoints;
	}

	/** @return array<string, array<string, mixed>> */
	private static function of( Route $route ): array {
		$shapes = $route->pathParameters() + $route->queryShape()->properties() + $route->bodyShape()->properties();
		$shown  = array_filter( $shapes, static fn( Shape $shape ): bool => ! $shape->isReadOnly() );

		return array_map(
			static fn( Shape $shape ): array => array_diff_key( $shape->toJsonSchema(), array( 'default' => true ) ) + array(
				'validate_callback' => null,
				'sanitize_callback' => false,
			),
			$shown
		);
	}
}
