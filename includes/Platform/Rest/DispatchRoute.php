<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use Closure;
use LogicException;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shared entry to all controllers, for REST and the collector: validates the shapes, then calls the controller. */
final class DispatchRoute {

	/** @param Closure(class-string): object $find returns a route's controller */
	public function __construct(
		#[Lazy( Container::class, 'get' )] private readonly Closure $find,
		private readonly SiteSetup $site
	) {}

	/**
	 * The caller must already have checked the user's permission for the route.
	 *
	 * @throws Problem
	 */
	public function dispatch( Route $route, mixed $path, mixed $query, mixed $body, string $etag = '' ): Reply {
		return $this->call( $route, $this->checked( $route, $path, $query, $body, $etag ) );
	}

	/** @throws Problem the request breaks the route's shapes. */
	private function checked( Route $route, mixed $path, mixed $query, mixed $body, string $etag ): Request {
		$path  = Validator::query( Schema::object( $route->pathParameters() ), $path );
		$query = Validator::query( $route->queryShape(), $query );
		$body  = Validator::body( $route->bodyShape(), array() === $route->bodyShape()->properties() ? array() : $body );

		$violations = array_merge(
			...array_map( static fn( ValidationResult $part ): array => $part->violations, array( $path, $query, $body ) )
		);
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		/** @var array<string, mixed> $pathValues */
		$pathValues = $path->value;
		/** @var array<string, mixed> $queryValues */
		$queryValues = $query->value;
		/** @var array<string, mixed> $bodyValues */
		$bodyValues = $body->value;

		return new Request( $pathValues, $queryValues, $bodyValues, $etag );
	}

	private function call( Route $route, Request $request ): Reply {
		if ( ! $this->site->isReady() ) {
			throw new StorageFailed( 'The tables of this site are not ready.' );
		}
		[ $className, $method ] = $route->handler;
		$handler                = array( ( $this->find )( $className ), $method );
		if ( ! is_callable( $handler ) ) {
			throw new LogicException( "{$route->key()} has no controller." );
		}
		$reply = $handler( $request );
		if ( $reply instanceof Reply ) {
			return $reply;
		}
		/** @var array<array-key, mixed>|null $reply a controller gives a Reply or the body. */
		return new Reply( $reply );
	}
}
