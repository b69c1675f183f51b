<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Page\PageChoice;
use WP;
use WP_Query;
use WP_Rewrite;

/** The tester's result for an address equals what WordPress itself makes of it for a visitor. */
final class TestedPageTest extends RestTestCase {

	private int $post = 0;
	private int $term = 0;

	protected function setUp(): void {
		parent::setUp();
		register_post_type( 'uf_book', array( 'public' => true, 'has_archive' => 'books' ) );
		register_post_type( 'uf_note', array( 'public' => false ) );
		register_taxonomy( 'uf_secret', 'post', array( 'public' => false ) );
		$this->permalinks( '/%year%/%monthnum%/%postname%/' );
	}

	protected function tearDown(): void {
		unregister_post_type( 'uf_book' );
		unregister_post_type( 'uf_note' );
		unregister_taxonomy( 'uf_secret' );
		parent::tearDown();
		$this->permalinks( (string) get_option( 'permalink_structure' ) ); // @phpstan-ignore cast.string (WordPress's own option)
		$GLOBALS['wp_query'] = new WP_Query();
	}

	/**
	 * @dataProvider addresses
	 * @param list<string> $types
	 */
	public function test_a_url_resolves_to_the_page_that_wordpress_would_show( string $path, array $types ): void {
		$this->withContent();
		$url = $this->address( $path );

		$told = $this->tested( $url );

		$this->assertStatus( 200, $told );
		self::assertSame( $types, $told->at( 'is.page_type' ) );
		self::assertSame( $this->printed( $url ), array( $told->at( 'id' ), $told->at( 'is' ) ) );
		self::assertTrue( $told->at( 'is_known' ) );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function addresses(): iterable {
		yield 'the front page' => array( '/', array( 'front_page', 'blog' ) );
		yield 'the front page from a letter' => array( '/?utm_source=letter&colors[]=1', array( 'front_page', 'blog' ) );
		yield 'a post' => array( '{post}', array( 'single' ) );
		yield 'a post without its slash' => array( '{post-bare}', array( 'single' ) );
		yield 'a post by its number' => array( '/?p={id}', array( 'single' ) );
		yield 'a part that the post does not have' => array( '{post}3/', array( 'not_found' ) );
		yield 'a page' => array( '/uf-shop/', array( 'page' ) );
		yield 'a page below it' => array( '/uf-shop/uf-prices/?from=mail', array( 'page' ) );
		yield 'something of another type' => array( '/uf_book/uf-novel/', array( 'single' ) );
		yield 'all of that type' => array( '/books/', array( 'archive' ) );
		yield 'a category' => array( '/category/uf-news/', array( 'archive' ) );
		yield 'a second page of a category that has one' => array( '/category/uf-news/page/2/', array( 'not_found' ) );
		yield 'a category by its number' => array( '/?cat={term}', array( 'archive' ) );
		yield 'a tag without posts' => array( '/tag/uf-empty/', array( 'archive' ) );
		yield 'a tag that is none' => array( '/tag/uf-none/', array( 'not_found' ) );
		yield 'a year' => array( '/2024/', array( 'archive' ) );
		yield 'a year without posts' => array( '/1999/', array( 'not_found' ) );
		yield 'search results' => array( '/?s=price', array( 'search' ) );
		yield 'search results for nothing that is there' => array( '/?s=zzzz-nothing', array( 'search' ) );
		yield 'no page' => array( '/uf-no-such-page/', array( 'not_found' ) );
		yield 'a term of a taxonomy that is not public' => array( '/?taxonomy=uf_secret&term=uf-hidden', array( 'front_page', 'blog' ) );
		yield 'something of a type that is not public' => array( '/?post_type=uf_note&name=uf-note', array( 'not_found' ) );
	}

	public function test_the_front_page_and_the_blog_page_are_recognized(): void {
		$this->withContent();
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->post( 'page', 'uf-start' ) );
		update_option( 'page_for_posts', $this->post( 'page', 'uf-blog' ) );

		foreach ( array( '/' => array( 'front_page', 'page' ), '/uf-blog/' => array( 'blog' ) ) as $path => $types ) {
			$told = $this->tested( $this->address( $path ) );
			self::assertSame( $types, $told->at( 'is.page_type' ) );
			self::assertSame( $this->printed( $this->address( $path ) ), array( $told->at( 'id' ), $told->at( 'is' ) ) );
		}
	}

	public function test_without_permalinks_the_query_identifies_the_page(): void {
		$this->permalinks( '' );
		$post = $this->post( 'post', 'uf-plain' );

		self::assertSame( $post, $this->tested( $this->address( "/?p=$post" ) )->at( 'id' ) );
		self::assertSame( array( 'front_page', 'blog' ), $this->tested( $this->address( '/' ) )->at( 'is.page_type' ) );
	}

	/** @dataProvider noPages */
	public function test_a_url_without_a_page_is_reported_as_unknown( string $path ): void {
		$told = $this->tested( $this->address( $path ) );

		$this->assertStatus( 200, $told );
		self::assertFalse( $told->at( 'is_known' ) );
		self::assertSame( array(), $told->at( 'is.page_type' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function noPages(): iterable {
		yield 'the admin' => array( '/wp-admin/edit.php' );
		yield 'the login' => array( '/wp-login.php' );
		yield 'the REST API' => array( '/wp-json/wp/v2/users' );
		yield 'the REST API by its parameter' => array( '/?rest_route=/wp/v2/users' );
		yield 'a feed' => array( '/feed/' );
		yield 'a list of searches' => array( '/?s[]=price' );
		yield 'robots' => array( '/robots.txt' );
	}

	public function test_nothing_is_revealed_about_nonpublic_pages_to_any_user(): void {
		$private = $this->post( 'page', 'uf-private', array( 'post_status' => 'private', 'post_title' => 'Salaries' ) );
		$draft   = $this->post( 'post', 'uf-draft', array( 'post_status' => 'draft', 'post_title' => 'Not yet' ) );
		$this->asMember( 'administrator' );

		foreach ( array( '/uf-private/', "/?page_id=$private", "/?p=$draft", "/?p=$draft&preview=true" ) as $path ) {
			$told = $this->request( 'GET', 'tester/page', array( 'url' => $this->address( $path ) ) );
			self::assertSame( array( 0, '', false ), array( $told->at( 'id' ), $told->at( 'name' ), $told->at( 'is_known' ) ), $path );
		}
	}

	/** @dataProvider foreign */
	public function test_a_url_of_another_site_is_refused_with_a_message( string $url ): void {
		$this->assertInvalid( $this->tested( $url ), 'url' );
	}

	/** @return iterable<string, array{string}> */
	public static function foreign(): iterable {
		yield 'another host' => array( 'https://example.net/' );
		yield 'this host as a user of another' => array( 'https://example.org@example.net/' );
		yield 'another port' => array( 'http://127.0.0.1:1/' );
		yield 'no address' => array( '/shop/' );
		yield 'a script' => array( 'javascript:alert(1)' );
		yield 'a file' => array( 'file:///etc/passwd' );
	}

	public function test_hostile_urls_cause_no_php_notices_and_match_nothing(): void {
		$many = '?' . str_repeat( 'a[]=1&', 300 );
		$long = str_repeat( 'a/', 900 );
		foreach ( array( '%00', $long, "'\"><script>", '%25%27%20OR%201=1', $many, '?p=1%27%20OR%201', '?m=99999999' ) as $part ) {
			self::assertContains( $this->tested( $this->address( '/' ) . $part )->status, array( 200, 400 ), $part );
		}
	}

	public function test_the_survey_choice_of_a_page_and_competing_surveys_are_reported(): void {
		$page  = $this->post( 'page', 'uf-shop' );
		$other = $this->aSurvey( array( 'title' => 'Everywhere', 'status' => 'publish' ) );
		$url   = (string) get_permalink( $page );

		self::assertContains( 'Everywhere', $this->tested( $url )->column( 'others', 'title' ) );
		PageChoice::store( $page, true, 0 );
		self::assertSame( array( true, array() ), array( $this->tested( $url )->at( 'disabled' ), $this->tested( $url )->at( 'others' ) ) );
		PageChoice::store( $page, false, $other->id );
		self::assertSame( $other->id, $this->tested( $url )->at( 'specific' ) );
	}

	public function test_live_surveys_have_their_effective_rules_and_missing_features(): void {
		$limited = $this->aSurvey(
			array(
				'title'    => 'For one page',
				'settings' => array(
					'targeting' => array(
						'devices'    => array( 'mobile' ),
						'pages'      => 'select',
						'page_rules' => array( array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => 'shop' ) ),
					),
				),
			)
		);
		$this->aSurvey( array( 'title' => 'Draft', 'status' => 'draft' ) );
		PageChoice::store( $this->post( 'page', 'uf-shop' ), true, 0 );
		$live = fn(): RestAnswer => $this->asRoleWith( Permission::VIEW )->request( 'GET', 'tester/live' );

		self::assertSame( array( 'For one page' ), array_slice( $live()->column( 'surveys', 'title' ), 0, 1 ) );
		self::assertSame( array( 'mobile' ), $live()->at( 'surveys.0.targeting.devices' ) );
		self::assertSame( '', $live()->at( 'surveys.0.lacks' ) );
		self::assertSame( 1, $live()->at( 'decided_pages' ) );
		self::assertTrue( $live()->at( 'is_for_managers' ) );
		self::assertNotContains( 'Draft', $live()->column( 'surveys', 'title' ) );

		$this->withPlan( Plan::LITE );
		self::assertSame( 'no_targeting', $live()->at( 'surveys.0.lacks' ) );
		self::assertSame( array( 'desktop' ), $live()->at( 'surveys.0.targeting.devices' ) );
		self::assertSame( $limited->id, $live()->at( 'surveys.0.id' ) );
	}

	public function test_a_role_is_tested_as_a_logged_in_user(): void {
		$told = $this->tested( $this->address( '/' ), 'editor' );
		self::assertSame( array( 'logged_in' ), $told->at( 'is.user_logged_in' ) );
		self::assertSame( array( 'editor' ), $told->at( 'is.user_role' ) );
		self::assertTrue( $told->at( 'is_for_role' ) );

		add_filter( 'userfeedback_enable_surveys_for_admins', '__return_false' );
		self::assertFalse( $this->tested( $this->address( '/' ), 'administrator' )->at( 'is_for_role' ) );
		self::assertTrue( $this->tested( $this->address( '/' ), 'editor' )->at( 'is_for_role' ) );
	}

	public function test_the_page_tester_needs_the_permission_to_edit_surveys(): void {
		$this->asRoleWith( Permission::VIEW, Permission::SETTINGS, Permission::DELETE );

		$this->assertForbidden( $this->request( 'GET', 'tester/page', array( 'url' => $this->address( '/' ) ) ) );
	}

	private function tested( string $url, string $role = '' ): RestAnswer {
		return $this->asRoleWith( Permission::EDIT )->request( 'GET', 'tester/page', array( 'url' => $url, 'role' => $role ) );
	}

	/**
	 * Returns what WordPress itself makes of a visitor's request.
	 *
	 * @return array{int, array<string, list<string>>}
	 */
	private function printed( string $url ): array {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The request is made here, and the real one put back.
		$before = array( $_SERVER, $_GET, $GLOBALS['wp'] );
		$this->asVisitor();
		$_SERVER['REQUEST_URI'] = substr( $url, strlen( untrailingslashit( home_url() ) ) );
		$_SERVER['PHP_SELF']    = '/index.php';
		unset( $_SERVER['PATH_INFO'] );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $_GET );
		$wp = new WP();
		try {
			$wp->public_query_vars   = self::variables();
			$GLOBALS['wp']           = $wp;
			$GLOBALS['wp_the_query'] = new WP_Query();
			$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
			$wp->parse_request();
			$wp->query_posts();
			$wp->handle_404();
			$page = PageContext::current()->toArray( null );
		} finally {
			[ $_SERVER, $_GET, $GLOBALS['wp'] ] = $before;
		}
		// phpcs:enable
		return array( $page['id'], $page['is'] );
	}

	/** @return array<string> including those of types and taxonomies that this process's only WP instance has registered. */
	private static function variables(): array {
		/** @var WP $wp */
		$wp = $GLOBALS['wp'];
		return $wp->public_query_vars;
	}

	private function withContent(): void {
		$shop = $this->post( 'page', 'uf-shop' );
		$this->post( 'page', 'uf-prices', array( 'post_parent' => $shop ) );
		$this->post( 'uf_book', 'uf-novel' );
		$this->post( 'uf_note', 'uf-note' );
		$news = wp_insert_term( 'UF News', 'category' );
		wp_insert_term( 'UF Empty', 'post_tag' );
		wp_insert_term( 'UF Hidden', 'uf_secret' );
		self::assertIsArray( $news );
		$this->term = $news['term_id'];
		$this->post = $this->post( 'post', 'uf-price', array( 'post_date' => '2024-05-06 10:00:00' ) );
		wp_set_object_terms( $this->post, array( $this->term ), 'category' );
	}

	private function address( string $path ): string {
		$post = $this->post > 0 ? (string) get_permalink( $this->post ) : '';
		$path = strtr( $path, array( '{id}' => (string) $this->post, '{term}' => (string) $this->term ) );
		return str_starts_with( $path, '{' )
			? strtr( $path, array( '{post}' => $post, '{post-bare}' => untrailingslashit( $post ) ) )
			: untrailingslashit( home_url() ) . $path;
	}

	/** @param array{post_status?: string, post_title?: string, post_parent?: int, post_date?: string} $more */
	private function post( string $type, string $slug, array $more = array() ): int {
		$post = array(
			'post_type'   => $type,
			'post_name'   => $slug,
			'post_title'  => $slug,
			'post_status' => 'publish',
		);
		$id   = wp_insert_post( $more + $post );
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	private function permalinks( string $structure ): void {
		/** @var WP_Rewrite $rewrite */
		$rewrite = $GLOBALS['wp_rewrite'];
		$rewrite->set_permalink_structure( $structure );
		$rewrite->flush_rules( false );
	}
}
