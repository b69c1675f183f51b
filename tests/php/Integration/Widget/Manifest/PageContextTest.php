<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Widget\Manifest\PageContext;
use WP_Query;

/** Page details for page rules, which must hold in any page cache. */
final class PageContextTest extends SiteTestCase {

	public function test_a_post_has_its_type_and_only_its_public_terms(): void {
		register_taxonomy( 'uf_secret', 'post', array( 'public' => false ) );
		$news   = $this->aTerm( 'News', 'category' );
		$tag    = $this->aTerm( 'Blue', 'post_tag' );
		$secret = $this->aTerm( 'Hidden', 'uf_secret' );
		$post   = $this->aPost( 'post' );
		wp_set_object_terms( $post, array( $news ), 'category' );
		wp_set_object_terms( $post, array( $tag ), 'post_tag' );
		wp_set_object_terms( $post, array( $secret ), 'uf_secret' );

		$page = $this->page( array( 'p' => $post ) );

		unregister_taxonomy( 'uf_secret' );
		self::assertSame(
			array(
				'user_logged_in'   => array( 'logged_out' ),
				'user_role'        => array(),
				'page_type'        => array( 'single' ),
				'page_or_post_is'  => array( (string) $post ),
				'post_type_is'     => array( 'post' ),
				'taxonomy_is'      => array( 'category', 'post_tag' ),
				'taxonomy_term_is' => array( (string) $news, (string) $tag ),
			),
			$page
		);
	}

	public function test_a_static_front_page_is_both_a_page_and_the_front_page(): void {
		$id = $this->aPost( 'page' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );

		$page = $this->page( array( 'page_id' => $id ) );

		self::assertSame( array( array( 'front_page', 'page' ), array() ), array( $page['page_type'], $page['taxonomy_term_is'] ) );
	}

	public function test_an_archive_of_a_term_includes_the_term(): void {
		$news = $this->aTerm( 'News', 'category' );

		$page = $this->page( array( 'cat' => $news ) );

		self::assertSame(
			array( array(), array( 'archive' ), array(), array( 'category' ), array( (string) $news ) ),
			array( $page['page_or_post_is'], $page['page_type'], $page['post_type_is'], $page['taxonomy_is'], $page['taxonomy_term_is'] )
		);
	}

	public function test_an_archive_of_a_post_type_includes_the_type(): void {
		register_post_type( 'uf_book', array( 'public' => true, 'has_archive' => true ) );

		$page = $this->page( array( 'post_type' => 'uf_book' ) );

		unregister_post_type( 'uf_book' );
		self::assertSame( array( array( 'archive' ), array( 'uf_book' ) ), array( $page['page_type'], $page['post_type_is'] ) );
	}

	/**
	 * @dataProvider otherPages
	 * @param array<string, mixed> $query
	 * @param list<string>         $types
	 */
	public function test_other_pages_have_their_page_type( array $query, array $types ): void {
		update_option( 'show_on_front', 'posts' );
		$page = $this->page( $query );

		self::assertSame( array( array(), $types ), array( $page['page_or_post_is'], $page['page_type'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> */
	public static function otherPages(): iterable {
		yield 'the front page of a blog' => array( array(), array( 'front_page', 'blog' ) );
		yield 'search results' => array( array( 's' => 'price' ), array( 'search' ) );
		yield 'no such page' => array( array( 'error' => '404' ), array( 'not_found' ) );
		yield 'a year' => array( array( 'year' => 2026 ), array( 'archive' ) );
	}

	public function test_includes_roles_for_a_logged_in_user_and_nothing_about_visitors(): void {
		self::assertSame( array( array( 'logged_out' ), array() ), $this->who( null ) );
		self::assertSame( array( array( 'logged_in' ), array( 'editor' ) ), $this->who( array( 'editor' ) ) );
		self::assertSame(
			array( array( 'logged_in' ), array() ),
			$this->who( array() ),
			'Someone without a role on this site is logged in all the same.'
		);
	}

	/**
	 * @param list<string>|null $roles
	 * @return array{list<string>, list<string>}
	 */
	private function who( ?array $roles ): array {
		$page = $this->page( array(), $roles );
		return array( $page['user_logged_in'] ?? array(), $page['user_role'] ?? array() );
	}

	/**
	 * @param array<string, mixed> $query
	 * @param list<string>|null    $roles
	 * @return array<string, list<string>>
	 */
	private function page( array $query, ?array $roles = null ): array {
		$wp_query = new WP_Query();
		$wp_query->query( $query );
		$GLOBALS['wp_query'] = $wp_query;
		return PageContext::current()->toArray( $roles )['is'];
	}

	private function aPost( string $type ): int {
		$id = wp_insert_post(
			array(
				'post_type'   => $type,
				'post_title'  => 'A title',
				'post_status' => 'publish',
			)
		);
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	private function aTerm( string $name, string $taxonomy ): int {
		$term = wp_insert_term( $name . bin2hex( random_bytes( 3 ) ), $taxonomy );
		self::assertIsArray( $term );
		return $term['term_id'];
	}
}
