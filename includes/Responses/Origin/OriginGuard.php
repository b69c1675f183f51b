<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Origin;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\ForeignOrigin;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Routes;
use UserFeedback\Module;
use UserFeedback\Rest\ErrorMapper;
use UserFeedback\Rest\Router;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Keeps other sites' pages from writing what visitors may write. WordPress would let them, and would answer their
 * browsers' question whether they may before it asks anybody.
 */
final class OriginGuard implements Module {

	public function __construct( private readonly ErrorMapper $errors ) {}

	/** Before the size and kind of a body are looked at, as in the collector, and before WordPress answers OPTIONS. */
	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'check' ), 5, 3 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function check( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $answer || ! Router::isFor( $request ) ) {
			return $answer;
		}
		$origin = self::origin( $request );
		if ( null === $origin ) {
			return null; // Most requests: nobody's hosts need be asked for.
		}
		try {
			( new OwnPages( AllowedOrigins::hosts() ) )->check( $origin, (string) $request->get_header( 'Host' ) );
			return null;
		} catch ( ForeignOrigin $problem ) {
			return $this->isPublicWrite( $request ) ? $this->refusal( $problem ) : null;
		}
	}

	/**
	 * A GET that WordPress takes for a POST, because its address says so, needs no script: an image can send it, and
	 * browsers name no origin then. The widget has no use for that.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function origin( WP_REST_Request $request ): ?string {
		return $request->get_header( 'Origin' ) ?? ( isset( $request->get_query_params()['_method'] ) ? 'null' : null );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function isPublicWrite( WP_REST_Request $request ): bool {
		if ( ! in_array( $request->get_method(), array( 'POST', 'OPTIONS' ), true ) ) {
			return false;
		}
		$isAsked = static fn( Route $route ): bool => Can::ANYONE === $route->can
			&& 'POST' === $route->method
			&& 1 === preg_match( '@^/' . Router::NAMESPACE . $route->pattern() . '$@i', $request->get_route() );
		return array() !== array_filter( Routes::all(), $isAsked );
	}

	/** Without WordPress's leave for the other site to read it, which is sent with each answer. */
	private function refusal( ForeignOrigin $problem ): mixed {
		add_filter(
			'rest_pre_serve_request',
			static function ( mixed $served ): mixed {
				header_remove( 'Access-Control-Allow-Origin' );
				header_remove( 'Access-Control-Allow-Credentials' );
				return $served;
			},
			PHP_INT_MAX
		);
		return $this->errors->toWpError( $problem );
	}
}
