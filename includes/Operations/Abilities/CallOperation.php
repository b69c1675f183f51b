<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use UserFeedback\Platform\Rest\DispatchRoute;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Runs an operation the way REST does: permission, shape, controller, typed problem. */
final class CallOperation {

	public function __construct( private readonly DispatchRoute $dispatch ) {}

	/**
	 * @param bool|null $isText see Operation::check().
	 * @return array<array-key, mixed>|null the route's response.
	 * @throws Problem
	 */
	public function run( Operation $operation, mixed $input, ?bool $isText = null ): ?array {
		$given = $this->checked( $operation, $input, $isText );
		$route = $operation->route;
		$path  = array_intersect_key( $given, $route->pathParameters() );
		$query = array_intersect_key( array_diff_key( $given, $path ), $route->queryShape()->properties() );

		return $this->dispatch->dispatch( $route, $path, $query, array_diff_key( $given, $path, $query ) )->body;
	}

	/**
	 * Returns the validated input if the current user has permission to run the operation.
	 *
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function checked( Operation $operation, mixed $input, ?bool $isText = null ): array {
		if ( ! $operation->isAllowed() ) {
			throw RequestError::forbidden( "$operation->name needs {$operation->route->permission->value}." );
		}
		$checked = $operation->check( $input, $isText );
		if ( array() !== $checked->violations ) {
			throw new ValidationFailed( $checked->violations );
		}
		/** @var array<string, mixed> $given the shape is an object's. */
		$given = $checked->value;
		return $given;
	}
}
