<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Admin\BootDataShape;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Surveys\Questions\Types\ImageRadio;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Questions\Types\RadioButton;
use UserFeedback\Surveys\RegisteredTypes\RegisteredTypes;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use WP_Hook;

/** Question types of other plugins, with the plugin in examples/color-question. */
final class RegisteredTypesTest extends RestTestCase {

	use Responding;

	/** The example declares it once it runs. */
	private const COLOR = 'Color_Question';

	protected function setUp(): void {
		parent::setUp();
		self::$routes = null; // Their shapes list the types.
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		self::activateExample();
	}

	protected function tearDown(): void {
		RegisteredTypes::unregister( 'color' );
		RegisteredTypes::unregister( 'pick' );
		RegisteredTypes::unregister( 'pick-image' );
		delete_option( RegisteredTypes::OPTION );
		self::$routes = null;
		parent::tearDown();
	}

	public function test_its_questions_are_answered_listed_and_exported(): void {
		$survey = $this->asking( 'color' );
		$this->assertStatus( 201, $this->answer( $survey, '#3366cc' ) );
		Plugin::get( ResponseProcessor::class )->run();

		$results = $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( 'color', $results->at( 'question_stats.0.type' ) );
		self::assertSame( '#3366cc', $results->at( 'question_stats.0.answers.0.value' ) );
		[ $file ] = Plugin::get( FindExportFile::class )->run(
			1,
			array( 'survey_id' => (string) $survey->id, 'report' => 'general', 'format' => 'csv' )
		);
		self::assertStringContainsString( '#3366cc', (string) stream_get_contents( $file ) );
	}

	public function test_pages_get_the_script_that_draws_it(): void {
		$this->asking( 'color' );

		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );
		$question = $manifest->at( 'surveys.0.questions.0' );

		self::assertStringContainsString( '/build/widget/extended.js', $manifest->text( 'bundle' ) );

		self::assertIsArray( $question );
		self::assertIsString( $question['script'] );
		self::assertStringEndsWith( '/color-question.js?ver=1.0', $question['script'] );
	}

	public function test_pages_with_it_do_not_name_the_collector(): void {
		( new CollectorState() )->save( true, CollectorState::address(), USERFEEDBACK_VERSION );
		$collector = fn(): string => $this->asVisitor()->request( 'GET', 'widget/manifest' )->text( 'collector' );
		self::assertStringContainsString( 'collect.php', $collector() );
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$this->asking( 'color' );

		self::assertSame( '', $collector() );
		delete_option( CollectorState::OPTION );
		add_option( CollectorState::OPTION, array(), '', true );
	}

	public function test_an_invalid_value_is_rejected(): void {
		$this->assertInvalid( $this->answer( $this->asking( 'color' ), 'blue' ), 'answers[0].value' );
	}

	public function test_its_questions_and_answers_stay_while_its_plugin_is_inactive(): void {
		$survey = $this->asking( 'color' );
		$this->answer( $survey, '#3366cc' );
		Plugin::get( ResponseProcessor::class )->run();
		RegisteredTypes::unregister( 'color' );

		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$this->assertStatus( 200, $this->save( $survey, 'draft' ) );
		$stored = Plugin::get( SurveyRepository::class )->get( $survey->id );
		self::assertSame( array( 'color', 'text' ), array( $stored->questions[0]->type->name, $stored->questions[1]->type->name ) );
		self::assertSame( '#3366cc', $this->request( 'GET', "surveys/$survey->id/results" )->at( 'question_stats.0.answers.0.value' ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	public function test_a_survey_with_an_inactive_type_is_hidden_and_cannot_be_published(): void {
		$survey = $this->asking( 'color' );
		RegisteredTypes::unregister( 'color' );

		$stored    = Plugin::get( SurveyRepository::class )->get( $survey->id );
		$candidate = CandidateSurvey::inEdition( $stored, true, Plugin::get( CurrentEdition::class )->get() );
		self::assertSame( 'inactive_type', $candidate->lacks );
		self::assertSame( array(), $this->asVisitor()->request( 'GET', 'widget/manifest' )->items( 'surveys' ) );
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$this->assertInvalid( $this->save( $survey, 'publish' ), 'questions[0].type' );
	}

	public function test_a_late_answer_keeps_its_other_answers_while_the_plugin_is_inactive(): void {
		$survey = $this->asking( 'color' );
		RegisteredTypes::unregister( 'color' );
		$this->assertStatus( 201, $this->answer( $survey, '#3366cc', 'Because' ) );
		Plugin::get( ResponseProcessor::class )->run();

		$results = $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( 1, $results->at( 'question_stats.0.skipped' ) );
		self::assertSame( 'Because', $results->at( 'question_stats.1.answers.0.value' ) );
	}

	public function test_a_recount_counts_choices_of_an_inactive_type_as_before(): void {
		self::$routes = null;
		$script       = array( 'script' => plugins_url( 'pick.js' ) );
		userfeedback_register_question_type( 'pick', array( 'class' => RadioButton::class, 'label' => 'Pick' ) + $script );
		$survey = $this->asking( 'pick', array( 'config' => array( 'options' => array( 'Yes', 'No' ) ) ) );
		$this->assertStatus( 201, $this->answer( $survey, 'No' ) );
		Plugin::get( ResponseProcessor::class )->run();
		RegisteredTypes::unregister( 'pick' );

		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		$results = $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( 'No', $results->at( 'question_stats.0.options.1.value' ) );
		self::assertSame( 1, $results->at( 'question_stats.0.options.1.count' ) );
	}

	public function test_pictures_of_an_inactive_type_stay(): void {
		self::$routes = null;
		$script       = array( 'script' => plugins_url( 'pick.js' ) );
		userfeedback_register_question_type( 'pick-image', array( 'class' => ImageRadio::class, 'label' => 'Pick' ) + $script );
		$image  = static fn( string $label ): array => array( 'label' => $label, 'image' => "https://example.org/$label.png" );
		$survey = $this->asking( 'pick-image', array( 'config' => array( 'options' => array( $image( 'hill' ), $image( 'lake' ) ) ) ) );
		RegisteredTypes::unregister( 'pick-image' );

		$this->assertStatus( 200, $this->save( $survey, 'draft' ) );
		$stored = Plugin::get( SurveyRepository::class )->get( $survey->id );
		self::assertSame( $survey->questions[0]->toArray()['config'], $stored->questions[0]->toArray()['config'] );
	}

	public function test_the_app_gets_active_and_inactive_types(): void {
		$this->asking( 'color' );
		foreach ( array( true, false ) as $isActive ) {
			$types = RegisteredTypes::added();

			self::assertFits( BootDataShape::app()->properties()['question_types'], $types );
			self::assertSame( array( 'color', $isActive ), array( $types[0]['name'], $types[0]['is_active'] ) );
			RegisteredTypes::unregister( 'color' );
		}
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, mixed> $changes
	 */
	public function test_a_wrong_registration_adds_nothing_and_says_why( string $name, array $changes, string $said ): void {
		$messages = array();
		$listen   = static function ( string $caller, string $message ) use ( &$messages ): void {
			$messages[] = $message;
		};
		add_action( 'doing_it_wrong_run', $listen, 10, 2 );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		userfeedback_register_question_type(
			$name,
			$changes + array( 'class' => self::COLOR, 'label' => 'Wrong', 'script' => plugins_url( 'x.js' ) )
		);
		remove_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		remove_action( 'doing_it_wrong_run', $listen );

		self::assertStringContainsString( $said, html_entity_decode( implode( '', $messages ) ) );
		self::assertNotContains( $name, array_diff( QuestionTypes::names(), array( 'nps' ) ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>, string}> */
	public static function wrong(): iterable {
		yield 'a name of ours' => array( 'nps', array(), 'belongs to' );
		yield 'a name with spaces' => array( 'a name', array(), 'lowercase' );
		yield 'a name with a line end' => array( "name\n", array(), 'lowercase' );
		yield 'another class' => array( 'x', array( 'class' => self::class ), '"class"' );
		yield 'an abstract class' => array( 'x', array( 'class' => 'UserFeedback\Surveys\Questions\Types\Base\Choice' ), '"class"' );
		yield 'no label' => array( 'x', array( 'label' => ' ' ), '"label"' );
		yield 'a script in a query' => array( 'x', array( 'script' => home_url( '/?script=x.js' ) ), '"script"' );
		yield 'a script of another host' => array( 'x', array( 'script' => 'https://example.net/x.js' ), '"script"' );
		yield 'a script in an upload' => array( 'x', array( 'script' => 'javascript:alert(1)//x.js' ), '"script"' );
	}

	/** Runs what the example adds to the hook `init`. */
	private static function activateExample(): void {
		if ( ! class_exists( self::COLOR, false ) ) {
			require dirname( __DIR__, 5 ) . '/examples/color-question/color-question.php';
			/** @var array<string, WP_Hook> $hooks */
			$hooks = $GLOBALS['wp_filter'];
			foreach ( array_slice( $hooks['init']->callbacks[10], -1 ) as $callback ) {
				( $callback['function'] )();
			}
			return;
		}
		userfeedback_register_question_type(
			'color',
			array( 'class' => self::COLOR, 'label' => 'Color', 'script' => plugins_url( 'color-question.js?ver=1.0' ) )
		);
	}

	/** @param array<string, mixed> $changes */
	private function asking( string $type, array $changes = array() ): Survey {
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'     => 'What do you like?',
				'status'    => 'publish',
				'questions' => array( $changes + array( 'title' => 'Which?', 'type' => $type ), array( 'title' => 'Why?', 'type' => 'text' ) ),
			)
		);
		$this->assertStatus( 200, $saved );
		$id = $saved->at( 'survey.id' );
		self::assertIsInt( $id );
		return Plugin::get( SurveyRepository::class )->get( $id );
	}

	private function save( Survey $survey, string $status ): RestAnswer {
		$questions = array_map( static fn( $question ): array => $question->toArray(), $survey->questions );
		return $this->request(
			'POST',
			'surveys',
			array( 'id' => $survey->id, 'title' => 'Again', 'status' => $status, 'questions' => $questions )
		);
	}

	private function answer( Survey $survey, string $value, ?string $text = null ): RestAnswer {
		return $this->asVisitor()->request(
			'POST',
			"surveys/$survey->id/responses",
			$this->submission( $survey, array( $value, $text ) )
		);
	}
}
