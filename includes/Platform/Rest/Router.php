<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use Closure;
use Throwable;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Registers all routes and dispatches requests to controllers: permissions first, then the shapes, then the controller.
 * Only this class maps typed exceptions to WordPress's error shape.
 *
 * @phpstan-import-type Declared from Hooks
 * @phpstan-import-type Row from Route
 */
final class Router {

	public const NAMESPACE = 'userfeedback/v1';

	/** @param Closure(Route, mixed, mixed, mixed, string): Reply $dispatch */
	public function __construct( #[Lazy( DispatchRoute::class, 'dispatch' )] private readonly Closure $dispatch ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'rest_api_init'     => array( 'registerRoutes' ),
			'rest_pre_dispatch' => array(
				array( 'prepare', PHP_INT_MIN, 3 ),
				array( 'checkBody', 10, 3, array( self::class, 'isAsked' ) ),
			),
		);
	}

	/**
	 * Loads nothing more for other routes: not what only the index and OPTIONS need.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function prepare( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if (
			( self::isFor( $request ) && 'OPTIONS' === $request->get_method() )
			|| in_array( strtolower( $request->get_route() ), array( '/', '/' . self::NAMESPACE ), true )
		) {
			add_filter( 'rest_endpoints', array( RouteArguments::class, 'addTo' ) );
		}
		return $answer;
	}

	/**
	 * Rejects bodies from visitors that are too large, before WordPress reads them. Also rejects JSON bodies that are a bare
	 * number, word, or text: WordPress would treat them as an object and write a warning to the log each time, and anybody can
	 * send them.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function checkBody( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $answer || ! self::isFor( $request ) ) {
			return $answer;
		}
		$body = (string) $request->get_body();
		if ( strlen( $body ) > Limits::PUBLIC_BODY_BYTES && RouteTable::isPublic( $request->get_method(), $request->get_route() ) ) {
			return ( new ErrorMapper() )->toWpError( RequestError::bodyTooLarge() );
		}
		return Validator::isBareValue( $body ) && $request->is_json_content_type()
			? ( new ErrorMapper() )->toWpError( new ValidationFailed( array( new Violation( '', 'type' ) ) ) )
			: $answer;
	}

	/**
	 * Returns true for the plugin's routes. WordPress matches routes case-insensitively.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function isFor( WP_REST_Request $request ): bool {
		return 0 === stripos( $request->get_route(), '/' . self::NAMESPACE . '/' );
	}

	/**
	 * The same as a condition of rest_pre_dispatch, so that requests for other routes load no guards.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function isAsked( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): bool {
		return self::isFor( $request );
	}

	public function registerRoutes(): void {
		$this->register( FeatureIndex::ROUTES );
	}

	/**
	 * Runs for other plugins' routes, too, so it loads no class for a route that isn't called.
	 *
	 * @param array<class-string, list<Row>> $index by feature.
	 */
	private function register( array $index ): void {
		foreach ( array_merge( ...array_values( $index ) ) as $row ) {
			register_rest_route(
				self::NAMESPACE,
				$row[5],
				array(
					'methods'             => $row[0],
					'callback'            => fn( WP_REST_Request $asked ): mixed => $this->answer( Route::indexed( $row ), $asked ),
					'permission_callback' => static fn(): bool|WP_Error => self::mayCall( $row[4] ),
				)
			);
		}
	}

	/** Owners expect to see what they just saved, so their requests don't use replicas that lag behind. */
	private static function mayCall( string $permission ): bool|WP_Error {
		if ( ! Permission::from( $permission )->isHeldBy( 'current_user_can' ) ) {
			return ( new ErrorMapper() )->forbidden();
		}
		if ( Permission::ANYONE->value !== $permission && Db::ofSite()->readFromPrimary() && ! wp_using_ext_object_cache() ) {
			wp_cache_delete( 'alloptions', 'options' ); // WordPress read them from a replica.
		}
		return true;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function answer( Route $route, WP_REST_Request $request ): WP_REST_Response {
		try {
			$reply = ( $this->dispatch )(
				$route,
				$request->get_url_params(),
				$request->get_query_params(),
				array() === $route->bodyShape()->properties() ? array() : $request->get_json_params() ?? array(),
				(string) $request->get_header( 'If-None-Match' )
			);
		} catch ( Problem $problem ) {
			$answer = rest_convert_error_to_response( ( new ErrorMapper() )->toWpError( $problem ) );
			$answer->set_headers( $problem->headers() );
			return $answer;
		} catch ( Throwable $error ) {
			return userfeedback_is_missing_class( $error ) ? self::unavailable() : throw $error;
		}
		return new WP_REST_Response( $reply->body, $reply->status ?? $route->status(), $reply->headers );
	}

	/** An update is replacing the plugin's files: the browser sends the request again. */
	private static function unavailable(): WP_REST_Response {
		$error  = new WP_Error( 'service_unavailable', 'UserFeedback is being updated.', array( 'status' => 503 ) );
		$answer = rest_convert_error_to_response( $error );
		$answer->header( 'Retry-After', '5' );
		return $answer;
	}
}
