<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Lifecycle\RotateKeyCommand;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Settings\SaveRatingSettings;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Rating;

/** How visitors' votes are processed, and who may vote for what. */
final class VotesTest extends RestTestCase {

	use Rating;

	private const MINE = '0b7a2b1e-3c44-4c0e-9d5a-0c2a6f1d9e11';

	public function test_a_vote_returns_the_current_totals(): void {
		$post = $this->aPost();

		self::assertSame( self::said( 5, 1, 5 ), $this->rate( $post, 5 )->body );
		$second = $this->rate( $post, 2, self::MINE );

		$this->assertStatus( 200, $second );
		self::assertSame( self::said( 3.5, 2, 2 ), $second->body );
		self::assertSame( self::said( 3.33, 3, 3 ), $this->rate( $post, 3 )->body );
	}

	public function test_another_vote_from_the_same_browser_replaces_the_first_counted_or_not(): void {
		$post = $this->aPost();
		$this->rate( $post, 5 );
		$this->rate( $post, 1, self::MINE );

		self::assertSame( self::said( 4.5, 2, 4 ), $this->rate( $post, 4, self::MINE )->body );
		$this->fold();
		self::assertSame( self::said( 3.5, 2, 2 ), $this->rate( $post, 2, self::MINE )->body );

		$this->fold();
		self::assertSame( array( 0, 1, 0, 0, 1 ), $this->counted( $post ) );
		self::assertSame( '2', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {post_ratings}' ) );
	}

	public function test_a_vote_can_be_withdrawn_and_given_again(): void {
		$post = $this->aPost();
		$this->rate( $post, 1, self::MINE );
		$this->rate( $post, 5 );
		$this->fold();

		self::assertSame( self::said( 5, 1, null ), $this->rate( $post, null, self::MINE )->body );
		self::assertSame( self::said( 5, 1, null ), $this->rate( $post, null, self::MINE )->body );
		$this->fold();
		self::assertSame( array( 0, 0, 0, 0, 1 ), $this->counted( $post ) );
		self::assertSame( self::said( 4, 2, 3 ), $this->rate( $post, 3, self::MINE )->body );
		self::assertSame( 0, $this->differences() );
	}

	public function test_withdrawing_a_vote_that_was_never_given_stores_nothing(): void {
		$post = $this->aPost();

		self::assertSame( self::said( null, 0, null ), $this->rate( $post, null )->body );

		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {post_ratings}' ) );
	}

	public function test_votes_for_one_post_do_not_count_for_another(): void {
		$post  = $this->aPost();
		$other = $this->aPost();
		$this->rate( $post, 5, self::MINE );

		self::assertSame( self::said( 1, 1, 1 ), $this->rate( $other, 1, self::MINE )->body );
		self::assertSame( self::said( 5, 1, 5 ), $this->rate( $post, 5, self::MINE )->body );
	}

	public function test_the_key_of_another_post_is_refused_and_nothing_is_stored(): void {
		$post   = $this->aPost();
		$body   = array( 'nonce' => Plugin::get( RatingKey::class )->of( $post + 1 ) ) + self::vote( $post, 5 );
		$answer = $this->request( 'POST', "post-ratings/$post", $body );

		$this->assertStatus( 403, $answer );
		self::assertSame( 'userfeedback_bad_token', $answer->at( 'code' ) );
		self::assertNull( $answer->at( 'data.nonce' ), 'Whoever makes a key up gets none.' );
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {post_ratings}' ) );
	}

	public function test_a_30_day_old_key_works_and_a_key_from_before_a_key_rotation_gets_a_fresh_one(): void {
		$this->stopClockAt( '2026-10-01T12:00:00Z' );
		$post = $this->aPost();
		$old  = self::vote( $post, 4 );
		$this->stopClockAt( '2026-10-31T12:00:00Z' );
		$this->assertStatus( 200, $this->request( 'POST', "post-ratings/$post", $old ) );

		( new RotateKeyCommand( static fn( string $line ): string => $line ) )();
		$refused = $this->request( 'POST', "post-ratings/$post", $old );

		$this->assertStatus( 403, $refused );
		self::assertSame( 'userfeedback_expired_token', $refused->at( 'code' ) );
		$again = $this->request( 'POST', "post-ratings/$post", array( 'nonce' => $refused->at( 'data.nonce' ) ) + $old );
		self::assertSame( self::said( 4, 1, 4 ), $again->body );
	}

	public function test_no_key_is_valid_without_the_write_key_of_the_site(): void {
		$this->expectExceptionMessage( 'The token is not for this survey.' );
		( new RatingKey( '' ) )->check( 1, ( new RatingKey( '' ) )->of( 1 ) );
	}

	/**
	 * @dataProvider closed
	 * @param array<string, string> $changes
	 */
	public function test_a_nonpublic_post_accepts_no_votes_and_reveals_nothing( array $changes ): void {
		$post = $this->aPost( 'Closed', $changes );

		$this->assertNotFound( $this->rate( $post, 5 ) );
		$this->assertNotFound( $this->request( 'GET', "post-ratings/$post" ) );
		$this->assertNotFound( $this->giveReason( $post, self::MINE, 'Why' ) );
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {post_ratings}' ) );
	}

	/** @return array<string, array{array<string, string>}> */
	public static function closed(): array {
		return array(
			'a draft'          => array( array( 'post_status' => 'draft' ) ),
			'a private one'    => array( array( 'post_status' => 'private' ) ),
			'one of the trash' => array( array( 'post_status' => 'trash' ) ),
			'one for later'    => array(
				array(
					'post_status' => 'future',
					'post_date'   => '2099-01-01 00:00:00',
				),
			),
			'with a password'  => array( array( 'post_password' => 'secret' ) ),
		);
	}

	public function test_voting_needs_the_addon_but_works_after_the_license_expires(): void {
		$post = $this->aPost();
		$this->withPlan( Plan::PRO, Addon::POST_RATINGS );
		$this->assertStatus( 200, $this->rate( $post, 5 ) );

		Addon::POST_RATINGS->setActive( false );
		$this->assertNotFound( $this->rate( $post, 5 ) );
		$this->assertNotFound( $this->request( 'GET', "post-ratings/$post" ) );

		$this->withPlan( Plan::PLUS, Addon::POST_RATINGS );
		$this->assertNotFound( $this->rate( $post, 5 ) );
	}

	public function test_the_rate_limit_per_address_is_the_same_for_votes_as_for_responses(): void {
		$this->stopClockAt( '2026-11-21T12:00:20Z' );
		$post = $this->aPost();
		for ( $vote = 1; $vote <= 30; ++$vote ) {
			$this->assertStatus( 200, $this->request( 'POST', "post-ratings/$post", self::vote( $post, 5 ) ) );
		}
		$refused = $this->request( 'POST', "post-ratings/$post", self::vote( $post, 5 ) );

		$this->assertStatus( 429, $refused );
		self::assertSame( '40', $refused->headers['Retry-After'] );
		self::assertSame( '30', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {post_ratings}' ) );
		$this->assertStatus( 200, $this->request( 'POST', 'post-ratings/' . ( $other = $this->aPost() ), self::vote( $other, 5 ) ) );
		$this->stopClockAt( '2026-11-21T12:01:00Z' );
		$this->assertStatus( 200, $this->request( 'POST', "post-ratings/$post", self::vote( $post, 5 ) ) );
	}

	public function test_no_data_about_the_voter_are_stored(): void {
		$post                       = $this->aPost();
		$_SERVER['HTTP_USER_AGENT'] = 'Firefox/145 Secret';
		$this->rate( $post, 5, self::MINE );
		unset( $_SERVER['HTTP_USER_AGENT'] );

		$row = Plugin::get( Db::class )->row( 'SELECT * FROM {post_ratings}' );
		self::assertSame(
			array( 'post_id', 'token', 'rating', 'counted', 'waiting', 'day', 'created_at', 'changed_at' ),
			array_keys( $row ?? array() )
		);
		self::assertStringNotContainsString( '10.0.0.1', implode( '|', $row ?? array() ) );
	}

	public function test_cached_pages_get_the_current_numbers_and_a_key(): void {
		$post = $this->aPost();
		$this->rate( $post, 5 );
		$this->rate( $post, 4 );

		$answer = $this->request( 'GET', "post-ratings/$post" );

		$this->assertStatus( 200, $answer );
		self::assertSame(
			array(
				'average' => 4.5,
				'total'   => 2,
				'nonce'   => Plugin::get( RatingKey::class )->of( $post ),
			),
			$answer->body
		);
		self::assertSame( 'public, max-age=60', $answer->headers['Cache-Control'] );
	}

	public function test_a_key_is_issued_only_for_rated_posts(): void {
		$page    = $this->aPost( 'A page', array( 'post_type' => 'page' ) );
		$manual  = $this->aPost(
			'By hand',
			array(
				'post_type'    => 'page',
				'post_content' => 'Text [userfeedback-post-ratings] text',
			)
		);
		$byBlock = $this->aPost(
			'By block',
			array(
				'post_type'    => 'page',
				'post_content' => '<!-- wp:userfeedback/post-ratings /-->',
			)
		);
		$this->assertNotFound( $this->request( 'GET', "post-ratings/$page" ) );
		$this->assertStatus( 200, $this->request( 'GET', "post-ratings/$manual" ) );
		$this->assertStatus( 200, $this->request( 'GET', "post-ratings/$byBlock" ) );

		$this->rate( $page, 3 ); // As if its theme's template tag requested it.
		$this->assertStatus( 200, $this->request( 'GET', "post-ratings/$page" ) );

		Plugin::get( SaveRatingSettings::class )->run( array( 'post_types' => array( 'page' ) ) );
		$this->assertNotFound( $this->request( 'GET', 'post-ratings/' . $this->aPost() ) );
	}

	/**
	 * @dataProvider hostile
	 * @param array<string, mixed> $changes
	 */
	public function test_an_invalid_body_is_refused_by_name_and_nothing_is_stored( array $changes, string $field ): void {
		$post = $this->aPost();

		$this->assertInvalid( $this->request( 'POST', "post-ratings/$post", $changes + self::vote( $post, 5 ) ), $field );

		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {post_ratings}' ) );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function hostile(): array {
		return array(
			'no stars'      => array( array( 'rating' => 0 ), 'rating' ),
			'six stars'     => array( array( 'rating' => 6 ), 'rating' ),
			'half a star'   => array( array( 'rating' => 4.5 ), 'rating' ),
			'stars in text' => array( array( 'rating' => '5' ), 'rating' ),
			'a list'        => array( array( 'rating' => array( 5 ) ), 'rating' ),
			'no token'      => array( array( 'token' => '' ), 'token' ),
			'a wild token'  => array( array( 'token' => "' OR 1=1 --" ), 'token' ),
			'no key'        => array( array( 'nonce' => '' ), 'nonce' ),
			'a long key'    => array( array( 'nonce' => str_repeat( 'a', 201 ) ), 'nonce' ),
			'a name of old' => array( array( 'counted' => 5 ), 'counted' ),
		);
	}

	/** @return array{average: int|float|null, total: int, rating: int|null} */
	private static function said( int|float|null $average, int $total, ?int $rating ): array {
		return array(
			'average' => $average,
			'total'   => $total,
			'rating'  => $rating,
		);
	}
}
