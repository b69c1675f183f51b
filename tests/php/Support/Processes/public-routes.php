<?php
declare(strict_types=1);

/** Prints the public routes as JSON. Needs no WordPress. */

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\RouteTable;

define( 'ABSPATH', __DIR__ . '/' );
require dirname( __DIR__, 4 ) . '/includes/Platform/autoload.php';

$ufPublic = array_filter( RouteTable::all(), static fn( Route $route ): bool => Permission::ANYONE === $route->permission );

echo json_encode( array_values( array_map( static fn( Route $route ): string => $route->key(), $ufPublic ) ), JSON_THROW_ON_ERROR );
