<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use UserFeedback\Contract\Route;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A route's parameters as WordPress's REST index shows them.
 *
 * WordPress's own checks are switched off, because ours run on the whole body and name the field at fault, and because
 * a parameter in the query string must not stand in for one in the body.
 */
final class RouteArguments {

	/** @return array<string, array<string, mixed>> */
	public static function of( Route $route ): array {
		$shapes = $route->pathParameters() + $route->query->properties() + $route->body->properties();
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
