<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use UserFeedback\Heatmaps\View\HeatmapViewHooks;
use UserFeedback\Heatmaps\View\SignedViewToken;
use UserFeedback\Heatmaps\View\ViewGrant;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Servers\SiteServer;
use WP_Session_Tokens;
use wpdb;

/** A page as an owner views it, from a real server with real cookies. Its data is committed. */
final class HeatmapViewTest extends HeatmapTestCase {

	private const REFUSED = 'This heatmap view has expired, or it isn’t available to you.';

	/** Stands for plugins that check the current user, and for sites that block frames on request. */
	private const PLUGIN = <<<'PHP'
		<?php
		add_action( 'init', static fn() => is_user_logged_in() && update_user_meta( get_current_user_id(), 'uf_seen', '1' ) );
		add_action( 'wp_footer', static function () {
			printf( '<!--roles:%s id:%s-->', implode( ',', wp_get_current_user()->roles ), get_current_user_id() );
		} );
		if ( isset( $_GET['deny'] ) ) {
			add_action( 'send_headers', static fn() => header( 'X-Frame-Options: DENY' ) );
			add_action( 'send_headers', static fn() => header( "Content-Security-Policy: default-src 'self'" ) );
		}
		PHP;

	private ?SiteServer $server = null;

	/** @var array<string, int> by role. */
	private array $users = array();

	/** @var list<int> */
	private array $posts = array();

	private string $plugin = '';

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		wp_cache_flush(); // It caches rolled-back data.
		Plugin::get( \UserFeedback\Platform\Clock::class )->stopAt( null );
		$this->withSettings( array( 'heatmap_pages' => 'all' ) );
		foreach ( array( 'administrator', 'editor', 'author' ) as $role ) {
			$this->asMember( $role );
			$this->users[ $role ] = get_current_user_id();
		}
		$this->posts = array(
			$this->aPost( array( 'post_content' => 'Words of the page.' ) ),
			$this->aPost( array( 'post_content' => 'Other words.' ) ),
			$this->aPost( array( 'post_status' => 'private', 'post_content' => 'For members only.' ) ),
		);
		foreach ( $this->posts as $id ) {
			$this->visit( "p$id" );
		}
		$this->plugin = WP_CONTENT_DIR . '/mu-plugins/uf-' . bin2hex( random_bytes( 4 ) ) . '.php';
		file_put_contents( $this->plugin, self::PLUGIN );
		$this->server = SiteServer::start();
	}

	protected function tearDown(): void {
		$this->server?->stop();
		unlink( $this->plugin );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		foreach ( $this->users as $id ) {
			is_multisite() ? wpmu_delete_user( $id ) : wp_delete_user( $id );
		}
		foreach ( $this->posts as $id ) {
			wp_delete_post( $id, true );
		}
		Plugin::get( Db::class )->write( 'DELETE FROM {heatmap_visits}' );
		$this->withSettings( array( 'heatmap_pages' => 'select', 'view_results' => array( 'administrator', 'editor' ) ) );
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	public function test_an_owner_views_the_page_as_a_visitor_without_being_stored_or_counted(): void {
		$cookie            = $this->login( 'administrator' );
		[ $status, $html ] = $this->get( $this->address( 0 ), $cookie );

		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Words of the page.', $html );
		self::assertStringContainsString( '<!--roles: id:0-->', $html );
		self::assertStringNotContainsString( 'wpadminbar', $html );
		self::assertStringNotContainsString( 'logged-in', $html );
		self::assertStringNotContainsString( 'userfeedback-loader-js', $html );
		self::assertStringNotContainsString( 'id="userfeedback-heatmap"', $html );
		self::assertMatchesRegularExpression( '/no-cache.*no-store|no-store.*no-cache/', $this->header( 'Cache-Control' ) );
		self::assertStringContainsString( 'private', $this->header( 'Cache-Control' ) );
		self::assertSame( 'noindex, nofollow', $this->header( 'X-Robots-Tag' ) );
		self::assertSame( 'no-referrer', $this->header( 'Referrer-Policy' ) );
		self::assertSame(
			"connect-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; worker-src 'self' blob:; form-action 'none'; "
				. "frame-ancestors 'self'",
			$this->header( 'Content-Security-Policy' )
		);
		self::assertSame( '', $this->header( 'X-Frame-Options' ) );
		self::assertSame( 3, $this->waiting() );
		[ , $own ] = $this->get( (string) get_permalink( $this->posts[0] ), $cookie );
		self::assertStringContainsString( "<!--roles:administrator id:{$this->users['administrator']}-->", $own );
	}

	public function test_a_page_that_needs_a_login_is_viewed_as_a_permitted_role_and_leaves_no_trace(): void {
		$cookie = $this->login( 'administrator' );

		[ $status, $html ] = $this->get( $this->address( 2, 'editor' ), $cookie );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'For members only.', $html );
		self::assertMatchesRegularExpression( '/<!--roles:editor id:\d+-->/', $html );
		self::assertStringNotContainsString( "id:{$this->users['administrator']}-->", $html );
		self::assertStringNotContainsString( 'wpadminbar', $html );

		foreach ( array( 'visitor', 'author', 'subscriber' ) as $as ) {
			[ $status, $html ] = $this->get( $this->address( 2, $as ), $cookie );
			self::assertSame( 403, $status, $as );
			self::assertStringNotContainsString( 'For members only.', $html, $as );
		}
		self::assertSame( 0, $this->noted() );
		$this->get( (string) get_permalink( $this->posts[0] ), $cookie );
		self::assertSame( 1, $this->noted(), 'The other plugin notes who was here.' );
	}

	public function test_a_link_does_not_work_for_other_users(): void {
		$this->login( 'administrator' );
		$address = $this->address( 0 );

		$this->assertRefused( $this->get( $address, '' ), 'nobody' );
		foreach ( array( 'editor', 'author' ) as $who ) {
			$this->assertRefused( $this->get( $address, $this->login( $who ) ), $who );
		}
		$this->assertRefused( $this->get( $address, LOGGED_IN_COOKIE . '=admin%7C9999999999%7Cx%7Cy' ), 'a forged cookie' );
	}

	public function test_a_link_expires_and_works_only_for_its_own_page(): void {
		$cookie = $this->login( 'administrator' );
		$own    = $this->users['administrator'];
		$key    = "p{$this->posts[0]}";
		$at     = (string) get_permalink( $this->posts[0] );
		$good   = $this->address( 0 );
		parse_str( (string) wp_parse_url( $good, PHP_URL_QUERY ), $query );
		$signed = is_string( $query['userfeedback_heatmap'] ) ? $query['userfeedback_heatmap'] : '';

		$this->assertRefused( $this->get( $this->put( $at, $this->sign( $key, 'visitor', $own, -1 ) ), $cookie ), 'a minute too late' );
		$this->assertRefused( $this->get( $this->put( (string) get_permalink( $this->posts[1] ), $signed ), $cookie ), 'another page' );
		$this->assertRefused( $this->get( $this->put( home_url( '/' ), $signed ), $cookie ), 'the front page' );
		$this->assertRefused( $this->get( $this->put( home_url( '/?s=a' ), $signed ), $cookie ), 'a search' );
		$this->assertRefused( $this->get( $this->put( add_query_arg( 'feed', 'rss2', $at ), $signed ), $cookie ), 'a feed' );
		$this->assertRefused( $this->get( $this->put( home_url( '/?rest_route=/wp/v2/users/me' ), $signed ), $cookie ), 'REST' );
		$this->assertRefused( $this->get( $this->put( $at, "$signed," ), $cookie ), 'another signature' );
		$this->assertRefused( $this->get( $this->put( $at, strrev( $signed ) ), $cookie ), 'no signature' );
		$this->assertRefused( $this->get( $this->put( $at, '' ), $cookie ), 'nothing' );
		$this->assertRefused( $this->get( add_query_arg( 'userfeedback_heatmap[]', $signed, $at ), $cookie ), 'a list' );
		$forged = $this->forged( $signed, 'administrator' );
		$this->assertRefused( $this->get( $this->put( $at, $forged ), $cookie ), 'a payload of somebody else' );
		self::assertSame( 200, $this->get( $good, $cookie )[0], 'Until then it may be used again.' );
	}

	public function test_viewing_as_a_role_never_shows_more_than_users_can_see_themselves(): void {
		$editor = $this->login( 'editor' );
		$key    = "p{$this->posts[0]}";

		foreach ( array( 'administrator', 'author', 'subscriber', 'nothing' ) as $role ) {
			$this->assertInvalid( $this->view( 0, $role ), 'as' );
			$address = $this->put( (string) get_permalink( $this->posts[0] ), $this->sign( $key, $role, $this->users['editor'] ) );
			$this->assertRefused( $this->get( $address, $editor ), "Signed all the same: $role." );
		}
		self::assertSame( array( 'editor' ), array_column( $this->request( 'GET', 'heatmaps/pages' )->items( 'roles' ), 'name' ) );
		self::assertSame( 200, $this->get( $this->address( 0, 'editor' ), $editor )[0] );

		$this->login( 'administrator' );
		$roles = array_column( $this->request( 'GET', 'heatmaps/pages' )->items( 'roles' ), 'name' );
		self::assertContains( 'subscriber', $roles );
		self::assertContains( 'administrator', $roles );
		add_role( 'uf_mighty', 'Mighty', array( 'uf_more_than_all' => true ) );
		self::assertNotContains( 'uf_mighty', array_column( $this->request( 'GET', 'heatmaps/pages' )->items( 'roles' ), 'name' ) );
		$this->assertInvalid( $this->view( 0, 'uf_mighty' ), 'as' );
		remove_role( 'uf_mighty' );
	}

	public function test_a_link_stops_working_when_the_user_loses_the_permission_to_view_results(): void {
		$cookie  = $this->login( 'editor' );
		$address = $this->address( 0 );
		self::assertSame( 200, $this->get( $address, $cookie )[0] );

		$this->withSettings( array( 'view_results' => array( 'administrator' ) ) );

		$this->assertRefused( $this->get( $address, $cookie ), 'Without the right.' );
	}

	public function test_a_site_that_denies_framing_still_denies_it(): void {
		$cookie = $this->login( 'administrator' );

		self::assertSame( 200, $this->get( add_query_arg( 'deny', '1', $this->address( 0 ) ), $cookie )[0] );

		self::assertSame( 'DENY', $this->header( 'X-Frame-Options' ) );
		$policies = $this->headers( 'Content-Security-Policy' );
		self::assertCount( 2, $policies );
		self::assertSame( "default-src 'self'", $policies[0] );
		self::assertStringContainsString( "frame-ancestors 'none'", $policies[1] );
		self::assertFalse( HeatmapViewHooks::isFrameDenied( array( 'X-Frame-Options: SAMEORIGIN', 'Content-Type: text/html' ) ) );
	}

	public function test_a_view_url_is_made_only_for_a_page_that_can_be_opened(): void {
		$this->login( 'administrator' );
		wp_update_post( array( 'ID' => $this->posts[1], 'post_status' => 'draft' ) );

		$this->assertInvalid( $this->view( 1 ), 'key' );
		$answer = $this->view( 0 );
		$this->assertStatus( 200, $answer );
		self::assertEqualsWithDelta( time() + 600, strtotime( $answer->text( 'expires_at' ) ), 5 );
		$this->assertInvalid( $this->view( 0, 'visitor', array( 'from' => '2026-11-02', 'to' => '2026-11-01' ) ), 'from' );
	}

	/** @param array{int, string} $answer */
	private function assertRefused( array $answer, string $case ): void {
		self::assertSame( 403, $answer[0], $case );
		$said = html_entity_decode( str_replace( '&amp;#', '&#', $answer[1] ), ENT_QUOTES ); // Feeds escape it twice.
		self::assertStringContainsString( self::REFUSED, $said, $case );
		self::assertStringNotContainsString( 'Words of the page.', $answer[1], $case );
		self::assertStringContainsString( 'no-store', $this->header( 'Cache-Control' ), $case );
		self::assertStringContainsString( "frame-ancestors 'self'", $this->header( 'Content-Security-Policy' ), $case );
	}

	/** @param array<string, mixed> $more */
	private function view( int $post, string $as = 'visitor', array $more = array() ): RestAnswer {
		return $this->request( 'POST', "heatmaps/pages/p{$this->posts[$post]}/view", array( 'as' => $as ) + $more );
	}

	private function address( int $post, string $as = 'visitor' ): string {
		$answer = $this->view( $post, $as );
		$this->assertStatus( 200, $answer );
		return $answer->text( 'url' );
	}

	private function sign( string $key, string $as, int $user, int $seconds = 600 ): string {
		$pass = new ViewGrant( $key, $as, 'desktop', '2026-11-01', '2026-11-24', $user, time() + $seconds );
		return Plugin::get( SignedViewToken::class )->sign( $pass );
	}

	/** Returns the same signature with another payload. */
	private function forged( string $signed, string $as ): string {
		[ $payload, $mac ] = explode( '.', $signed ) + array( '', '' );
		$parts             = json_decode( (string) base64_decode( strtr( $payload, '-_', '+/' ), true ), true );
		self::assertIsArray( $parts );
		$parts[1] = $as;
		return rtrim( strtr( base64_encode( (string) wp_json_encode( $parts ) ), '+/', '-_' ), '=' ) . ".$mac";
	}

	private function put( string $address, string $signed ): string {
		return add_query_arg( 'userfeedback_heatmap', rawurlencode( $signed ), $address );
	}

	/** @return array{int, string} */
	private function get( string $address, string $cookie ): array {
		$parts = wp_parse_url( $address );
		self::assertIsArray( $parts );
		return $this->server?->get(
			( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' ),
			'' === $cookie ? array() : array( 'Cookie' => $cookie )
		) ?? array( 0, '' );
	}

	private function header( string $name ): string {
		return implode( '; ', $this->headers( $name ) );
	}

	/** @return list<string> */
	private function headers( string $name ): array {
		$found = array_filter(
			$this->server->headers ?? array(),
			static fn( string $line ): bool => 0 === stripos( $line, "$name:" )
		);
		return array_values(
			array_map( static fn( string $line ): string => trim( substr( $line, strlen( $name ) + 1 ) ), $found )
		);
	}

	private function login( string $role ): string {
		$user  = $this->users[ $role ];
		$until = time() + HOUR_IN_SECONDS;
		$token = WP_Session_Tokens::get_instance( $user )->create( $until );
		wp_set_current_user( $user );
		$cookie = wp_generate_auth_cookie( $user, $until, 'logged_in', $token );
		self::assertTrue( 'author' === $role || current_user_can( Permission::VIEW->value ) );
		return LOGGED_IN_COOKIE . '=' . rawurlencode( $cookie );
	}

	/** Counts users that the other plugin saw. */
	private function noted(): int {
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE meta_key = 'uf_seen'" );
	}
}
