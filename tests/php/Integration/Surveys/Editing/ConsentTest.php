<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** A wording to agree to: each response shows the wording that its visitor saw, whatever the owner writes later. */
final class ConsentTest extends RestTestCase {

	use Responding;

	private const ID    = '00000000-0000-4000-8000-00000000e001';
	private const FIRST = 'You may store my answers.';

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	public function test_each_wording_counts_by_itself_and_responses_keep_theirs(): void {
		$long   = 'You may store my answers, ' . str_repeat( 'and share them, ', 28 ) . 'forever.';
		$survey = $this->survey( self::FIRST );
		$first  = $this->send( $survey, self::FIRST );
		$survey = $this->reworded( $survey, $long );
		$second = $this->send( $survey, $long );
		$this->assertStatus( 201, $second );
		$survey = $this->reworded( $survey, 'You may store my answers for a year.' );

		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertEqualsCanonicalizing(
			array( 'You may store my answers for a year.' => 0, self::FIRST => 1, $long => 1 ),
			$results->column( 'question_stats.0.options', 'count', 'value' )
		);
		foreach ( array( self::FIRST => $first, $long => $second ) as $wording => $sent ) {
			$single = $this->request( 'GET', "surveys/$survey->id/responses/{$sent->id()}" );
			self::assertSame( $wording, $single->at( 'answers.0.value' ) );
			$agreed = array( 'question_id' => self::ID, 'is' => 'chose', 'values' => array( $wording ) );
			$filter = array( 'answers' => array( $agreed ) );
			$found  = $this->request( 'GET', "surveys/$survey->id/results", array( 'filter' => $filter ) );
			self::assertSame( 1, $found->at( 'range_responses_count' ) );
		}
	}

	public function test_a_visitor_of_an_open_page_agreed_to_the_wording_on_it(): void {
		$survey = $this->survey( self::FIRST );
		$newer  = $this->reworded( $survey, 'Another wording.' );
		$sent   = $this->send( $newer, self::FIRST, array( 'version' => $survey->version ) );
		$this->assertStatus( 201, $sent );
		$single = $this->request( 'GET', "surveys/$survey->id/responses/{$sent->id()}" );
		self::assertSame( self::FIRST, $single->at( 'answers.0.value' ) );
	}

	public function test_a_required_consent_must_be_given_and_only_to_its_wording(): void {
		$survey = $this->survey( self::FIRST );
		foreach ( array( null, '', 'Another wording.', true, array( self::FIRST ) ) as $value ) {
			$this->assertStatus( 400, $this->send( $survey, $value ) );
		}
		self::assertSame( 0, $this->storedResponses( $survey ) );
	}

	public function test_it_has_one_wording_of_at_most_five_hundred_characters(): void {
		$cases = array( array( 500, 200, 'options' ), array( 501, 400, 'questions[0].config.options[0]' ) );
		foreach ( $cases as list( $length, $status, $at ) ) {
			$saved = $this->save( array( str_repeat( 'a', $length ) ) );
			$this->assertStatus( $status, $saved );
			self::assertStringContainsString( $at, (string) wp_json_encode( $saved->body ) );
		}
		$this->assertInvalid( $this->save( array( 'One', 'Two' ) ), 'questions[0].config.options' );
		self::assertFalse( $this->save( array( '' ) )->at( 'published' ) );
		$options = array( 'A', str_repeat( 'b', Limits::OPTION_LABEL + 1 ) );
		$tooLong = self::aQuestion( 'radio-button', array( 'config' => array( 'options' => $options ) ) );
		$this->assertInvalid(
			$this->request( 'POST', 'surveys', array( 'title' => 'A', 'questions' => array( $tooLong ) ) ),
			'questions[0].config.options[1]'
		);
	}

	private function survey( string $wording ): Survey {
		return $this->aSurvey( array( 'questions' => array( self::consent( array( $wording ) ) ) ) );
	}

	private function reworded( Survey $survey, string $wording ): Survey {
		$sent = self::consent( array( $wording ) );
		// As the builder sends them for a renamed option.
		$sent['config'] += array( 'option_ids' => $survey->questions[0]->optionIds() );
		$this->assertStatus(
			200,
			$this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'title' => $survey->title, 'questions' => array( $sent ) ) )
		);
		return Plugin::get( SurveyRepository::class )->get( $survey->id );
	}

	/** @param list<string> $options */
	private function save( array $options ): RestAnswer {
		$questions = array( self::consent( $options, '' ) );
		return $this->request( 'POST', 'surveys', array( 'title' => 'A', 'status' => 'publish', 'questions' => $questions ) );
	}

	/** @param array<string, mixed> $changes */
	private function send( Survey $survey, mixed $value, array $changes = array() ): RestAnswer {
		return $this->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, array( $value ), $changes ) );
	}

	/**
	 * @param list<string> $options
	 * @return array{config: array<string, mixed>}&array<string, mixed>
	 */
	private static function consent( array $options, string $id = self::ID ): array {
		return ( '' === $id ? array() : array( 'id' => $id ) ) + array(
			'title'    => 'Your data',
			'type'     => 'consent',
			'config'   => array( 'options' => $options ),
			'settings' => array( 'required' => true ),
		);
	}
}
