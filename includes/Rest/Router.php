<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use Closure;
use LogicException;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Routes;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Validation\Checked;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Module;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Registers the route table and stands between WordPress and every controller: rights first, then the shapes, then the
 * controller, whose typed exceptions become WordPress's error shape here and nowhere else.
 */
final class Router implements Module {

	public const NAMESPACE = 'userfeedback/v1';

	/** @var array<class-string, object>|null */
	private ?array $controllers = null;

	/** @param Closure(): list<object> $make_controllers called at the first request, because most pages need none. */
	public function __construct( private readonly Closure $make_controllers, private readonly ErrorMapper $errors ) {}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'registerRoutes' ) );
	}

	public function registerRoutes(): void {
		foreach ( Routes::all() as $route ) {
			register_rest_route(
				self::NAMESPACE,
				$route->pattern(),
				array(
					'methods'             => $route->method,
					'callback'            => fn( WP_REST_Request $request ): WP_REST_Response => $this->answer( $route, $request ),
					'permission_callback' => fn(): bool|WP_Error => $this->mayCall( $route->can ),
					'args'                => RouteArguments::of( $route ),
				)
			);
		}
	}

	private function mayCall( Can $can ): bool|WP_Error {
		$needed = $can->capabilities();
		foreach ( $needed as $capability ) {
			if ( current_user_can( $capability ) ) {
				return true;
			}
		}
		return array() === $needed ? true : $this->errors->forbidden();
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function answer( Route $route, WP_REST_Request $request ): WP_REST_Response {
		try {
			$reply = $this->call( $route, $this->checked( $route, $request ) );
		} catch ( Problem $problem ) {
			$answer = rest_convert_error_to_response( $this->errors->toWpError( $problem ) );
			$answer->set_headers( $problem->headers() );
			return $answer;
		}
		return new WP_REST_Response( $reply->body, $reply->status ?? $route->status, $reply->headers );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws Problem what was sent breaks the route's shapes.
	 */
	private function checked( Route $route, WP_REST_Request $request ): Request {
		$path  = Validator::query( S::object( $route->pathParameters() ), $request->get_url_params() );
		$query = Validator::query( $route->query, $request->get_query_params() );
		$body  = Validator::body( $route->body, array() === $route->body->properties() ? array() : $request->get_json_params() ?? array() );

		$violations = array_merge( ...array_map( static fn( Checked $part ): array => $part->violations, array( $path, $query, $body ) ) );
		if ( array() !== $violations ) {
			throw new Invalid( $violations );
		}
		/** @var array<string, mixed> $path_values */
		$path_values = $path->value;
		/** @var array<string, mixed> $query_values */
		$query_values = $query->value;
		/** @var array<string, mixed> $body_values */
		$body_values = $body->value;

		return new Request( $path_values, $query_values, $body_values, (string) $request->get_header( 'If-None-Match' ) );
	}

	private function call( Route $route, Request $request ): Reply {
		[ $class_name, $method ] = $route->handler;
		$this->controllers     ??= $this->controllersByClass();
		$handler                 = array( $this->controllers[ $class_name ] ?? null, $method );
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

	/** @return array<class-string, object> */
	private function controllersByClass(): array {
		$controllers = ( $this->make_controllers )();
		return array_combine( array_map( 'get_class', $controllers ), $controllers );
	}
}
