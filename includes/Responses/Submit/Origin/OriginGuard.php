<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Origin;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\Platform\Rest\RouteTable;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Prevents other sites' pages from using the public write routes. WordPress would allow them, and would answer their browsers'
 * preflight requests before anything else runs.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class OriginGuard {

	/**
	 * Runs before checks of the body's size and type, as in the collector, and before WordPress answers OPTIONS.
	 *
	 * @return array<string, Declared|list<Declared>>
	 */
	public static function hooks(): array {
		return array(
			'rest_pre_dispatch' => array( 'check', 5, 3, array( Router::class, 'isAsked' ) ),
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function check( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $answer || ! Router::isFor( $request ) ) {
			return $answer;
		}
		$origin = self::origin( $request );
		if ( null === $origin ) {
			return null; // The usual case: no need to look up hosts.
		}
		try {
			( new OriginCheck( AllowedOrigins::hosts() ) )->check( $origin, (string) $request->get_header( 'Host' ) );
			return null;
		} catch ( RequestError $problem ) {
			return self::isPublicWrite( $request ) ? self::refusal( $problem ) : null;
		}
	}

	/**
	 * A URL can make WordPress treat a GET as a POST. That needs no script: an image can send it, and browsers then omit the
	 * origin. The widget has no use for that.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function origin( WP_REST_Request $request ): ?string {
		return $request->get_header( 'Origin' ) ?? ( isset( $request->get_query_params()['_method'] ) ? 'null' : null );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function isPublicWrite( WP_REST_Request $request ): bool {
		return in_array( $request->get_method(), array( 'POST', 'OPTIONS' ), true )
			&& RouteTable::isPublic( 'POST', $request->get_route() );
	}

	/** Removes WordPress's CORS header, which is sent with each response and lets the other site read it. */
	private static function refusal( RequestError $problem ): mixed {
		add_filter(
			'rest_pre_serve_request',
			static function ( mixed $served ): mixed {
				header_remove( 'Access-Control-Allow-Origin' );
				header_remove( 'Access-Control-Allow-Credentials' );
				return $served;
			},
			PHP_INT_MAX
		);
		return ( new ErrorMapper() )->toWpError( $problem );
	}
}
