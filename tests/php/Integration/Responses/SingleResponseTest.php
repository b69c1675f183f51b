<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use DateTimeImmutable;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\Origin\AllowedOrigins;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

final class SingleResponseTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->asRoleWith( Permission::VIEW );
	}

	public function test_all_stored_details_of_a_response_are_shown(): void {
		$survey  = $this->aSurvey();
		$answers = array( new Answer( $survey->questions[0]->id, QuestionTypes::get( 'radio-button' ), 'Yes' ) );
		$id      = (int) Plugin::get( ResponseRepository::class )->add(
			new NewResponse(
				$survey->id,
				wp_generate_uuid4(),
				$answers,
				SubmittedPage::of( 2, 'Prices', 'https://example.org/prices/' ),
				new DateTimeImmutable( '2026-11-20T12:00:00Z' ),
				new Visitor( '192.0.2.0', 'Firefox 145', 'Linux', 'desktop', 'DE' )
			)
		);

		$single = $this->read( $survey, $id );

		self::assertSame(
			array(
				"Response #$id",
				'publish',
				'2026-11-20T12:00:00+00:00',
				$survey->title,
				'192.0.2.0',
				'Firefox 145',
				'Linux',
				'desktop',
				'DE',
			),
			array_map(
				array( $single, 'at' ),
				array(
					'title',
					'status',
					'submitted_at',
					'survey_title',
					'user_ip',
					'user_browser',
					'user_os',
					'user_device',
					'user_country',
				)
			)
		);
		self::assertSame(
			array( 'url' => 'https://example.org/prices/', 'is_own' => false, 'id' => 2, 'name' => 'Prices' ),
			$single->at( 'page_submitted' )
		);
	}

	/** A visitor could place a link named "Home" to another site in wp-admin. */
	public function test_only_a_url_on_this_site_is_marked_as_its_own(): void {
		foreach ( array(
			home_url( '/prices/' )               => true,
			'https://evil.example/wp-login.php'  => false,
			'https://evil.example/' . home_url() => false,
			home_url() . '.evil.example/'        => false,
			''                                   => false,
		) as $url => $isOwn ) {
			self::assertSame( $isOwn, SubmittedPage::of( 2, 'Home', $url )->isOn( AllowedOrigins::hosts() ), $url );
		}
		foreach ( array( 'http://user:secret@127.0.0.1/', "https://example.org/\u{202E}gpj.exe" ) as $url ) {
			self::assertSame( '', SubmittedPage::of( 2, 'Home', $url )->url, $url );
		}
	}

	public function test_each_question_has_its_current_title_and_its_answer_or_none(): void {
		$survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'checkbox', array( 'title' => 'Which?' ) ),
					self::aQuestion( 'nps', array( 'title' => 'How likely?', 'settings' => array( 'comment_box' => true ) ) ),
					self::aQuestion( 'text', array( 'title' => 'Why?' ) ),
				),
			)
		);
		$id     = $this->respond( $survey, array( array( 'Yes', 'No' ), array( 'with', 9, 'Quick' ), null ) );

		$single = $this->read( $survey, $id );

		self::assertSame( array( 'Which?', 'How likely?', 'Why?' ), array_values( $single->column( 'answers', 'title' ) ) );
		self::assertSame( array( array( 'Yes', 'No' ), 9, null ), array_values( $single->column( 'answers', 'value' ) ) );
		self::assertSame(
			array(
				array( 'name' => '', 'comments' => '' ),
				array( 'name' => '', 'comments' => 'Quick' ),
				array( 'name' => '', 'comments' => '' ),
			),
			array_values( $single->column( 'answers', 'extra' ) )
		);
	}

	public function test_an_answer_to_a_removed_question_is_still_shown_and_last(): void {
		$survey = $this->aSurvey();
		$gone   = wp_generate_uuid4();
		$id     = (int) Plugin::get( ResponseRepository::class )->add(
			new NewResponse(
				$survey->id,
				wp_generate_uuid4(),
				array(
					new Answer( $gone, QuestionTypes::get( 'email' ), 'someone@example.org', '', 'Sam' ),
					new Answer( $survey->questions[0]->id, QuestionTypes::get( 'radio-button' ), 'No' ),
				),
				SubmittedPage::of( 0, '', '' ),
				Plugin::get( Clock::class )->now()
			)
		);

		self::assertSame(
			array(
				'question_id' => $gone,
				'title'       => 'Removed question',
				'type'        => 'email',
				'removed'     => true,
				'value'       => 'someone@example.org',
				'extra'       => array( 'name' => 'Sam', 'comments' => '' ),
			),
			$this->read( $survey, $id )->at( 'answers.1' )
		);
	}

	public function test_next_follows_the_complete_list_in_order_and_previous_goes_back(): void {
		$survey = $this->aSurvey();
		$other  = $this->aSurvey();
		$ids    = array();
		for ( $i = 0; $i < 23; ++$i ) {
			$ids[] = $this->respond( $survey, array( 'Yes' ), sprintf( '2026-11-%02dT10:00:%02dZ', 1 + $i % 5, intdiv( $i, 10 ) ) );
			$this->respond( $other, array( 'Yes' ), '2026-11-03T10:00:01Z' );
		}
		Plugin::get( ResponseProcessor::class )->run( 11 );
		Plugin::get( TrashResponses::class )->trash( $survey->id, array( $ids[2], $ids[3], $ids[17] ) );
		$list = array_values( $this->request( 'GET', "surveys/$survey->id/responses?per_page=100" )->column( 'items', 'id' ) );
		self::assertCount( 23, $list );

		foreach ( $list as $place => $id ) {
			self::assertIsInt( $id );
			$single = $this->read( $survey, $id );
			self::assertSame(
				array( $place + 1, 23, $list[ $place - 1 ] ?? null, $list[ $place + 1 ] ?? null ),
				array_map( array( $single, 'at' ), array( 'position', 'total', 'previous_id', 'next_id' ) )
			);
		}
	}

	public function test_a_response_of_another_survey_is_not_found(): void {
		$id    = $this->respond( $this->aSurvey(), array( 'Yes' ) );
		$other = $this->aSurvey();

		$missing = $this->request( 'GET', "surveys/$other->id/responses/$id" );

		$this->assertNotFound( $missing );
		self::assertSame( 'This response doesn’t exist in this survey.', $missing->text( 'message' ) );
	}

	public function test_viewing_a_single_response_needs_a_plan(): void {
		$survey = $this->aSurvey();
		$id     = $this->respond( $survey, array( 'Yes' ) );
		$this->withPlan( Plan::LITE );

		$refused = $this->request( 'GET', "surveys/$survey->id/responses/$id" );

		$this->assertStatus( 403, $refused );
		self::assertSame( 'single-response', $refused->at( 'data.upgrade.feature' ) );
	}

	private function read( Survey $survey, int $id ): RestAnswer {
		$answer = $this->request( 'GET', "surveys/$survey->id/responses/$id" );
		$this->assertStatus( 200, $answer );
		return $answer;
	}
}
