<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use UserFeedback\Contract\Route;
use UserFeedback\Contract\Routes;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A route's parameters as WordPress's REST index shows them.
 *
 * WordPress's own checks are switched off, because ours run on the whole body and name the field at fault, and because
 * a parameter in the query string must not stand in for one in the body.
 */
final class RouteArguments {

	/**
	 * For the filter `rest_endpoints`, where somebody is about to look.
	 *
	 * @param array<string, array<array-key, mixed>> $endpoints patterns to what was registered for each.
	 * @return array<string, array<array-key, mixed>>
	 */
	public static function addTo( array $endpoints ): array {
		foreach ( Routes::all() as $route ) {
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
