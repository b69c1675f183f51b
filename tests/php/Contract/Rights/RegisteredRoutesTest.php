<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\Platform\Rest\RouteTable;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use WP_REST_Request;

final class RegisteredRoutesTest extends SiteTestCase {

	public function test_the_site_has_exactly_the_routes_of_the_table(): void {
		$wanted = array_map(
			static fn( Route $route ): string => "$route->method /" . Router::NAMESPACE . $route->pattern(),
			RouteTable::all()
		);
		sort( $wanted );

		self::assertSame( $wanted, array_keys( $this->registered() ) );
	}

	public function test_every_route_has_a_permission_callback(): void {
		foreach ( $this->registered() as $key => $handler ) {
			self::assertIsCallable( $handler['permission_callback'] ?? null, $key );
		}
	}

	public function test_the_namespace_index_is_readable_and_names_every_parameter(): void {
		$index = rest_do_request( '/' . Router::NAMESPACE );

		self::assertSame( 200, $index->get_status() );
		$json = new RestAnswer( 200, json_decode( (string) wp_json_encode( $index->get_data() ), true ), array() );
		$list = '/' . Router::NAMESPACE . '/surveys';
		self::assertSame(
			array( 'page', 'per_page', 'orderby', 'order', 'select', 'filter', 'search' ),
			array_keys( $json->items( "routes.$list.endpoints.0.args" ) )
		);
	}

	public function test_options_of_a_route_name_its_parameters_and_calls_to_other_routes_build_none(): void {
		$GLOBALS['wp_rest_server'] = null; // A new one that answers OPTIONS: an earlier test removed its hooks.
		$list                      = '/' . Router::NAMESPACE . '/surveys';
		rest_do_request( '/wp/v2/types' );
		self::assertSame( array(), $this->registered()[ "GET $list" ]['args'] ?? null );

		$options = rest_do_request( new WP_REST_Request( 'OPTIONS', $list ) );

		$json = new RestAnswer( 200, json_decode( (string) wp_json_encode( $options->get_data() ), true ), array() );
		self::assertSame(
			array( array( 'GET' ), array( 'POST' ), array( 'DELETE' ) ),
			array_map( static fn( mixed $one ): mixed => is_array( $one ) ? $one['methods'] : null, $json->items( 'endpoints' ) )
		);
		self::assertContains( 'search', array_keys( $json->items( 'endpoints.0.args' ) ) );
		self::assertSame( array( 'survey_ids' ), array_keys( $json->items( 'endpoints.2.args' ) ) );
	}

	/** @return array<string, array<string, mixed>> method and pattern to WordPress's data about the route, sorted. */
	private function registered(): array {
		$found = array();
		/** @var array<string, list<array{methods: array<string, bool>, permission_callback?: mixed}>> $routes */
		$routes = rest_get_server()->get_routes( Router::NAMESPACE );
		unset( $routes[ '/' . Router::NAMESPACE ] ); // WordPress adds the index of the namespace itself.
		foreach ( $routes as $pattern => $handlers ) {
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'], true, true ) as $method ) {
					$found[ "$method $pattern" ] = $handler;
				}
			}
		}
		ksort( $found );
		return $found;
	}
}
