<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** The option that asks for a text, from the owner's save to the results. */
final class OtherOptionTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES )->asRoleWith( Permission::VIEW, Permission::EDIT );
	}

	public function test_its_text_is_stored_and_part_of_the_results_and_the_export(): void {
		$survey = $this->asking( array( 'Red', 'Other' ), 'Other' );
		$this->assertStatus( 201, $this->answer( $survey, 'Other', 'Teal' ) );
		Plugin::get( ResponseProcessor::class )->run();

		$this->asRoleWith( Permission::VIEW );
		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( 1, $results->at( 'question_stats.0.options.1.count' ) );
		self::assertSame( 'Teal', $results->at( 'question_stats.0.answers.0.extra.comments' ) );
		self::assertStringContainsString( 'Other,Teal', $this->export( $survey ) );
	}

	public function test_an_export_has_the_column_before_the_first_text(): void {
		$survey = $this->asking( array( 'Red', 'Other' ), 'Other' );
		$this->assertStatus( 201, $this->answer( $survey, 'Red' ) );

		self::assertStringContainsString( '(comment)', $this->export( $survey ) );
	}

	public function test_another_option_takes_no_text(): void {
		$survey = $this->asking( array( 'Red', 'Other' ), 'Other' );

		$this->assertInvalid( $this->answer( $survey, 'Red', 'Teal' ), 'answers[0].extra.comments' );
	}

	public function test_it_stays_the_same_option_when_it_is_renamed(): void {
		$survey = $this->asking( array( 'Red', 'Other' ), 'Other' );
		$this->assertStatus( 201, $this->answer( $survey, 'Other', 'Teal' ) );
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$ids     = array( 'option_ids' => array( 'Red', 'Other' ) );
		$renamed = $this->save( $survey, array( 'options' => array( 'Red', 'None' ), 'other' => 'None' ) + $ids );
		$this->assertStatus( 201, $this->answer( $renamed, 'None', 'Gold' ) );

		self::assertStringContainsString( 'None,Teal', $this->export( $renamed ) );
		self::assertStringContainsString( 'None,Gold', $this->export( $renamed ) );
	}

	public function test_a_label_that_no_option_has_asks_for_nothing(): void {
		$survey = $this->asking( array( 'Red', 'Blue' ), 'Green' );

		self::assertArrayNotHasKey( 'other', $survey->questions[0]->toArray()['config'] );
	}

	public function test_a_plan_without_question_options_saves_it_as_a_normal_option(): void {
		$this->withPlan( Plan::LITE );
		$survey = $this->asking( array( 'Red', 'Other' ), 'Other' );

		self::assertSame( array( 'Red', 'Other' ), $survey->questions[0]->options );
		self::assertSame( '', $survey->questions[0]->other );
	}

	/** @param list<string> $options */
	private function asking( array $options, string $other ): Survey {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion() ) ) );
		return $this->save( $survey, array( 'options' => $options, 'other' => $other ) );
	}

	/** @param array<string, mixed> $config */
	private function save( Survey $survey, array $config ): Survey {
		$answer = $this->request(
			'POST',
			'surveys',
			array(
				'id'        => $survey->id,
				'title'     => $survey->title,
				'status'    => 'publish',
				'questions' => array( array( 'config' => $config ) + $survey->questions[0]->toArray() ),
			)
		);
		$this->assertStatus( 200, $answer );
		return Plugin::get( SurveyRepository::class )->get( $survey->id );
	}

	private function answer( Survey $survey, string $value, ?string $text = null ): RestAnswer {
		$answer = array( 'question_id' => $survey->questions[0]->id, 'value' => $value );
		$extra  = null === $text ? array() : array( 'extra' => array( 'comments' => $text ) );
		return $this->asVisitor()->request(
			'POST',
			"surveys/$survey->id/responses",
			$this->submission( $survey, array(), array( 'answers' => array( $answer + $extra ) ) )
		);
	}

	private function export( Survey $survey ): string {
		$this->asRoleWith( Permission::VIEW );
		[ $file ] = Plugin::get( FindExportFile::class )->run(
			1,
			array( 'survey_id' => (string) $survey->id, 'report' => 'general', 'format' => 'csv' )
		);
		return (string) stream_get_contents( $file );
	}
}
