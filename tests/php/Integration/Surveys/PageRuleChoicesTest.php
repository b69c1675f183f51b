<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class PageRuleChoicesTest extends RestTestCase {

	/**
	 * @dataProvider rules
	 * @param array<string, string> $some ID to label of some expected choices.
	 */
	public function test_each_kind_of_rule_has_its_choices( string $rule, array $some ): void {
		$choices = $this->choices( $rule );

		foreach ( $some as $id => $label ) {
			self::assertSame( $label, $choices[ $id ] ?? null );
		}
	}

	/** @return array<string, array{string, array<string, string>}> */
	public static function rules(): array {
		return array(
			'logged in or not' => array( 'user_logged_in', array( 'logged_in' => 'Logged in', 'logged_out' => 'Logged out' ) ),
			'roles'            => array( 'wp_user_roles', array( 'administrator' => 'Administrator', 'subscriber' => 'Subscriber' ) ),
			'types of pages'   => array( 'wp_page_type', array( 'front_page' => 'Front page', 'not_found' => 'Page not found' ) ),
			'types of posts'   => array( 'post_type', array( 'post' => 'Posts', 'page' => 'Pages' ) ),
			'taxonomies'       => array( 'taxonomy', array( 'category' => 'Categories', 'post_tag' => 'Tags' ) ),
		);
	}

	public function test_types_and_taxonomies_hidden_from_visitors_are_not_offered(): void {
		register_post_type( 'uf_internal', array( 'public' => false, 'label' => 'Internal' ) );
		register_taxonomy( 'uf_secret', 'post', array( 'public' => false, 'label' => 'Secret' ) );
		wp_insert_term( 'A secret term', 'uf_secret' );

		self::assertArrayNotHasKey( 'uf_internal', $this->choices( 'post_type' ) );
		self::assertArrayNotHasKey( 'uf_secret', $this->choices( 'taxonomy' ) );
		self::assertSame( array(), $this->choices( 'taxonomy_term', 'secret' ) );

		unregister_taxonomy( 'uf_secret' );
		unregister_post_type( 'uf_internal' );
	}

	public function test_a_term_label_names_its_taxonomy(): void {
		$term = wp_insert_term( 'Zebras & co', 'category' );
		self::assertIsArray( $term );

		self::assertSame( array( $term['term_id'] => 'Zebras & co (Categories)' ), $this->choices( 'taxonomy_term', 'zebra' ) );
	}

	public function test_a_search_returns_at_most_fifty_terms(): void {
		foreach ( range( 1, 51 ) as $number ) {
			wp_insert_term( "Zebra $number", 'post_tag' );
		}

		self::assertCount( 50, $this->choices( 'taxonomy_term', 'zebra' ) );
	}

	public function test_a_search_matches_part_of_a_label_in_any_case_and_takes_wildcards_literally(): void {
		self::assertSame( array( 'editor' => 'Editor' ), $this->choices( 'wp_user_roles', 'EDIT' ) );
		self::assertSame( array(), $this->choices( 'wp_user_roles', '%' ) );
		self::assertSame( array(), $this->choices( 'taxonomy_term', '%' ) );
	}

	public function test_an_unknown_kind_of_rule_is_refused(): void {
		$this->asRoleWith( Permission::EDIT );

		$this->assertInvalid( $this->request( 'GET', 'logic-type', array( 'logic_type' => 'wp_users' ) ), 'logic_type' );
		$this->assertInvalid( $this->request( 'GET', 'logic-type' ), 'logic_type', 'This is required.' );
	}

	/** @return array<int|string, mixed> ID to label. */
	private function choices( string $rule, string $search = '' ): array {
		$answer = $this->asRoleWith( Permission::EDIT )->request(
			'GET',
			'logic-type',
			array( 'logic_type' => $rule, 'search' => $search )
		);
		$this->assertStatus( 200, $answer );
		return array_column( (array) $answer->body, 'label', 'id' );
	}
}
