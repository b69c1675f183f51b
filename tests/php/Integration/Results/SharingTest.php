<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use DateTimeImmutable;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Results\Sharing\ReadSharedResults;
use UserFeedback\Results\Sharing\SharedResultsPage;
use UserFeedback\Results\Sharing\ShareRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Links that show selected results of a survey to anyone who has them. */
final class SharingTest extends RestTestCase {

	use Responding;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::PRO, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$this->survey = $this->aSurvey(
			array(
				'title'     => 'Did <b>you</b> find it?',
				'questions' => array(
					self::aQuestion( 'radio-button', array( 'title' => 'Found it?' ) ),
					self::aQuestion( 'text', array( 'title' => 'What was missing?' ) ),
					self::aQuestion( 'email', array( 'title' => 'May we write?' ) ),
					self::aQuestion( 'nps', array( 'title' => 'Would you recommend us?' ) ),
				),
			)
		);
		$this->respond( $this->survey, array( 'Yes', 'A <script>', 'jane@example.org', 10 ) );
		$this->respond( $this->survey, array( 'No', null, null, 3 ) );
		$this->respond( $this->survey, array( 'Yes', null, null, 9 ) );
		Plugin::get( ResponseProcessor::class )->run();
	}

	protected function tearDown(): void {
		Plugin::get( Clock::class )->stopAt( null );
		parent::tearDown();
	}

	public function test_a_link_shows_only_the_chosen_questions_in_their_order(): void {
		$made   = $this->made( array( 3, 0 ) );
		$shared = $this->shown( $made );
		self::assertSame( array( 'Found it?', 'Would you recommend us?' ), array_column( $shared['questions'], 'title' ) );
		self::assertSame( array( array( 'Yes', 2, 667 ), array( 'No', 1, 333 ) ), $shared['questions'][0]['options'] );
		self::assertSame( 34, $shared['questions'][1]['nps'], '67% minus 33%.' );
		self::assertSame( 3, $shared['responses'] );
		self::assertStringContainsString( '?userfeedback_results=' . $made->text( 'token' ), $made->text( 'url' ) );
	}

	public function test_typed_answers_are_shown_only_if_chosen_and_email_addresses_never(): void {
		$without = (string) wp_json_encode( $this->shown( $this->made( array( 1, 2 ) ) ) );
		self::assertStringNotContainsString( 'script', $without );
		self::assertStringNotContainsString( 'jane', $without );

		$with = $this->shown( $this->made( array( 1, 2 ), array( 'texts' => true ) ) );
		self::assertSame( 'A <script>', $with['questions'][0]['texts'][0][0] );
		self::assertSame( array(), $with['questions'][1]['texts'] );
		self::assertSame( 1, $with['questions'][1]['answered'] );
	}

	/** Guards against: a question that had asked for email addresses published them after it became a text question. */
	public function test_email_addresses_stay_hidden_after_the_question_type_changes(): void {
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$made = $this->made( array( 1, 2 ), array( 'texts' => true ) );
		foreach ( array( 'text', 'long-text' ) as $type ) {
			$this->changeType( $type );
			Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( '+3 minutes' ) );
			foreach ( array( $made, $this->made( array( 2 ), array( 'texts' => true ) ) ) as $link ) {
				self::assertStringNotContainsString( 'jane', (string) wp_json_encode( $this->shown( $link ) ) );
			}
			Plugin::get( Clock::class )->stopAt( null );
		}

		$this->respond( $this->survey, array( null, null, 'Only words', null ) );
		$texts = $this->shown( $this->made( array( 2 ), array( 'texts' => true ) ) )['questions'][0]['texts'];
		self::assertSame( array( 'Only words' ), array_column( $texts, 0 ) );
	}

	/** Removes the question that asks for an address, and adds its id again with another type. */
	private function changeType( string $type ): void {
		$questions = array();
		foreach ( $this->survey->questions as $question ) {
			$questions[] = self::aQuestion( $question->type->name, array( 'id' => $question->id, 'title' => $question->title ) );
		}
		$survey     = array( 'id' => $this->survey->id, 'title' => $this->survey->title, 'status' => 'publish' );
		$without    = $questions;
		$without[2] = self::aQuestion( 'text', array( 'title' => 'In between' ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $survey + array( 'questions' => $without ) ) );
		$questions[2] = self::aQuestion( $type, array( 'id' => $this->survey->questions[2]->id, 'title' => 'May we write?' ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $survey + array( 'questions' => $questions ) ) );
		$this->survey = Plugin::get( SurveyRepository::class )->get( $this->survey->id );
	}

	/** Guards against: a public link showed responses for a minute after an owner moved them to the trash. */
	public function test_trashed_responses_are_hidden_immediately_and_shown_again_when_restored(): void {
		$id   = $this->respond( $this->survey, array( 'Yes', 'Hide me', null, null ) );
		$made = $this->made( array( 1 ), array( 'texts' => true ) );
		self::assertStringContainsString( 'Hide me', (string) wp_json_encode( $this->shown( $made ) ) );

		Plugin::get( TrashResponses::class )->trash( $this->survey->id, array( $id ) );
		self::assertStringNotContainsString( 'Hide me', (string) wp_json_encode( $this->shown( $made ) ) );
		Plugin::get( TrashResponses::class )->restore( $this->survey->id, array( $id ) );
		self::assertStringContainsString( 'Hide me', (string) wp_json_encode( $this->shown( $made ) ) );

		$this->asRoleWith( Permission::DELETE );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys/trash', array( 'survey_ids' => array( $this->survey->id ) ) ) );
		self::assertNull( Plugin::get( ReadSharedResults::class )->run( $made->text( 'token' ) ), 'The survey itself is in the trash.' );
	}

	public function test_a_link_shows_only_the_chosen_days(): void {
		$this->respond( $this->survey, array( 'No', null, null, null ), '-10 days' );
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( 4, $this->shown( $this->made( array( 0 ) ) )['responses'] );
		self::assertSame( 3, $this->shown( $this->made( array( 0 ), array( 'days' => '7' ) ) )['responses'] );
	}

	public function test_a_deleted_expired_or_unknown_link_shows_nothing(): void {
		$made = $this->made( array( 0 ), array( 'expires_in' => 2 ) );
		$read = Plugin::get( ReadSharedResults::class );
		self::assertNotNull( $read->run( $made->text( 'token' ) ) );
		$near = array( strtoupper( $made->text( 'token' ) ), $made->text( 'token' ) . "\n" );
		foreach ( array( '', '0', str_repeat( '0', 32 ), "' OR 1=1 -- ", ...$near ) as $token ) {
			self::assertNull( $read->run( $token ) );
		}
		Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( '+2 days +1 minute' ) );
		self::assertNull( $read->run( $made->text( 'token' ) ) );
		self::assertSame( array(), $this->listed()->at( 'shares' ) );
		Plugin::get( Clock::class )->stopAt( null );

		$this->assertStatus( 204, $this->request( 'DELETE', self::path( $made ) ) );
		self::assertNull( $read->run( $made->text( 'token' ) ) );
		$this->assertStatus( 404, $this->request( 'DELETE', self::path( $made ) ) );
	}

	public function test_a_link_to_a_trashed_or_deleted_survey_shows_nothing(): void {
		$made = $this->made( array( 0 ) );
		$this->asRoleWith( Permission::DELETE );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys/trash', array( 'survey_ids' => array( $this->survey->id ) ) ) );
		self::assertNull( Plugin::get( ReadSharedResults::class )->run( $made->text( 'token' ) ) );
		$this->assertStatus( 200, $this->request( 'DELETE', 'surveys', array( 'survey_ids' => array( $this->survey->id ) ) ) );
		self::assertNull( Plugin::get( ReadSharedResults::class )->run( $made->text( 'token' ) ) );
		self::assertSame( array(), Plugin::get( ShareRepository::class )->ofSurvey( $this->survey->id ) );
	}

	/** Guards against: a cached page kept showing results after their link was deleted or their survey was trashed. */
	public function test_page_caches_are_purged_when_shared_results_disappear_or_return(): void {
		$purged = 0;
		add_action(
			'breeze_clear_all_cache',
			static function () use ( &$purged ): void {
				++$purged;
			}
		);
		$this->asRoleWith( Permission::VIEW, Permission::EDIT, Permission::DELETE );
		$count = function ( string $method, string $path, Survey ...$surveys ) use ( &$purged ): int {
			$before = $purged;
			$body   = array( 'survey_ids' => array_map( static fn( Survey $survey ): int => $survey->id, $surveys ) );
			$this->request( $method, $path, array() === $surveys ? array() : $body );
			return $purged - $before;
		};
		$other = $this->aSurvey( array( 'status' => 'draft' ) );
		$made  = array( $this->made( array( 0 ) ), $this->made( array( 1 ) ) );
		$this->request( 'POST', 'surveys/draft', array( 'survey_ids' => array( $this->survey->id ) ) );

		self::assertSame( 1, $count( 'DELETE', self::path( $made[0] ) ) );
		self::assertSame( 1, $count( 'POST', 'surveys/trash', $this->survey, $other ) );
		self::assertSame( 1, $count( 'POST', 'surveys/restore', $this->survey ) );
		self::assertSame( 0, $count( 'POST', 'surveys/restore', $other ) );
		self::assertSame( 0, $count( 'POST', 'surveys/trash', $other ), 'A draft without a link is on no page.' );
		$this->assertStatus( 200, $this->request( 'GET', "surveys/{$this->survey->id}" ) );
		self::assertNotNull( Plugin::get( ReadSharedResults::class )->run( $made[1]->text( 'token' ) ), 'A draft still shows results.' );
	}

	/** Guards against: words of an erased response stayed in the results that a public link had last shown. */
	public function test_results_are_cached_for_a_minute_but_refreshed_as_soon_as_a_response_is_erased(): void {
		$id   = $this->respond( $this->survey, array( 'Yes', 'Forget me', null, null ) );
		$made = $this->made( array( 1 ), array( 'texts' => true ) );
		self::assertSame( 'Forget me', $this->shown( $made )['questions'][0]['texts'][0][0] );

		$this->respond( $this->survey, array( 'Yes', 'Later', null, null ) );
		self::assertSame( 4, $this->shown( $made )['responses'] );
		Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( '+61 seconds' ) );
		self::assertSame( 5, $this->shown( $made )['responses'] );

		Plugin::get( DeleteResponses::class )->delete( array( $id ) );
		self::assertStringNotContainsString( 'Forget', (string) wp_json_encode( $this->shown( $made ) ) );
	}

	public function test_a_user_who_only_views_results_sees_links_but_cannot_make_or_delete_them(): void {
		$made = $this->made( array( 0 ) );
		$this->asRoleWith( Permission::VIEW );
		self::assertFalse( $this->listed()->at( 'can_make' ) );
		self::assertSame( $made->at( 'id' ), $this->listed()->at( 'shares.0.id' ) );
		$this->assertForbidden( $this->made( array( 0 ) ) );
		$this->assertForbidden( $this->request( 'DELETE', self::path( $made ) ) );
		$this->asRoleWith( Permission::EDIT );
		$this->assertForbidden( $this->made( array( 0 ) ) );
	}

	public function test_invalid_questions_and_too_many_links_are_refused(): void {
		$other = $this->aSurvey();
		$path  = "surveys/{$this->survey->id}/shares";
		$this->assertStatus( 400, $this->request( 'POST', $path, array( 'question_ids' => array( $other->questions[0]->id ) ) ) );
		$this->assertStatus( 400, $this->request( 'POST', $path, array( 'question_ids' => array() ) ) );
		$this->assertStatus( 400, $this->made( array( 0 ), array( 'expires_in' => 366 ) ) );
		$this->assertStatus( 400, $this->made( array( 0 ), array( 'days' => '365' ) ) );
		for ( $count = 0; $count < ShareRepository::MOST; ++$count ) {
			$this->assertStatus( 201, $this->made( array( 0 ), array( 'expires_in' => null ) ) );
		}
		$refused = $this->made( array( 0 ) );
		$this->assertStatus( 400, $refused );
		self::assertStringContainsString( '20 links', (string) wp_json_encode( $refused->body ) );
	}

	public function test_without_a_plan_a_link_shows_seven_days_at_most(): void {
		$this->withPlan( Plan::LITE );
		$this->assertStatus( 403, $this->made( array( 0 ) ) );
		$this->assertStatus( 201, $this->made( array( 0 ), array( 'days' => '7' ) ) );
	}

	public function test_the_block_shows_the_results_of_its_link_and_disappears_with_it(): void {
		$made  = $this->made( array( 0, 1 ), array( 'texts' => true ) );
		$block = sprintf( '<!-- wp:userfeedback/results {"token":"%s"} /-->', $made->text( 'token' ) );
		$html  = do_blocks( $block );
		self::assertStringContainsString( 'Found it?', $html );
		self::assertStringContainsString( 'A &lt;script&gt;', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( $made->text( 'token' ), $html );
		self::assertTrue( wp_style_is( 'userfeedback-shared' ) );

		self::assertSame( '', do_blocks( '<!-- wp:userfeedback/results /-->' ) );
		self::assertSame( '', do_blocks( sprintf( '<!-- wp:userfeedback/results {"token":"%d"} /-->', $this->survey->id ) ) );
		$this->request( 'DELETE', self::path( $made ) );
		self::assertSame( '', do_blocks( $block ) );
	}

	/** Guards against: a visitor typed `&lt;b&gt;` and everyone with the link read `<b>`. */
	public function test_text_reads_as_it_was_typed(): void {
		$typed        = '&lt;b&gt; & &amp;';
		$this->survey = $this->aSurvey(
			array(
				'title'     => "Title $typed",
				'questions' => array(
					self::aQuestion( 'text', array( 'title' => "Question $typed" ) ),
					self::aQuestion( 'radio-button', array( 'config' => array( 'options' => array( "Option $typed", 'Other' ) ) ) ),
				),
			)
		);
		$this->respond( $this->survey, array( "Answer $typed", "Option $typed" ) );
		Plugin::get( ResponseProcessor::class )->run();
		$made  = $this->made( array( 0, 1 ), array( 'texts' => true ) );
		$page  = SharedResultsPage::html( $this->shown( $made ), '' );
		$block = do_blocks( sprintf( '<!-- wp:userfeedback/results {"token":"%s"} /-->', $made->text( 'token' ) ) );
		foreach ( array( 'Title', 'Question', 'Option', 'Answer' ) as $what ) {
			$escaped = "$what &amp;lt;b&amp;gt; &amp; &amp;amp;";
			self::assertStringContainsString( ">$escaped<", $page );
			self::assertStringContainsString( 'Title' === $what ? "aria-label=\"$escaped\"" : ">$escaped<", $block );
		}
	}

	public function test_the_page_names_the_site_and_has_a_heading_above_comments(): void {
		update_option( 'blogname', 'Pens & Ink' );
		$stars        = self::aQuestion( 'star-rating', array( 'title' => 'Stars', 'settings' => array( 'comment_box' => true ) ) );
		$this->survey = $this->aSurvey( array( 'questions' => array( $stars ) ) );
		$this->respond( $this->survey, array( array( 'with', 4, 'Quick' ) ) );
		Plugin::get( ResponseProcessor::class )->run();

		$page = SharedResultsPage::html( $this->shown( $this->made( array( 0 ), array( 'texts' => true ) ) ), '' );
		self::assertStringContainsString( '<p class="uf-site">Pens &amp; Ink</p><h1>', $page );
		self::assertMatchesRegularExpression( '#<h3 class="uf-shared__comments">Comments</h3><ul [^>]+><li><p>Quick</p>#', $page );
		// Guards against: a shared page with the counts of each star and no average.
		self::assertStringContainsString( 'Average 4.0', $page );
		self::assertStringNotContainsString( 'Comments', SharedResultsPage::html( $this->shown( $this->made( array( 0 ) ) ), '' ) );
	}

	/**
	 * @param list<int>            $questions positions of the shown ones.
	 * @param array<string, mixed> $more
	 */
	private function made( array $questions, array $more = array() ): RestAnswer {
		$ids = array_map( fn( int $place ): string => $this->survey->questions[ $place ]->id, $questions );
		return $this->request( 'POST', "surveys/{$this->survey->id}/shares", array( 'question_ids' => $ids ) + $more );
	}

	private static function path( RestAnswer $made ): string {
		$id = $made->at( 'id' );
		return 'shares/' . ( is_int( $id ) ? $id : 0 );
	}

	private function listed(): RestAnswer {
		return $this->request( 'GET', "surveys/{$this->survey->id}/shares" );
	}

	/**
	 * @return array{
	 *     title: string,
	 *     responses: int,
	 *     questions: list<array{
	 *         title: string,
	 *         answered: int,
	 *         nps: int|null,
	 *         options: list<array{string, int, int}>,
	 *         texts: list<array{string, string}>,
	 *     }>,
	 * }
	 */
	private function shown( RestAnswer $made ): array {
		$this->assertStatus( 201, $made );
		$shared = Plugin::get( ReadSharedResults::class )->run( $made->text( 'token' ) );
		self::assertNotNull( $shared );
		/** @var array{title: string, responses: int, questions: list<array<string, mixed>>} $shared */
		return $shared; // @phpstan-ignore return.type (checked by the tests)
	}
}
