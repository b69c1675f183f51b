<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use UserFeedback\Platform\Rest\ErrorShape;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\Platform\Rest\RouteTable;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use WP_REST_Request;

/**
 * Base test that calls the plugin as a browser does: through WordPress's REST server. Each response is checked against its
 * shape in the contract, and a property that is not in the contract fails the test.
 */
abstract class RestTestCase extends SiteTestCase {

	/** @var list<Route>|null made once: a test may send thousands of requests. */
	protected static ?array $routes = null;

	/**
	 * @param string                    $path    below userfeedback/v1, with its query string if any.
	 * @param array<string, mixed>|null $body    sent as JSON, or as the query of a GET.
	 * @param array<string, string>     $headers
	 */
	protected function request( string $method, string $path, ?array $body = null, array $headers = array() ): RestAnswer {
		$json = null === $body || 'GET' === $method ? null : (string) wp_json_encode( $body );
		$path = 'GET' === $method && null !== $body ? $path . '?' . http_build_query( $body ) : $path;
		return $this->raw( $method, $path, $json, $headers );
	}

	/**
	 * Sends a request with an unchanged body.
	 *
	 * @param array<string, string> $headers
	 */
	protected function raw( string $method, string $path, ?string $json, array $headers = array() ): RestAnswer {
		[ $route, $query ] = explode( '?', $path, 2 ) + array( '', '' );
		parse_str( $query, $parameters );
		/** @var WP_REST_Request<array<string, mixed>> $request */
		$request = new WP_REST_Request( $method, '/' . Router::NAMESPACE . "/$route" );
		$request->set_query_params( $parameters );
		if ( null !== $json ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( $json );
		}
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$response = rest_get_server()->dispatch( $request );
		$data     = rest_get_server()->response_to_data( $response, false );
		/** @var array<string, string> $sent */
		$sent   = $response->get_headers();
		$answer = new RestAnswer( $response->get_status(), json_decode( (string) wp_json_encode( $data ), true ), $sent );

		$this->assertFitsContract( $this->routeOf( $method, $route ), $answer );
		return $answer;
	}

	protected function assertStatus( int $status, RestAnswer $answer ): void {
		self::assertSame( $status, $answer->status, (string) wp_json_encode( $answer->body, JSON_PRETTY_PRINT ) );
	}

	protected function assertForbidden( RestAnswer $answer ): void {
		$this->assertStatus( 403, $answer );
		self::assertSame( 'userfeedback_forbidden', $answer->at( 'code' ) );
	}

	protected function assertNotFound( RestAnswer $answer ): void {
		$this->assertStatus( 404, $answer );
		self::assertSame( 'userfeedback_not_found', $answer->at( 'code' ) );
	}

	/** Asserts that the response names the field at this path as invalid, with this message if given. */
	protected function assertInvalid( RestAnswer $answer, string $path, ?string $message = null ): void {
		$this->assertStatus( 400, $answer );
		$faults = $answer->at( 'data.params' );
		self::assertIsArray( $faults );
		self::assertArrayHasKey( $path, $faults );
		if ( null !== $message ) {
			self::assertSame( $message, $faults[ $path ] );
		}
	}

	private function assertFitsContract( ?Route $route, RestAnswer $answer ): void {
		self::assertNotNull( $route, 'No route of the contract answered.' );
		if ( str_starts_with( $answer->text( 'code' ), 'rest_' ) ) {
			self::assertSame( $answer->status, $answer->at( 'data.status' ) ); // WordPress's own error, in its own format.
			return;
		}
		$shape = $answer->status >= 400 ? ErrorShape::shape() : $route->answerShape();
		if ( null === $shape || 304 === $answer->status ) {
			self::assertEmpty( $answer->body, "{$route->key()} answers without a body." );
			return;
		}
		$faults = array_map(
			static fn( Violation $violation ): string => "$violation->path: $violation->rule",
			Validator::body( $shape, $answer->body )->violations
		);
		self::assertSame(
			array(),
			$faults,
			"{$route->key()} answered $answer->status with something that is not in the contract: " . wp_json_encode( $answer->body )
		);
	}

	private function routeOf( string $method, string $path ): ?Route {
		self::$routes ??= RouteTable::all();
		foreach ( self::$routes as $route ) {
			if ( $route->method === $method && 1 === preg_match( "@^{$route->pattern()}$@i", "/$path" ) ) {
				return $route;
			}
		}
		return null;
	}
}
