<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Rights;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\Platform\Rest\RouteTable;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\Sample;
use WP_Error;
use WP_REST_Request;

/** Base test in which every user tries every call. */
abstract class PrincipalTestCase extends RestTestCase {

	/** Number of calls in all tests of a class; the last test prints it. */
	protected static int $cases = 0;

	/** @var list<string> addresses that somebody's call wanted to reach. */
	protected array $sent = array();

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rest_server'] = null;
		add_filter( 'wp_rest_server_class', static fn(): string => QuietRestServer::class );
		add_filter( 'pre_http_request', array( $this, 'holdBack' ), 1, 3 );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$GLOBALS['wp_rest_server'] = null;
		unset( $GLOBALS['wp_rest_auth_cookie'], $_SERVER['HTTP_X_WP_NONCE'] );
	}

	/** @param array<string, mixed> $request */
	public function holdBack( mixed $answer, array $request, string $address ): WP_Error {
		$this->sent[] = $address;
		return new WP_Error( 'http_request_failed', 'Nothing leaves a test.' );
	}

	protected function as( Principal $who ): static {
		$role = $who->role();
		return match ( true ) {
			Principal::VISITOR === $who     => $this->asVisitor(),
			Principal::SUPER_ADMIN === $who => $this->asSuperAdmin(),
			null !== $role                  => $this->asMember( $role ),
			default                         => $this->asRoleWith( ...$who->rights() ),
		};
	}

	/** @return array<string, array{Principal}> users that this site can have. */
	public static function everybody(): array {
		$all = array_filter( Principal::cases(), static fn( Principal $who ): bool => Principal::SUPER_ADMIN !== $who || is_multisite() );
		return array_combine(
			array_map( static fn( Principal $who ): string => $who->value, $all ),
			array_map( static fn( Principal $who ): array => array( $who ), $all )
		);
	}

	/**
	 * Makes a call, with a cookie if a user is logged in, as WordPress's server handles it: the nonce first, then the route's
	 * own permission.
	 *
	 * @return array{int, string} status and the code of an error.
	 */
	protected function call( Route $route, string $path, ?string $json, ?string $nonce ): array {
		++self::$cases;
		$user                           = get_current_user_id();
		$GLOBALS['wp_rest_auth_cookie'] = 0 === $user ? null : true;
		unset( $_SERVER['HTTP_X_WP_NONCE'] );
		if ( null !== $nonce ) {
			$_SERVER['HTTP_X_WP_NONCE'] = $nonce;
		}
		/** @var WP_REST_Request<array<string, mixed>> $request */
		$request = new WP_REST_Request( $route->method, '/' . Router::NAMESPACE . "/$path" );
		$request->set_query_params( $this->queryFor( $route ) );
		if ( null !== $json ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( $json );
		}
		$refused  = rest_get_server()->check_authentication();
		$response = is_wp_error( $refused ) ? rest_convert_error_to_response( $refused ) : rest_get_server()->dispatch( $request );
		wp_set_current_user( $user );

		$data = $response->get_data();
		$code = is_array( $data ) ? $data['code'] ?? '' : '';
		return array( $response->get_status(), is_string( $code ) ? $code : '' );
	}

	/**
	 * @return array<string, array{
	 *     Route,
	 *     Permission|null,
	 * }> every route of this site, and its documented permission; null for an undocumented route.
	 */
	protected static function registered(): array {
		$table = array();
		foreach ( RouteTable::all() as $route ) {
			$table[ "$route->method /" . Router::NAMESPACE . $route->pattern() ] = $route;
		}
		$found = array();
		/** @var array<string, list<array{methods: array<string, bool>}>> $registered */
		$registered = rest_get_server()->get_routes( Router::NAMESPACE );
		unset( $registered[ '/' . Router::NAMESPACE ] );
		foreach ( $registered as $pattern => $handlers ) {
			foreach ( array_merge(
				...array_map( static fn( array $handler ): array => array_keys( $handler['methods'] ), $handlers )
			) as $method ) {
				$route = $table[ "$method $pattern" ] ?? null;
				self::assertNotNull( $route, "$method $pattern is not in the route table." );
				$found[ $route->key() ] = array( $route, PromisedRights::OF_ROUTES[ $route->key() ] ?? null );
			}
		}
		return $found;
	}

	/** @return array<string, mixed> */
	private function queryFor( Route $route ): array {
		$query = Sample::least( $route->queryShape() );
		/** @var array<string, mixed> $made a query is an object. */
		$made = is_array( $query ) ? $query : array();
		return $made;
	}

	private function asSuperAdmin(): static {
		$this->asMember( 'subscriber' );
		remove_user_from_blog( get_current_user_id() );
		grant_super_admin( get_current_user_id() );
		return $this;
	}
}
