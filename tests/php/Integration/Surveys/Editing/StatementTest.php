<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Deliveries\Email\ComposeResponseMail;
use UserFeedback\Deliveries\Samples\SampleResponse;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Google\WithGoogle;
use UserFeedback\Tests\Support\Made\Responding;

/** A text between questions, which has no answer: nothing that shows answers mentions it. */
final class StatementTest extends RestTestCase {

	use Responding;
	use WithGoogle;

	private const SAID = 'Welcome to the survey';

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES, Addon::GOOGLE_DRIVE );
		$this->asRoleWith( Permission::VIEW );
	}

	public function test_it_is_in_nothing_that_shows_answers(): void {
		$this->withClient();
		$this->connect();
		$survey = $this->aSheetSurvey( self::questions() );
		$sent   = $this->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, array( null, 'No' ) ) );
		$this->assertStatus( 201, $sent );
		/** @var non-empty-list<StoredResponse> $stored */
		$stored = Plugin::get( ResponseRepository::class )->many( array( $sent->id() ) );
		$this->work();
		$this->asRoleWith( Permission::VIEW );

		self::assertCount( 1, $stored[0]->answers );
		$outputs = array(
			'results'  => $this->request( 'GET', "surveys/$survey->id/results" )->body,
			'filtered' => $this->request( 'GET', "surveys/$survey->id/results", array( 'filter' => array( 'search' => 'No' ) ) )->body,
			'list'     => $this->request( 'GET', "surveys/$survey->id/responses" )->body,
			'single'   => $this->request( 'GET', "surveys/$survey->id/responses/{$stored[0]->id}" )->body,
			'email'    => ( new ComposeResponseMail() )->run( $survey, $stored, new MailTheme( true, '' ) )->text,
			'sheet'    => $this->google->cells( $this->google->spreadsheets()[0] ),
			'sample'   => count( Plugin::get( SampleResponse::class )->makeExample( $survey )->answers ),
			'export'   => self::export( $survey ),
		);
		foreach ( $outputs as $name => $output ) {
			self::assertStringNotContainsString( self::SAID, (string) wp_json_encode( $output ), $name );
		}
		self::assertSame( 1, $outputs['sample'] );
		self::assertStringContainsString( 'How was it?', (string) wp_json_encode( $outputs['export'] ) );
	}

	public function test_a_filter_an_export_or_a_list_of_its_answers_is_not_found(): void {
		$survey = $this->aSurvey( array( 'questions' => self::questions() ) );
		$id     = $survey->questions[0]->id;
		$filter = array( 'answers' => array( array( 'question_id' => $id, 'is' => 'answered' ) ) );
		$this->assertStatus( 404, $this->request( 'GET', "surveys/$survey->id/results", array( 'filter' => $filter ) ) );
		$this->assertStatus( 404, $this->request( 'GET', "surveys/$survey->id/questions/$id/answers" ) );
	}

	public function test_a_visitor_who_only_reads_it_has_not_answered(): void {
		$survey = $this->aSurvey( array( 'questions' => self::questions() ) );
		foreach ( array( array( null, null ), array( null ) ) as $values ) {
			$this->assertStatus( 400, $this->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, $values ) ) );
		}
		$this->assertStatus(
			400,
			$this->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, array( 'Hello', 'No' ) ) )
		);
		self::assertSame( 0, $this->storedResponses( $survey ) );
	}

	public function test_an_answer_from_before_a_question_became_one_stays_readable(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ), self::aQuestion() ) ) );
		$id     = $this->respond( $survey, array( 'Typed before', 'No' ) );
		$this->asRoleWith( Permission::EDIT );
		$question = array( 'id' => $survey->questions[0]->id, 'title' => self::SAID, 'type' => 'statement' );
		$this->assertStatus(
			200,
			$this->request(
				'POST',
				'surveys',
				array(
					'id'        => $survey->id,
					'title'     => $survey->title,
					'questions' => array( $question, $survey->questions[1]->toArray() ),
				)
			)
		);
		$this->asRoleWith( Permission::VIEW );
		$answers = $this->request( 'GET', "surveys/$survey->id/responses/$id" )->column( 'answers', 'removed', 'value' );
		self::assertSame( array( 'No' => false, 'Typed before' => true ), $answers );
	}

	public function test_a_survey_of_nothing_else_stays_a_draft(): void {
		$this->asRoleWith( Permission::EDIT );
		$saved = $this->request(
			'POST',
			'surveys',
			array( 'title' => 'Only a text', 'status' => 'publish', 'questions' => array( self::questions()[0] ) )
		);
		$this->assertStatus( 200, $saved );
		self::assertStringContainsString( 'no question that visitors can answer', (string) wp_json_encode( $saved->body ) );
		self::assertSame( SurveyStatus::DRAFT, Plugin::get( SurveyRepository::class )->get( $saved->id( 'survey.id' ) )->status );
	}

	public function test_an_image_address_is_a_web_address_and_other_types_have_none(): void {
		$this->asRoleWith( Permission::EDIT );
		$with = static fn( string $type, string $image ): array => array(
			'title'     => 'A survey',
			'questions' => array( self::aQuestion( $type, array( 'settings' => array( 'image' => $image ) ) ) ),
		);
		$bad  = $this->request( 'POST', 'surveys', $with( 'statement', 'javascript:alert(1)' ) );
		$this->assertStatus( 400, $bad );
		self::assertStringContainsString( 'questions[0].settings.image', (string) wp_json_encode( $bad->body ) );
		$text = $this->request( 'POST', 'surveys', $with( 'text', 'https://example.org/a.png' ) );
		self::assertArrayNotHasKey( 'image', (array) $text->at( 'survey.questions.0.settings' ) );
	}

	/** @return list<array<string, mixed>> */
	private static function questions(): array {
		return array(
			self::aQuestion( 'statement', array( 'title' => self::SAID ) ),
			self::aQuestion( 'radio-button', array( 'title' => 'How was it?' ) ),
		);
	}

	private static function export( Survey $survey ): string {
		[ $file ] = Plugin::get( FindExportFile::class )->run( 1, array( 'survey_id' => (string) $survey->id, 'format' => 'csv' ) );
		return (string) stream_get_contents( $file );
	}
}
