<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing\Rows;

use UserFeedback\Deliveries\Email\ComposeResponseMail;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Surveys\Lifecycle\DuplicateSurvey;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** The same options for each of some rows: each row is a question of its own for everything that shows answers. */
final class MatrixTest extends RestTestCase {

	use Responding;

	private const ID    = '00000000-0000-4000-8000-00000000f100';
	private const SPEED = '00000000-0000-4000-8000-00000000f101';
	private const PRICE = '00000000-0000-4000-8000-00000000f102';

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->asMember( 'administrator' );
	}

	public function test_each_row_has_its_results_filter_and_column(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( 'Good', 'Bad' ) );
		$this->respond( $survey, array( 'Good', null ) );

		$stats = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame(
			array( array( self::SPEED, 'How was it? – Speed', 2, 0 ), array( self::PRICE, 'How was it? – Price', 1, 1 ) ),
			array_map(
				static fn( int $row ): array => array_map(
					static fn( string $name ): mixed => $stats->at( "question_stats.$row.$name" ),
					array( 'id', 'title', 'total_answers', 'skipped' )
				),
				array_keys( $stats->items( 'question_stats' ) )
			)
		);
		self::assertSame(
			array( 'Good' => 2, 'Bad' => 0 ),
			array_column( (array) $stats->at( 'question_stats.0.options' ), 'count', 'value' )
		);
		$filter = array( 'answers' => array( array( 'question_id' => self::PRICE, 'is' => 'chose', 'values' => array( 'Bad' ) ) ) );
		$found  = $this->request( 'GET', "surveys/$survey->id/results", array( 'filter' => $filter ) );
		self::assertSame( 1, $found->at( 'range_responses_count' ) );

		[ $file ] = Plugin::get( FindExportFile::class )->run( 1, array( 'survey_id' => (string) $survey->id, 'format' => 'csv' ) );
		$names    = (array) fgetcsv( $file, null, ',', '"', '' );
		self::assertSame( array(), array_diff( array( 'How was it? – Speed', 'How was it? – Price' ), $names ) );
	}

	/** Guards against: a comparison of two rows that was not found. */
	public function test_rows_can_be_compared(): void {
		$survey = $this->survey();
		$ids    = array_column( $survey->answerable(), 'id' );
		$query  = array( 'rows' => $ids[0], 'columns' => $ids[1] );
		$this->assertStatus( 200, $this->request( 'GET', "surveys/$survey->id/cross", $query ) );
	}

	public function test_an_email_names_each_row(): void {
		$survey = $this->survey();
		$id     = $this->respond( $survey, array( 'Good', 'Bad' ) );
		$stored = Plugin::get( ResponseRepository::class )->many( array( $id ) );
		self::assertNotSame( array(), $stored );
		$mail = ( new ComposeResponseMail() )->run( $survey, $stored, new MailTheme( true, '' ) );
		self::assertStringContainsString( 'How was it? – Price', $mail->text );
	}

	public function test_a_row_takes_only_its_options_and_the_matrix_no_answer(): void {
		$survey = $this->survey();
		$path   = "surveys/$survey->id/responses";
		$body   = $this->submission( $survey, array( 'Good', 'Nothing' ) );
		$this->assertStatus( 400, $this->request( 'POST', $path, $body ) );
		$this->assertStatus( 201, $this->request( 'POST', $path, $this->submission( $survey, array( 'Good', 'Bad' ) ) ) );
		$whole = array( 'answers' => array( array( 'question_id' => self::ID, 'value' => 'Good' ) ) );
		$this->assertStatus( 400, $this->request( 'POST', $path, $this->submission( $survey, array(), $whole ) ) );
	}

	public function test_each_row_of_a_required_matrix_needs_an_answer(): void {
		$survey = $this->survey( array( 'settings' => array( 'required' => true ) ) );
		$path   = "surveys/$survey->id/responses";
		$this->assertStatus( 400, $this->request( 'POST', $path, $this->submission( $survey, array( 'Good', null ) ) ) );
		$this->assertStatus( 400, $this->request( 'POST', $path, $this->submission( $survey, array( 'Good' ) ) ) );
		$this->assertStatus( 201, $this->request( 'POST', $path, $this->submission( $survey, array( 'Good', 'Bad' ) ) ) );
	}

	public function test_renamed_rows_and_options_keep_their_answers_and_a_removed_row_too(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( 'Good', 'Bad' ) );
		$rows   = array( self::row( self::SPEED, 'Velocity' ), self::row( self::PRICE, 'Price' ) );
		$config = array( 'options' => array( 'Great', 'Bad' ), 'option_ids' => array( 'Good', 'Bad' ) );
		$saved  = $this->save( $survey, self::matrix( $rows, $config ) );
		$stats  = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( 'How was it? – Velocity', $stats->at( 'question_stats.0.title' ) );
		self::assertSame(
			array( 'Great' => 1, 'Bad' => 0 ),
			array_column( (array) $stats->at( 'question_stats.0.options' ), 'count', 'value' )
		);

		$this->save( $saved, self::matrix( array( $rows[0] ), $config ) );
		$list = $this->request( 'GET', "surveys/$survey->id/responses" );
		self::assertStringContainsString( 'Bad', (string) wp_json_encode( $list->body ) );
	}

	/** Guards against: lists, single responses, and deliveries that kept an option's former label, as they looked for a question. */
	public function test_a_response_shows_the_current_labels_of_its_rows(): void {
		$survey = $this->survey();
		$id     = $this->respond( $survey, array( 'Good', 'Bad' ) );
		$config = array( 'options' => array( 'Great', 'Bad' ), 'option_ids' => array( 'Good', 'Bad' ) );
		$saved  = $this->save( $survey, self::matrix( null, $config ) );

		$list = $this->request( 'GET', "surveys/$survey->id/responses" );
		self::assertStringContainsString( 'Great · Bad', (string) wp_json_encode( $list->body, JSON_UNESCAPED_UNICODE ) );
		self::assertSame( 'Great', $this->request( 'GET', "surveys/$survey->id/responses/$id" )->at( 'answers.0.value' ) );
		[ $stored ] = Plugin::get( ResponseRepository::class )->many( array( $id ) );
		self::assertSame( 'Great', $stored->labeled( $saved )->answers[0]->value );
	}

	public function test_a_condition_may_use_a_row_and_goes_with_it(): void {
		$later  = self::aQuestion(
			'text',
			array(
				'logic' => array(
					'enabled'    => true,
					'action'     => 'show',
					'conditions' => array( array( 'question_id' => self::PRICE, 'compare' => '=', 'value' => 'Bad' ) ),
				),
			)
		);
		$survey = $this->aSurvey( array( 'questions' => array( self::matrix(), $later ) ) );
		$path   = "surveys/$survey->id/responses";
		self::assertCount( 1, $survey->questions[1]->logic->conditions );
		$this->assertStatus( 201, $this->request( 'POST', $path, $this->submission( $survey, array( 'Good', 'Bad', 'Why' ) ) ) );

		$saved = $this->save( $survey, self::matrix( array( self::row( self::SPEED, 'Speed' ) ) ), $survey->questions[1]->toArray() );
		self::assertFalse( $saved->questions[1]->logic->enabled );
	}

	public function test_a_copy_has_rows_of_its_own(): void {
		$copy = Plugin::get( DuplicateSurvey::class )->duplicate( $this->survey()->id );
		self::assertSame( array( 'Speed', 'Price' ), array_column( $copy->questions[0]->rows, 'label' ) );
		self::assertSame( array(), array_intersect( array( self::SPEED, self::PRICE ), array_column( $copy->questions[0]->rows, 'id' ) ) );
	}

	public function test_rows_get_ids_and_cannot_take_those_of_others(): void {
		$this->survey();
		$made = $this->saved( array( array( 'label' => 'New' ) ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f-]{36}$/', $made->text( 'survey.questions.0.config.rows.0.id' ) );

		$twice = wp_generate_uuid4();
		$this->assertStatus( 400, $this->saved( array( self::row( self::SPEED, 'One' ) ) ) );
		$this->assertStatus( 400, $this->saved( array( self::row( $twice, 'One' ), self::row( $twice, 'Two' ) ) ) );
	}

	public function test_it_is_published_only_with_rows_that_have_labels(): void {
		foreach ( array( array(), array( array( 'label' => '' ) ) ) as $rows ) {
			self::assertSame( 'draft', $this->saved( $rows, 'publish' )->at( 'survey.status' ) );
		}
	}

	/** @param array<string, mixed> $changes of the matrix. */
	private function survey( array $changes = array() ): Survey {
		return $this->aSurvey( array( 'questions' => array( $changes + self::matrix() ) ) );
	}

	/** @param array<string, mixed> ...$questions */
	private function save( Survey $survey, array ...$questions ): Survey {
		$sent = array(
			'id'        => $survey->id,
			'title'     => 'S',
			'questions' => $questions,
		);
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $sent ) );
		return Plugin::get( SurveyRepository::class )->get( $survey->id );
	}

	/** @param list<array<string, string>> $rows of a new survey's matrix. */
	private function saved( array $rows, string $status = 'draft' ): RestAnswer {
		$matrix = array( 'id' => wp_generate_uuid4() ) + self::matrix( $rows );
		return $this->request( 'POST', 'surveys', array( 'title' => 'S', 'status' => $status, 'questions' => array( $matrix ) ) );
	}

	/** @return array{id: string, label: string} */
	private static function row( string $id, string $label ): array {
		return array( 'id' => $id, 'label' => $label );
	}

	/**
	 * @param list<array<string, string>>|null $rows
	 * @param array<string, mixed>             $config
	 * @return array<string, mixed>
	 */
	private static function matrix( ?array $rows = null, array $config = array() ): array {
		return array(
			'id'     => self::ID,
			'title'  => 'How was it?',
			'type'   => 'matrix',
			'config' => $config + array(
				'options' => array( 'Good', 'Bad' ),
				'rows'    => $rows ?? array( self::row( self::SPEED, 'Speed' ), self::row( self::PRICE, 'Price' ) ),
			),
		);
	}
}
