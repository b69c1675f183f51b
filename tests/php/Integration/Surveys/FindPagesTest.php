<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class FindPagesTest extends RestTestCase {

	public function test_published_posts_and_pages_are_found_by_part_of_their_title(): void {
		$page = $this->aPost( 'Our zebra prices', array( 'post_type' => 'page' ) );
		$post = $this->aPost( 'A zebra in town' );
		$this->aPost( 'Lions', array( 'post_content' => 'Not a word on a zebra.' ) );

		$answer = $this->search( 'zebra' );

		$this->assertStatus( 200, $answer );
		self::assertSame(
			array( array( 'id' => $post, 'title' => 'A zebra in town' ), array( 'id' => $page, 'title' => 'Our zebra prices' ) ),
			$answer->body
		);
	}

	public function test_a_search_of_any_kind_finds_all_post_types_that_have_pages(): void {
		register_post_type( 'uf_product', array( 'public' => true ) );
		register_post_type( 'uf_order', array( 'public' => false ) );
		$this->aPost( 'A zebra in town' );
		$this->aPost( 'A zebra to buy', array( 'post_type' => 'uf_product' ) );
		$this->aPost( 'An order of a zebra', array( 'post_type' => 'uf_order' ) );
		$this->aPost( 'Picture of a zebra', array( 'post_type' => 'attachment', 'post_status' => 'publish' ) );
		$found = $this->asRoleWith( Permission::EDIT )->request( 'GET', 'search', array( 'title' => 'zebra', 'kind' => 'any' ) );
		unregister_post_type( 'uf_product' );
		unregister_post_type( 'uf_order' );

		self::assertSame( array( 'A zebra in town', 'A zebra to buy' ), array_column( (array) $found->body, 'title' ) );
		self::assertSame( array( 'A zebra in town' ), array_column( (array) $this->search( 'zebra' )->body, 'title' ) );
	}

	public function test_requested_pages_are_returned_in_order_without_missing_ones(): void {
		$post = $this->aPost( 'A zebra in town' );
		$page = $this->aPost( 'Lions', array( 'post_type' => 'page' ) );
		$gone = $this->aPost( 'An old zebra', array( 'post_status' => 'draft' ) );

		$named = $this->asRoleWith( Permission::EDIT )->request( 'GET', 'search', array( 'ids' => array( $page, $gone, $post ) ) );

		self::assertSame(
			array( array( 'id' => $page, 'title' => 'Lions' ), array( 'id' => $post, 'title' => 'A zebra in town' ) ),
			$named->body
		);
	}

	/**
	 * @dataProvider hidden
	 * @param array<string, mixed> $changes
	 */
	public function test_private_content_is_not_found_even_by_its_author( array $changes ): void {
		$this->aPost( 'A zebra in town' );
		$this->aPost( 'The secret zebra', $changes );

		self::assertSame( array( 'A zebra in town' ), array_column( (array) $this->search( 'zebra' )->body, 'title' ) );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function hidden(): array {
		return array(
			'a draft'                     => array( array( 'post_status' => 'draft' ) ),
			'a private post'              => array( array( 'post_status' => 'private' ) ),
			'a post in the trash'         => array( array( 'post_status' => 'trash' ) ),
			'a post of next year'         => array(
				array( 'post_status' => 'future', 'post_date' => '2036-11-21 10:00:00', 'post_date_gmt' => '2036-11-21 10:00:00' ),
			),
			'a post behind a password'    => array( array( 'post_password' => 'sesame' ) ),
			'a post of a type of its own' => array( array( 'post_type' => 'revision' ) ),
		);
	}

	/** @dataProvider wildcards */
	public function test_wildcards_in_a_search_match_literally( string $typed, string $title ): void {
		$this->aPost( $title );
		$this->aPost( 'Something else, 100 of them' );

		self::assertSame( array( $title ), array_column( (array) $this->search( $typed )->body, 'title' ) );
	}

	/** @return array<string, array{string, string}> */
	public static function wildcards(): array {
		return array(
			'a percent sign'         => array( '100%', 'All of 100% wool' ),
			'an underscore'          => array( 'snake_case', 'On snake_case' ),
			'a quote'                => array( "it's", "Now it's here" ),
			'a backslash'            => array( 'C:\\dir', 'About C:\\dir' ),
			'a hyphen in front'      => array( '-40', 'From -40 degrees' ),
			'words in another order' => array( 'blue red', 'The blue red' ),
		);
	}

	public function test_a_search_returns_at_most_twenty_pages(): void {
		foreach ( range( 1, 21 ) as $number ) {
			$this->aPost( "Zebra $number" );
		}

		self::assertCount( 20, (array) $this->search( 'zebra' )->body );
	}

	public function test_titles_are_returned_as_plain_text(): void {
		$this->aPost( 'Zebras &amp; <em>lions</em>' );

		self::assertSame( array( 'Zebras & lions' ), array_column( (array) $this->search( 'zebra' )->body, 'title' ) );
	}

	private function search( string $title ): RestAnswer {
		return $this->asRoleWith( Permission::EDIT )->request( 'GET', 'search', array( 'title' => $title ) );
	}

	/** @param array<string, mixed> $changes */
	private function aPost( string $title, array $changes = array() ): int {
		$post = $changes + array(
			'post_title'   => $title,
			'post_status'  => 'publish',
			'post_content' => 'Words.',
		);
		/** @var array{post_title: string} $slashed */
		$slashed = wp_slash( $post );
		$id      = wp_insert_post( $slashed, true );
		self::assertIsInt( $id );
		return $id;
	}
}
