<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Page;

use UserFeedback\Plugin;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\Editor\PageChoiceMetaBox;
use UserFeedback\Widget\Page\PageChoice;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Choices for a single page in its editor, and their effect for visitors. */
final class PageChoiceTest extends RestTestCase {

	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->page = $this->aPage();
	}

	protected function tearDown(): void {
		$_POST = array(); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- A test's own.
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			unregister_post_meta( $type, PageChoice::DISABLED );
			unregister_post_meta( $type, PageChoice::SPECIFIC );
		}
		parent::tearDown();
	}

	public function test_a_page_without_a_choice_gets_every_survey(): void {
		[ $old, $new ] = array( $this->aSurvey(), $this->aSurvey() );

		self::assertSame( array( $new->id => true, $old->id => true ), $this->on( $this->page ) );
	}

	public function test_a_page_with_surveys_turned_off_shows_no_pop_ups_and_other_pages_are_unchanged(): void {
		$survey = $this->aSurvey();
		PageChoice::store( $this->page, true, 0 );

		self::assertSame( array(), $this->on( $this->page ) );
		self::assertSame( array( $survey->id => true ), $this->on( $this->aPage() ) );
	}

	public function test_an_embedded_survey_stays_on_a_page_with_surveys_turned_off(): void {
		$survey = $this->aSurvey();
		PageChoice::store( $this->page, true, 0 );

		self::assertSame( array( $survey->id => false ), $this->on( $this->page, "&inline[]=$survey->id" ) );
	}

	public function test_a_page_with_a_selected_survey_gets_only_that_survey(): void {
		$old = $this->aSurvey();
		$this->aSurvey();
		PageChoice::store( $this->page, false, $old->id );

		self::assertSame( array( $old->id => true ), $this->on( $this->page ) );
	}

	public function test_the_selected_survey_takes_precedence_over_turning_surveys_off(): void {
		$survey = $this->aSurvey();
		$this->aSurvey();
		PageChoice::store( $this->page, true, $survey->id );

		self::assertSame( array( $survey->id => true ), $this->on( $this->page ) );
	}

	public function test_a_selected_survey_that_is_not_open_shows_nothing_instead_of_another_survey(): void {
		$this->aSurvey();
		PageChoice::store( $this->page, false, $this->aSurvey( array( 'status' => 'draft' ) )->id );

		self::assertSame( array(), $this->on( $this->page ) );
	}

	public function test_a_selected_survey_ignores_its_page_rules_but_not_its_devices(): void {
		$rules  = array( array( 'logic' => 'page_url_contains', 'operator' => '&&', 'data' => 'somewhere-else' ) );
		$survey = $this->aSurvey(
			array(
				'settings' => array(
					'targeting' => array( 'devices' => array( 'mobile' ), 'pages' => 'select', 'page_rules' => $rules ),
					'behavior'  => array( 'timing' => 'half_page' ),
				),
			)
		);
		PageChoice::store( $this->page, false, $survey->id );

		$here  = $this->asVisitor()->request( 'GET', "widget/manifest?page=$this->page" );
		$there = $this->asVisitor()->request( 'GET', "widget/manifest?page={$this->aPage()}" );

		self::assertSame(
			array( 'devices' => array( 'mobile' ), 'page_rules' => array(), 'by_country' => false ),
			$here->at( 'surveys.0.targeting' )
		);
		self::assertSame( 'half_page', $here->at( 'surveys.0.behavior.timing' ) );
		self::assertSame( $rules, $there->at( 'surveys.0.targeting.page_rules' ) );
	}

	public function test_invalid_data_in_the_database_selects_nothing(): void {
		$survey = $this->aSurvey();
		update_post_meta( $this->page, PageChoice::SPECIFIC, array( 'x' ) );

		self::assertSame( array( $survey->id => true ), $this->on( $this->page ) );
	}

	public function test_a_survey_editor_can_select_a_survey_in_the_block_editor(): void {
		$this->asMember( 'editor' );

		$answer = $this->write( array( PageChoice::DISABLED => true, PageChoice::SPECIFIC => 7 ) );

		self::assertSame( 200, $answer->get_status() );
		self::assertEquals( array( true, 7 ), array( PageChoice::of( $this->page )->disabled, PageChoice::of( $this->page )->specific ) );
		self::assertSame( array( PageChoice::DISABLED => true, PageChoice::SPECIFIC => 7 ), $this->fields( $answer ) );
	}

	public function test_rejects_a_negative_number_or_a_word(): void {
		$this->asMember( 'editor' );

		self::assertSame( 400, $this->write( array( PageChoice::SPECIFIC => -1 ) )->get_status() );
		self::assertSame( 400, $this->write( array( PageChoice::SPECIFIC => 'first' ) )->get_status() );
		self::assertSame( 0, PageChoice::of( $this->page )->specific );
	}

	/** Guards against: an author without the permission could no longer save a post, because the editor sends all fields. */
	public function test_an_author_without_the_permission_can_save_the_post_but_not_the_choice(): void {
		PageChoice::store( $this->page, true, 0 );
		$this->asMember( 'author' );
		wp_update_post( array( 'ID' => $this->page, 'post_author' => get_current_user_id(), 'post_type' => 'post' ) );

		$answer = $this->write( array( PageChoice::DISABLED => false, PageChoice::SPECIFIC => 9 ), 'posts' );

		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array(), $this->fields( $answer ) );
		self::assertTrue( PageChoice::of( $this->page )->disabled );
		self::assertSame( 0, PageChoice::of( $this->page )->specific );
	}

	public function test_does_not_reveal_the_choice_to_visitors(): void {
		PageChoice::store( $this->page, true, 0 );
		$this->asVisitor();

		self::assertSame( array(), $this->fields( $this->dispatch( new WP_REST_Request( 'GET', "/wp/v2/pages/$this->page" ) ) ) );
	}

	public function test_the_classic_box_shows_the_choice_and_stores_the_submitted_one(): void {
		$live  = $this->aSurvey( array( 'title' => 'The <b>live</b> &amp; one' ) );
		$draft = $this->aSurvey( array( 'status' => 'draft', 'title' => 'The draft' ) );
		$this->asMember( 'editor' );
		PageChoice::store( $this->page, false, $draft->id );

		$html = $this->box();
		self::assertStringContainsString( 'The &lt;b&gt;live&lt;/b&gt; &amp;amp; one', $html );
		self::assertMatchesRegularExpression( "#<option value=\"$draft->id\" selected='selected'>The draft \(not published\)#", $html );

		$this->send(
			array( 'userfeedback_disable_surveys' => '1', 'userfeedback_show_specific_survey' => (string) $live->id ),
			wp_create_nonce( 'userfeedback_page_choice' )
		);
		self::assertEquals(
			array( true, $live->id ),
			array( PageChoice::of( $this->page )->disabled, PageChoice::of( $this->page )->specific )
		);

		$this->send( array( 'userfeedback_show_specific_survey' => '0' ), wp_create_nonce( 'userfeedback_page_choice' ) );
		self::assertSame(
			array( '', '' ),
			array( get_post_meta( $this->page, PageChoice::DISABLED, true ), get_post_meta( $this->page, PageChoice::SPECIFIC, true ) )
		);
	}

	public function test_a_forged_form_or_one_without_the_box_changes_nothing(): void {
		$this->asMember( 'editor' );
		PageChoice::store( $this->page, true, 5 );

		$this->send( array(), 'forged' );
		$this->send( array(), null );
		$this->asMember( 'contributor' );
		$this->send( array(), wp_create_nonce( 'userfeedback_page_choice' ) );

		self::assertEquals( array( true, 5 ), array( PageChoice::of( $this->page )->disabled, PageChoice::of( $this->page )->specific ) );
	}

	/** @return array<int, bool> ids of the surveys for a page, true for each that floats. */
	private function on( int $page, string $places = '' ): array {
		$surveys = $this->asVisitor()->request( 'GET', "widget/manifest?page=$page$places" )->at( 'surveys' );
		self::assertIsArray( $surveys );
		/** @var array<int, bool> $floats */
		$floats = array_column( $surveys, 'floats', 'id' );
		return $floats;
	}

	private function aPage(): int {
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Prices', 'post_status' => 'publish' ) );
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	/** @param array<string, mixed> $meta */
	private function write( array $meta, string $type = 'pages' ): WP_REST_Response {
		/** @var WP_REST_Request<array<string, mixed>> $request */
		$request = new WP_REST_Request( 'POST', "/wp/v2/$type/$this->page" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'title' => 'Prices of today', 'meta' => $meta ) ) );
		return $this->dispatch( $request );
	}

	/**
	 * Sends a separate request on a new server instance for this user.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function dispatch( WP_REST_Request $request ): WP_REST_Response {
		$GLOBALS['wp_rest_server'] = null;
		$answer                    = rest_get_server()->dispatch( $request );
		$GLOBALS['wp_rest_server'] = null;
		return $answer;
	}

	/** @return array<string, mixed> the plugin's fields. */
	private function fields( WP_REST_Response $answer ): array {
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertArrayHasKey( 'meta', $data );
		self::assertIsArray( $data['meta'] );
		/** @var array<string, mixed> $ours */
		$ours = array_intersect_key( $data['meta'], array( PageChoice::DISABLED => true, PageChoice::SPECIFIC => true ) );
		return $ours;
	}

	public function test_a_post_that_another_plugin_saves_in_the_same_request_keeps_its_own_choice(): void {
		$this->asMember( 'editor' );
		$other = $this->aPage();
		PageChoice::store( $other, false, 7 );

		$this->send( array( 'userfeedback_disable_surveys' => '1' ), wp_create_nonce( 'userfeedback_page_choice' ) );
		( new PageChoiceMetaBox( Plugin::get( LiveSurveys::class ), Plugin::get( SurveyRepository::class ) ) )->save( $other );

		self::assertTrue( PageChoice::of( $this->page )->disabled );
		self::assertEquals( array( false, 7 ), array( PageChoice::of( $other )->disabled, PageChoice::of( $other )->specific ) );
	}

	private function box(): string {
		$post = get_post( $this->page );
		self::assertInstanceOf( WP_Post::class, $post );
		ob_start();
		( new PageChoiceMetaBox( Plugin::get( LiveSurveys::class ), Plugin::get( SurveyRepository::class ) ) )->show( $post );
		return (string) ob_get_clean();
	}

	/** @param array<string, string> $form */
	private function send( array $form, ?string $nonce ): void {
		$_POST = $form + array( 'post_ID' => (string) $this->page ) + (
			null === $nonce ? array() : array( 'userfeedback_page_choice' => $nonce )
		);
		( new PageChoiceMetaBox( Plugin::get( LiveSurveys::class ), Plugin::get( SurveyRepository::class ) ) )->save( $this->page );
	}
}
