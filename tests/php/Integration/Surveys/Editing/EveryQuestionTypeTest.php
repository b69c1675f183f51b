<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Surveys\AiDrafts\DraftPrompt;
use UserFeedback\Surveys\AiDrafts\ParseGeneratedDraft;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Everything that must hold for each question type on a site, including one that is added later. */
final class EveryQuestionTypeTest extends RestTestCase {

	use Responding;

	private const ID = '00000000-0000-4000-8000-00000000c001';

	private const ROWS = array(
		array( 'id' => '00000000-0000-4000-8000-00000000f0ff', 'label' => 'Color' ),
		array( 'id' => '00000000-0000-4000-8000-00000000f0fe', 'label' => 'Size' ),
	);

	private const LABELS = array( 'Red', 'Green' );

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW );
	}

	/** @dataProvider types */
	public function test_a_saved_question_keeps_every_setting( string $name ): void {
		$saved = $this->surveyOf( $name )->questions[0];
		self::assertEquals( self::sent( QuestionTypes::get( $name ) ), $saved->toArray() );
	}

	/** @dataProvider typesWithAnswers */
	public function test_a_sample_answer_is_in_the_results_and_found_by_filters( string $name ): void {
		$survey = $this->surveyOf( $name );
		$type   = $survey->questions[0]->type;
		$answer = self::sample( $survey->questions[0] );
		$this->respond( $survey, array( $answer->value, 'No' ) );

		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( 1, $results->at( 'question_stats.0.total_answers' ) );
		$counted = array_filter(
			array_column( (array) $results->at( 'question_stats.0.options' ), 'count', 'value' ),
			static fn( mixed $count ): bool => 0 !== $count
		);
		$listed  = array_column( (array) $results->at( 'question_stats.0.answers' ), 'value' );
		self::assertSame( $answer->countedValues(), array_map( 'strval', array_keys( $counted ) ) );
		self::assertSame( $type->isQuantitative() ? array() : array( $answer->text() ), $listed );
		foreach ( self::filters( $answer ) as $condition ) {
			$found = $this->request(
				'GET',
				"surveys/$survey->id/results",
				array( 'filter' => array( 'answers' => array( array( 'question_id' => self::ID ) + $condition ) ) )
			);
			self::assertSame( 1, $found->at( 'range_responses_count' ), (string) wp_json_encode( $condition ) );
		}
	}

	/** @dataProvider typesWithAnswers */
	public function test_an_export_has_a_column_for_each_value( string $name ): void {
		$survey = $this->surveyOf( $name );
		$answer = self::sample( $survey->questions[0] );
		$this->respond( $survey, array( $answer->value, 'No' ) );

		[ $file ] = Plugin::get( FindExportFile::class )->run( 1, array( 'survey_id' => (string) $survey->id, 'format' => 'csv' ) );
		$names    = fgetcsv( $file, null, ',', '"', '' );
		$cells    = fgetcsv( $file, null, ',', '"', '' );
		self::assertIsArray( $names );
		self::assertIsArray( $cells );
		self::assertCount( count( $names ), $cells );
		self::assertContains( $answer->type->isMultiple() ? '1' : implode( $answer->countedValues() ) . $answer->text(), $cells );
	}

	/** @dataProvider types */
	public function test_a_model_can_write_a_question_of_each_type_it_is_told_about( string $name ): void {
		$type = QuestionTypes::get( $name );
		if ( null === $type->draftHint() ) {
			$isSimple = $type->takesAnswer() && null === $type->rowType() && array() === $type->config();
			$isShown  = ! $type->isHidden() && ! $type->isConsent();
			self::assertTrue( $type->hasPictures() || ! $isSimple || ! $isShown, 'Models can write all other types.' );
			return;
		}
		$prompt = DraftPrompt::draft( 'Find out', null, array( $type ), Limits::OPTIONS );
		self::assertStringContainsString( "- $name: ", $prompt->instruction );
		$written = array(
			'title'     => 'T',
			'questions' => array( array( 'type' => $name, 'title' => 'Which?', 'options' => self::LABELS ) ),
		);
		$read    = ParseGeneratedDraft::parse( (string) wp_json_encode( $written ), array( $type ), Limits::OPTIONS );
		self::assertSame( $name, $read['questions'][0]['type'] ?? null );
		self::assertSame( array( 'options' => $type->hasOptions() ? self::LABELS : array() ), $read['questions'][0]['config'] ?? null );
	}

	/** @return iterable<string, array{string}> */
	public static function types(): iterable {
		foreach ( QuestionTypes::names() as $name ) {
			yield $name => array( $name );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function typesWithAnswers(): iterable {
		foreach ( self::types() as $name => $case ) {
			$type = QuestionTypes::get( $name );
			if ( $type->takesAnswer() && null === $type->rowType() ) {
				yield $name => $case;
			}
		}
	}

	private function surveyOf( string $name ): Survey {
		$asked = self::aQuestion( 'text', array( 'title' => 'Anything else?' ) ); // A hidden field needs a question.
		return $this->aSurvey( array( 'questions' => array( self::sent( QuestionTypes::get( $name ) ), $asked ) ) );
	}

	/** @return array<string, mixed> a question with every setting that its type supports. */
	private static function sent( QuestionType $type ): array {
		$option = static fn( string $label ): string|array => match ( true ) {
			$type->hasImages() => array( 'label' => $label, 'image' => 'https://example.org/a.png' ),
			$type->hasIcons()  => array( 'label' => $label, 'icon' => array( 'style' => 'solid', 'name' => 'sun' ) ),
			default            => $label,
		};
		$labels = $type->hasOptions() ? array_slice( self::LABELS, 0, $type->isConsent() ? 1 : null ) : array();
		return array(
			'id'       => self::ID,
			'title'    => $type->isHidden() ? 'plan' : 'Which?',
			'type'     => $type->name,
			'config'   => array(
				'options'      => array_map( $option, $labels ),
				'include_name' => $type->allowsName(),
			) + $type->config() + ( null === $type->rowType() ? array() : array( 'rows' => self::ROWS ) ),
			'settings' => array(
				'required'    => $type->takesAnswer() && ! $type->isHidden(),
				'comment_box' => $type->allowsComment(),
				'randomize'   => $type->allowsRandomizing(),
				'icon_color'  => $type->hasIcons() ? '#ABCDEF' : '#1579EF',
				'icon_size'   => $type->hasIcons() ? 'large' : 'medium',
			) + ( $type->isHidden() ? array() : array( 'help' => 'Choose freely.' ) )
				+ ( $type->hasEnds() ? array( 'low_label' => 'Bad', 'high_label' => 'Good' ) : array() )
				+ ( $type->allowsPrefill() ? array( 'prefill' => true ) : array() )
				+ ( $type->allowsImage() ? array( 'image' => 'https://example.org/a.png' ) : array() ),
			'logic'    => array( 'enabled' => false, 'action' => 'show', 'conditions' => array() ),
		);
	}

	private static function sample( Question $question ): Answer {
		return new Answer( $question->id, $question->type, $question->type->sample( $question->options, 'A text.' ) );
	}

	/** @return list<array<string, mixed>> conditions of a filter that match the answer. */
	private static function filters( Answer $answer ): array {
		$filters = array( array( 'is' => 'answered' ) );
		if ( $answer->type->isQuantitative() ) {
			$filters[] = array( 'is' => 'chose', 'values' => $answer->countedValues() );
		} else {
			$filters[] = array( 'is' => 'contains', 'text' => $answer->text() );
		}
		if ( $answer->type->isNumeric() ) {
			$filters[] = array( 'is' => 'between', 'min' => $answer->value, 'max' => $answer->value );
		}
		return $filters;
	}
}
