<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use Closure;
use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Submit\Origin\OriginGuard;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The REST API: its routes, and the checks before WordPress reads a request. */
final class RestFeature extends Feature {

	public const HOOKS = array( Router::class, OriginGuard::class, BodyGuard::class );

	public static function factories(): array {
		return array(
			Router::class        => static fn( Container $container ): Router => new Router( self::controllers( $container ) ),
			DispatchRoute::class => static fn( Container $container ): DispatchRoute => new DispatchRoute(
				self::controllers( $container )
			),
		);
	}

	/** @return Closure(class-string): object finds the controller of a route. */
	private static function controllers( Container $container ): Closure {
		return static function ( string $className ) use ( $container ): object {
			/** @var class-string $className */
			return $container->get( SiteSetup::class )->isReady()
				? $container->get( $className )
				: throw new StorageFailed( 'The tables of this site are not ready.' );
		};
	}
}
