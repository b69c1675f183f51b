<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Surveys\Live\CookieName;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use WP_Rewrite;

/** @group smoke */
final class ManifestTest extends RestTestCase {

	use Responding;

	protected function tearDown(): void {
		parent::tearDown();
		$this->rewrite()->init(); // Restores the permalinks from the database.
	}

	public function test_sites_in_neighboring_folders_use_different_cookies_for_the_same_survey_id(): void {
		$survey = $this->aSurvey();
		self::assertSame( "userfeedback-survey-$survey->id", CookieName::of( $survey ) );
		$named = array();
		foreach ( array( '/a', '/b' ) as $folder ) {
			add_filter( 'home_url', static fn(): string => "https://example.org$folder" );
			$named[] = CookieName::of( $survey );
			remove_all_filters( 'home_url' );
		}

		self::assertMatchesRegularExpression( "/\\Auserfeedback-survey-[0-9a-f]{6}-$survey->id\\z/", $named[0] );
		self::assertNotSame( $named[0], $named[1] );
	}

	public function test_contains_only_live_surveys_with_the_newest_first(): void {
		$old = $this->aSurvey();
		$this->aSurvey( array( 'status' => 'draft' ) );
		$this->aSurvey( array( 'status' => 'trash' ) );
		$this->aSurvey( array( 'publish_at' => '2099-01-01T00:00:00+00:00' ) );
		$new = $this->aSurvey();

		$manifest = $this->manifest();

		self::assertSame( array( $new->id, $old->id ), $this->ids( $manifest ) );
		self::assertSame( array( true, true ), array( $manifest->at( 'surveys.0.floats' ), $manifest->at( 'surveys.1.floats' ) ) );
		self::assertFalse( $manifest->at( 'preview' ) );
	}

	public function test_contains_all_that_is_needed_to_submit_a_response(): void {
		$survey   = $this->aSurvey();
		$manifest = $this->manifest();

		$answer = $this->request(
			'POST',
			"surveys/$survey->id/responses",
			$this->submission(
				$survey,
				array( $manifest->at( 'surveys.0.questions.0.options.0' ) ),
				array( 'nonce' => $manifest->at( 'surveys.0.nonce' ) )
			)
		);

		$this->assertStatus( 201, $answer );
	}

	public function test_contains_an_older_survey_only_for_a_page_that_embeds_it(): void {
		$old   = $this->aSurvey();
		$draft = $this->aSurvey( array( 'status' => 'draft' ) );
		for ( $i = 0; $i < 20; ++$i ) {
			$this->aSurvey();
		}

		self::assertNotContains( $old->id, $this->ids( $this->manifest() ) );
		$manifest = $this->manifest( "?inline[]=$old->id&inline[]=$draft->id&inline[]=999999" );
		self::assertSame( $old->id, $manifest->at( 'surveys.20.id' ) );
		self::assertFalse( $manifest->at( 'surveys.20.floats' ) );
		self::assertCount( 21, $this->ids( $manifest ) );
	}

	public function test_has_only_the_texts_of_a_question_that_the_owner_wrote(): void {
		$this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'text', array( 'settings' => array( 'help' => 'In your words.' ) ) ),
					self::aQuestion( 'star-rating', array( 'settings' => array( 'low_label' => 'Bad', 'high_label' => 'Good' ) ) ),
					self::aQuestion( 'nps' ),
				),
			)
		);
		$manifest = $this->manifest();

		self::assertSame(
			array( array( 'help' => 'In your words.' ), array( 'low' => 'Bad', 'high' => 'Good' ), array() ),
			array_map(
				static fn( int $i ): array => array_intersect_key(
					(array) $manifest->at( "surveys.0.questions.$i" ),
					array_flip( array( 'help', 'low', 'high' ) )
				),
				range( 0, 2 )
			)
		);
	}

	public function test_lists_a_pop_up_survey_once_even_if_it_is_also_embedded(): void {
		$survey = $this->aSurvey();

		$manifest = $this->manifest( "?inline[]=$survey->id&inline[]=$survey->id" );

		self::assertSame( array( $survey->id ), $this->ids( $manifest ) );
		self::assertTrue( $manifest->at( 'surveys.0.floats' ) );
	}

	public function test_is_the_same_for_everyone(): void {
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->aSurvey();

		$visitor       = $this->manifest();
		$administrator = $this->asMember( 'administrator' )->request( 'GET', 'widget/manifest' );

		self::assertSame( $visitor->body, $administrator->body );
	}

	public function test_can_be_cached_for_a_minute_and_returns_304_when_unchanged(): void {
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->aSurvey();
		$first = $this->manifest();
		self::assertSame( 'public, max-age=60', $first->headers['Cache-Control'] );
		$etag = $first->headers['ETag'];

		$this->stopClockAt( '2026-11-21T12:30:00Z' );
		foreach ( array( $etag, str_replace( 'W/', '', $etag ), "\"other\", $etag" ) as $known ) {
			$again = $this->manifest( '', array( 'If-None-Match' => $known ) );
			$this->assertStatus( 304, $again );
			self::assertSame( $etag, $again->headers['ETag'] );
		}

		$this->aSurvey();
		$this->assertStatus( 200, $this->manifest( '', array( 'If-None-Match' => $etag ) ) );
	}

	public function test_names_a_public_page_and_reveals_nothing_about_others(): void {
		$public  = $this->aPage( 'Prices & more', 'publish' );
		$private = $this->aPage( 'Plans for next year', 'private' );
		$draft   = $this->aPage( 'Not yet', 'draft' );

		$known = $this->manifest( "?page=$public" );
		self::assertSame(
			array( $public, 'Prices & more', array( 'page' ), array( 'page' ) ),
			array(
				$known->at( 'page.id' ),
				$known->at( 'page.name' ),
				$known->at( 'page.is.page_type' ),
				$known->at( 'page.is.post_type_is' ),
			)
		);
		foreach ( array( $private, $draft, 999999 ) as $id ) {
			$hidden = $this->manifest( "?page=$id" );
			self::assertSame(
				array( 0, '', array(), array() ),
				array(
					$hidden->at( 'page.id' ),
					$hidden->at( 'page.name' ),
					$hidden->at( 'page.is.page_type' ),
					$hidden->at( 'page.is.post_type_is' ),
				)
			);
		}
	}

	/** @dataProvider roots */
	public function test_returns_a_usable_rest_root_with_any_permalink_structure( string $structure, string $root ): void {
		update_option( 'permalink_structure', $structure );
		$this->rewrite()->init();

		self::assertSame( home_url( $root ), $this->manifest()->at( 'rest' ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function roots(): iterable {
		yield 'readable' => array( '/%postname%/', '/wp-json/userfeedback/v1/' );
		yield 'plain' => array( '', '/index.php?rest_route=/userfeedback/v1/' );
	}

	/** @dataProvider nonsense */
	public function test_rejects_an_invalid_parameter_and_names_it( string $query, string $field ): void {
		$this->assertInvalid( $this->manifest( $query, array(), 400 ), $field );
	}

	/** @return iterable<string, array{string, string}> */
	public static function nonsense(): iterable {
		yield 'a page in words' => array( '?page=home', 'page' );
		yield 'a page below zero' => array( '?page=-1', 'page' );
		yield 'a place in words' => array( '?inline[]=x', 'inline[0]' );
		yield 'a place that is no list' => array( '?inline=1', 'inline' );
		yield 'too many places' => array( '?' . implode( '&', array_fill( 0, 21, 'inline[]=1' ) ), 'inline' );
	}

	/** @param array<string, string> $headers */
	private function manifest( string $query = '', array $headers = array(), ?int $status = null ): RestAnswer {
		$answer = $this->asVisitor()->request( 'GET', "widget/manifest$query", null, $headers );
		if ( null !== $status || array() === $headers ) {
			$this->assertStatus( $status ?? 200, $answer );
		}
		return $answer;
	}

	/** @return list<mixed> */
	private function ids( RestAnswer $manifest ): array {
		$surveys = $manifest->at( 'surveys' );
		self::assertIsArray( $surveys );
		return array_column( $surveys, 'id' );
	}

	private function aPage( string $title, string $status ): int {
		$id = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_status' => $status,
			)
		);
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	private function rewrite(): WP_Rewrite {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		return $rewrite;
	}
}
