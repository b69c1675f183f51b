<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Heatmaps;

use PasswordHash;
use UserFeedback\Heatmaps\Capture\CaptureHooks;
use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Heatmaps\HeatmapPageDataShape;
use UserFeedback\Heatmaps\Reading\ReadHeatmap;
use UserFeedback\Heatmaps\View\AuthorizeViewer;
use UserFeedback\Heatmaps\View\HeatmapViewHooks;
use UserFeedback\Heatmaps\View\SignedViewToken;
use UserFeedback\Heatmaps\View\ViewGrant;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\HeatmapTestCase;
use UserFeedback\Widget\WidgetScripts;
use WP_Query;
use WP_Scripts;

/** Page output for visitors who are recorded for heatmaps. The scripts are stand-ins, so they needn't be built here. */
final class CaptureScriptTest extends HeatmapTestCase {

	private const FILES = array( '/build/widget/heatmap.js', '/build/widget/heat-view.js' );

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = WP_PLUGIN_DIR . '/uf-' . bin2hex( random_bytes( 4 ) );
		mkdir( "$this->folder/build/widget", 0777, true );
		foreach ( self::FILES as $file ) {
			file_put_contents( $this->folder . $file, '' );
		}
		$GLOBALS['wp_scripts'] = new WP_Scripts();
		require_once ABSPATH . WPINC . '/class-phpass.php';
	}

	protected function tearDown(): void {
		foreach ( self::FILES as $file ) {
			unlink( $this->folder . $file );
		}
		foreach ( array( '/build/widget', '/build', '' ) as $folder ) {
			rmdir( $this->folder . $folder );
		}
		$_GET                  = array();
		$GLOBALS['wp_scripts'] = null;
		$GLOBALS['wp_query']   = new WP_Query();
		parent::tearDown();
	}

	public function test_a_recorded_page_gives_the_script_exactly_the_data_it_needs(): void {
		$this->withSettings(
			array(
				'heatmap_sample'            => 25,
				'heatmap_private_selectors' => array( '.account', '</script>' ),
			)
		);
		$id   = $this->aPost();
		$html = $this->printed( array( 'page_id' => $id ) );
		$data = $this->dataIn( $html, 'userfeedback-heatmap' );

		self::assertFits( HeatmapPageDataShape::capture(), $data );
		self::assertSame(
			array(
				'page'      => "p$id",
				'nonce'     => Plugin::get( PageToken::class )->of( "p$id" ),
				'sample'    => 25,
				'consent'   => '',
				'private'   => array( '.account', '</script>' ),
				'rest'      => rest_url( 'userfeedback/v1/' ),
				'collector' => 'https://example.org/collect.php',
			),
			$data
		);
		self::assertMatchesRegularExpression(
			'#<script (?=[^>]*\basync\b)[^>]*src="[^"]*/build/widget/heatmap\.js\?ver=[0-9a-f]+"#',
			$html
		);
		self::assertSame( 2, substr_count( $html, '</script>' ), 'Its own two and no third.' );
	}

	public function test_the_script_waits_for_consent_if_the_owner_requires_it(): void {
		$id = $this->aPost();
		$this->withSettings( array( 'heatmap_consent' => true ) );
		self::assertSame( 'statistics', $this->dataIn( $this->printed( array( 'page_id' => $id ) ), 'userfeedback-heatmap' )['consent'] );

		add_filter( 'userfeedback_heatmap_consent_category', static fn(): string => 'marketing' );
		self::assertSame( 'marketing', $this->dataIn( $this->printed( array( 'page_id' => $id ) ), 'userfeedback-heatmap' )['consent'] );

		// A mistake there must not turn consent off.
		add_filter( 'userfeedback_heatmap_consent_category', static fn(): string => '', 20 );
		self::assertSame( 'statistics', $this->dataIn( $this->printed( array( 'page_id' => $id ) ), 'userfeedback-heatmap' )['consent'] );
	}

	public function test_only_selected_pages_load_the_script(): void {
		$page    = $this->aPost();
		$other   = $this->aPost();
		$post    = $this->aPost( array( 'post_type' => 'post' ) );
		$queries = array(
			'page'  => array( 'page_id' => $page ),
			'other' => array( 'page_id' => $other ),
			'post'  => array( 'p' => $post ),
			'front' => array(),
		);
		$cases   = array(
			array( array( 'heatmap_pages' => 'select' ), array() ),
			array( array( 'heatmap_page_ids' => array( $page ) ), array( 'page' ) ),
			array( array( 'heatmap_post_types' => array( 'post' ) ), array( 'page', 'post' ) ),
			array( array( 'heatmap_front_page' => true ), array( 'page', 'post', 'front' ) ),
			array( array( 'heatmap_pages' => 'all' ), array( 'page', 'other', 'post', 'front' ) ),
		);
		foreach ( $cases as [ $settings, $chosen ] ) {
			$this->withSettings( $settings );
			$have = array_keys( array_filter( $queries, fn( array $query ): bool => '' !== $this->printed( $query ) ) );
			self::assertSame( $chosen, $have, (string) wp_json_encode( $settings ) );
		}
	}

	/** @dataProvider pages */
	public function test_each_page_has_its_own_key( string $kind, ?string $key ): void {
		$static = $this->aPost();
		$blog   = $this->aPost( array( 'post_title' => 'News' ) );
		$term   = wp_insert_term( 'News', 'category' );
		self::assertIsArray( $term );
		$long   = $this->aPost( array( 'post_content' => 'One<!--nextpage-->Two' ) );
		$locked = $this->aPost( array( 'post_password' => 'secret' ) );
		for ( $i = 0; $i < 12; ++$i ) {
			$this->aPost( array( 'post_type' => 'post', 'post_category' => array( $term['term_id'] ) ) );
		}
		if ( 'posts first' !== $kind ) {
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $static );
			update_option( 'page_for_posts', $blog );
		}
		$query = match ( $kind ) {
			'posts first'     => array(),
			'static front'    => array( 'page_id' => $static ),
			'blog'            => array( 'page_id' => $blog ),
			'blog, page 2'    => array( 'page_id' => $blog, 'paged' => 2 ),
			'term'            => array( 'cat' => $term['term_id'] ),
			'term, page 2'    => array( 'cat' => $term['term_id'], 'paged' => 2 ),
			'second part'     => array( 'page_id' => $long, 'page' => 2 ),
			'first part'      => array( 'page_id' => $long, 'page' => 1 ),
			'with a password' => array( 'page_id' => $locked ),
			'search'          => array( 's' => 'secret' ),
			'author'          => array( 'author' => 1 ),
			'nothing'         => array( 'p' => 999_999 ),
			default           => array( 'year' => 2026 ),
		};
		$data = $this->dataIn( $this->printed( $query ), 'userfeedback-heatmap' );

		self::assertSame(
			'first part' === $kind ? "p$long" : ( 'term' === $kind ? "t{$term['term_id']}" : $key ),
			$data['page'] ?? null
		);
	}

	/** @return iterable<string, array{string, string|null}> */
	public static function pages(): iterable {
		foreach ( array( 'posts first', 'static front' ) as $kind ) {
			yield $kind => array( $kind, 'front' );
		}
		foreach ( array( 'blog' => 'blog', 'term' => 't', 'first part' => 'p' ) as $kind => $key ) {
			yield $kind => array( $kind, $key );
		}
		$none = array( 'blog, page 2', 'term, page 2', 'second part', 'with a password', 'search', 'author', 'nothing', 'a year' );
		foreach ( $none as $kind ) {
			yield $kind => array( $kind, null );
		}
	}

	/** Guards against: a page with a password was recorded for visitors who had typed it. */
	public function test_a_page_with_a_password_is_never_recorded(): void {
		$locked = $this->aPost( array( 'post_password' => 'secret' ) );
		$hasher = new PasswordHash( 8, true );
		$cookie = 'wp-postpass_' . COOKIEHASH;
		$open   = $this->aPost();
		// As wp-login.php sets it.
		$_COOKIE[ $cookie ] = $hasher->HashPassword( 'secret' );
		try {
			self::assertFalse( post_password_required( $locked ) );
			self::assertSame( '', $this->printed( array( 'page_id' => $locked ) ) );
			self::assertNotSame( '', $this->printed( array( 'page_id' => $open ) ) );
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $locked );
			self::assertSame( '', $this->printed( array( 'page_id' => $locked ) ), 'As the front page.' );
		} finally {
			unset( $_COOKIE[ $cookie ] );
		}
	}

	public function test_users_who_work_on_the_site_are_not_recorded(): void {
		$page = array( 'page_id' => $this->aPost() );
		foreach ( array( 'administrator', 'editor', 'author', 'contributor' ) as $role ) {
			$this->asMember( $role );
			self::assertSame( '', $this->printed( $page, null ), $role );
		}
		self::assertNotSame( '', $this->asMember( 'subscriber' )->printed( $page, null ) );
		self::assertSame( '', $this->asRoleWith( Permission::VIEW )->printed( $page, null ) );
		self::assertSame( '', $this->asRoleWith( Permission::EDIT )->printed( $page, null ) );
	}

	public function test_previews_and_heatmap_views_are_not_recorded(): void {
		$page = array( 'page_id' => $this->aPost() );
		foreach ( array( 'userfeedback_heatmap', 'userfeedback_preview' ) as $parameter ) {
			$_GET = array( $parameter => 'x' );
			self::assertSame( '', $this->printed( $page ), $parameter );
		}
		$_GET = array();
		self::assertSame( '', $this->printed( array( 'preview' => true ) + $page ) );
		self::assertSame( '', $this->printed( array( 'feed' => 'rss2' ) + $page ) );
		self::assertNotSame( '', $this->printed( $page ) );
	}

	public function test_nothing_is_printed_without_the_addon_and_unselected_pages_need_no_query(): void {
		$page = array( 'page_id' => $this->aPost() );
		Addon::HEATMAPS->setActive( false );
		self::assertSame( '', $this->printed( $page ) );

		$this->withSettings( array( 'heatmap_pages' => 'select' ) );
		$this->ask( $page );
		$before = $this->queries();
		$this->module()->show();
		self::assertSame( $before, $this->queries() );
	}

	public function test_a_heatmap_view_has_map_and_texts_and_runs_as_a_logged_out_visitor(): void {
		$page = $this->aPost();
		$this->visit( "p$page" );
		$this->asMember( 'administrator' );
		$_GET = array( 'userfeedback_heatmap' => $this->signed( "p$page", 'visitor', get_current_user_id() ) );
		add_filter( 'wp_using_themes', '__return_true' );

		$module = $this->viewModule();
		$module->begin();
		$this->ask( array( 'page_id' => $page ) );

		self::assertSame( 0, get_current_user_id() );
		self::assertFalse( apply_filters( 'show_admin_bar', true ) );
		$html = $this->shown( static fn() => $module->show() );
		$data = $this->dataIn( $html, 'userfeedback-heatmap-view' );
		self::assertFits( HeatmapPageDataShape::view(), $data );
		self::assertIsArray( $data['map'] );
		self::assertSame( 1, $data['map']['views'] );
		self::assertStringContainsString( '/build/widget/heat-view.js', $html );
		foreach ( array( 'userfeedback-loader', 'userfeedback-rating', 'userfeedback-heatmap' ) as $handle ) {
			self::assertSame( '', apply_filters( 'script_loader_tag', '<script src="x"></script>', $handle, 'x' ), $handle );
		}
		self::assertSame( '<script>', apply_filters( 'script_loader_tag', '<script>', 'jquery', 'x' ) );
	}

	public function test_a_heatmap_view_as_a_role_uses_a_user_that_is_not_in_the_database(): void {
		$page  = $this->aPost();
		$owner = $this->asMember( 'administrator' );
		$id    = get_current_user_id();
		$_GET  = array( 'userfeedback_heatmap' => $this->signed( "p$page", 'author', $id ) );
		add_filter( 'wp_using_themes', '__return_true' );
		self::assertSame( $this, $owner );

		$this->viewModule()->begin();

		self::assertTrue( is_user_logged_in() );
		self::assertNotSame( $id, get_current_user_id() );
		self::assertFalse( get_userdata( get_current_user_id() ) );
		self::assertSame( array( 'author' ), wp_get_current_user()->roles );
		self::assertTrue( current_user_can( 'publish_posts' ) );
		foreach ( array( 'edit_others_posts', 'manage_options', Permission::VIEW->value, Permission::SETTINGS->value ) as $capability ) {
			self::assertFalse( current_user_can( $capability ), $capability );
		}
		update_user_meta( get_current_user_id(), 'seen', '1' );
		add_user_meta( get_current_user_id(), 'seen', '1' );
		wp_cache_flush();
		self::assertSame( '', get_user_meta( get_current_user_id(), 'seen', true ) );
	}

	public function test_the_view_parameter_is_ignored_in_wp_admin_and_outside_page_views(): void {
		$this->asMember( 'administrator' );
		$id   = get_current_user_id();
		$_GET = array( 'userfeedback_heatmap' => $this->signed( 'p1', 'visitor', $id ) );

		$this->viewModule()->begin();
		self::assertSame( $id, get_current_user_id() );

		add_filter( 'wp_using_themes', '__return_true' );
		set_current_screen( 'dashboard' );
		$this->viewModule()->begin();
		self::assertSame( $id, get_current_user_id() );
		unset( $GLOBALS['current_screen'] );
	}

	private function signed( string $key, string $as, int $user ): string {
		return Plugin::get( SignedViewToken::class )->sign(
			new ViewGrant( $key, $as, 'desktop', '2026-11-01', '2026-11-24', $user, (int) strtotime( self::NOW ) + 600 )
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @param int|null             $user  null for the current user.
	 */
	private function printed( array $query, ?int $user = 0 ): string {
		if ( null !== $user ) {
			$this->asVisitor();
		}
		$this->ask( $query );
		return $this->shown( fn() => $this->module()->show() );
	}

	/** @param array<string, mixed> $query */
	private function ask( array $query ): void {
		$GLOBALS['wp_query']     = new WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['wp_query']->query( build_query( $query ) ); // The front page has no query.
		$GLOBALS['wp_scripts'] = new WP_Scripts();
	}

	/** @param callable(): void $show */
	private function shown( callable $show ): string {
		ob_start();
		$show();
		wp_scripts()->do_items();
		return (string) ob_get_clean();
	}

	/** @return array<array-key, mixed> empty if there are none. */
	private function dataIn( string $html, string $id ): array {
		if ( 1 !== preg_match( '#<script (?=[^>]*type="application/json")[^>]*id="' . $id . '"[^>]*>(.*?)</script>#s', $html, $found ) ) {
			return array();
		}
		$data = json_decode( $found[1], true );
		self::assertIsArray( $data );
		return $data;
	}

	private function module(): CaptureHooks {
		return new CaptureHooks(
			new WidgetScripts( "$this->folder/userfeedback.php" ),
			static fn(): CurrentEdition => Plugin::get( CurrentLicensedEdition::class )->lasting(),
			static fn(): PageToken => Plugin::get( PageToken::class ),
			static fn(): string => 'https://example.org/collect.php'
		);
	}

	private function viewModule(): HeatmapViewHooks {
		return new HeatmapViewHooks(
			static fn(): AuthorizeViewer => new AuthorizeViewer(
				Plugin::get( SignedViewToken::class ),
				Plugin::get( CurrentLicensedEdition::class )
			),
			static fn(): ReadHeatmap => Plugin::get( ReadHeatmap::class ),
			new WidgetScripts( "$this->folder/userfeedback.php" )
		);
	}
}
