<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Results\Sharing\ReadSharedResults;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** A field that the page fills: what owners may name it, and what is stored whatever a page sends. */
final class HiddenFieldTest extends RestTestCase {

	use Responding;

	private const FIELD = '00000000-0000-4000-8000-00000000d001';

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	/** @dataProvider names */
	public function test_a_published_survey_has_names_that_a_url_can_use( string $name, bool $isValid ): void {
		$saved = $this->save( array( self::field( $name ), self::aQuestion( 'text' ) ) );
		if ( $isValid ) {
			$this->assertStatus( 200, $saved );
			self::assertSame( $name, $saved->at( 'survey.questions.0.title' ) );
		} else {
			$this->assertInvalid( $saved, 'questions[0].title' );
		}
		$this->assertStatus( 200, $this->save( array( self::field( $name ), self::aQuestion( 'text' ) ), 'draft' ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function names(): iterable {
		yield 'a word' => array( 'plan', true );
		yield 'all characters' => array( 'Plan_2-b', true );
		yield 'as long as may be' => array( str_repeat( 'a', 40 ), true );
		yield 'a name that WordPress uses' => array( 'name', false );
		yield 'the name of a link' => array( 'invitation', false );
		yield 'too long by one' => array( str_repeat( 'a', 41 ), false );
		yield 'empty' => array( '', false );
		yield 'a digit first' => array( '2plan', false );
		yield 'a space' => array( 'my plan', false );
		yield 'two lines' => array( "plan\nb", false );
		yield 'markup' => array( '<b>plan', false );
		yield 'another script' => array( 'план', false );
		yield 'the prefix of every object' => array( '__proto__', false );
	}

	public function test_a_name_is_used_once_and_there_are_at_most_twenty(): void {
		$text = self::aQuestion( 'text' );
		$this->assertInvalid( $this->save( array( self::field( 'plan' ), self::field( 'plan' ), $text ) ), 'questions[1].title' );
		$this->assertStatus( 200, $this->save( array( self::field( 'plan' ), self::field( 'Plan' ), $text ) ) );

		$fields = array_map( static fn( int $number ): array => self::field( "f$number" ), range( 1, Limits::HIDDEN_FIELDS + 1 ) );
		$this->assertInvalid( $this->save( array( ...$fields, $text ), 'draft' ), 'questions' );
		$full = array( ...array_slice( $fields, 1 ), ...array_fill( 0, Limits::QUESTIONS, $text ) );
		$this->assertStatus( 200, $this->save( $full, 'draft' ) );
		$this->assertInvalid( $this->save( array( ...array_slice( $full, 1 ), $text ), 'draft' ), 'questions' );
	}

	public function test_a_survey_that_asks_nothing_stays_a_draft(): void {
		$saved = $this->save( array( self::field( 'plan' ), self::aQuestion( 'statement' ) ) );
		self::assertFalse( $saved->at( 'published' ) );
		self::assertStringContainsString( 'no question that visitors can answer', $saved->text( 'message' ) );
	}

	/** @dataProvider values */
	public function test_a_value_never_costs_a_response( mixed $value, ?string $stored ): void {
		$survey = $this->survey();
		$sent   = $this->send( $survey, array( $value, 'Because' ) );
		$this->assertStatus( 201, $sent );
		$single = $this->request( 'GET', "surveys/$survey->id/responses/{$sent->id()}" );
		self::assertSame( array( $stored, 'Because' ), $single->column( 'answers', 'value' ) );
	}

	public function test_the_response_list_shows_its_value_last(): void {
		$survey = $this->survey();
		$this->send( $survey, array( 'pro', 'Because' ) );
		$listed = $this->request( 'GET', "surveys/$survey->id/responses" );
		self::assertSame( array( 'Because' ), $listed->column( 'items', 'first_answer' ) );
		self::assertSame( array( 'Because · pro' ), $listed->column( 'items', 'preview' ) );
	}

	/** @return iterable<string, array{mixed, string|null}> */
	public static function values(): iterable {
		yield 'a text' => array( 'pro', 'pro' );
		yield 'space around it' => array( " pro\t", 'pro' );
		yield 'as long as may be' => array( str_repeat( "\u{1F600}", 255 ), str_repeat( "\u{1F600}", 255 ) );
		yield 'too long' => array( str_repeat( 'a', 3_000 ), str_repeat( 'a', 255 ) );
		yield 'markup' => array( '<script>alert(1)</script>', '<script>alert(1)</script>' );
		yield 'a formula' => array( '=1+1', '=1+1' );
		yield 'nothing' => array( '', null );
		yield 'null' => array( null, null );
		yield 'a number' => array( 5, null );
		yield 'a list' => array( array( 'pro' ), null );
	}

	public function test_it_decides_on_the_server_which_answers_count(): void {
		$survey = $this->survey(
			array(
				'logic' => array(
					'enabled'    => true,
					'action'     => 'show',
					'conditions' => array( array( 'question_id' => self::FIELD, 'compare' => '=', 'value' => 'pro' ) ),
				),
			)
		);
		$this->assertStatus( 201, $this->send( $survey, array( 'pro', 'Because' ) ) );
		$this->assertStatus( 400, $this->send( $survey, array( 'free', 'Because' ) ) );
		$this->assertStatus( 400, $this->send( $survey, array( 'pro', null ) ) );
		self::assertSame( 1, $this->storedResponses( $survey ) );
	}

	public function test_its_values_are_never_published(): void {
		$survey = $this->survey();
		$this->send( $survey, array( 'customer-4711', 'Because' ) );
		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( array( 'customer-4711' ), $results->column( 'question_stats.0.answers', 'value' ) );

		$ids   = array( $survey->questions[0]->id, $survey->questions[1]->id );
		$share = $this->request( 'POST', "surveys/$survey->id/shares", array( 'question_ids' => $ids, 'texts' => true ) );
		$this->assertStatus( 201, $share );
		$public = (string) wp_json_encode( Plugin::get( ReadSharedResults::class )->run( $share->text( 'token' ) ) );
		self::assertStringContainsString( 'Because', $public );
		self::assertStringNotContainsString( 'customer-4711', $public );
	}

	/** @param array<string, mixed> $changes of the second question. */
	private function survey( array $changes = array() ): Survey {
		return $this->aSurvey(
			array( 'questions' => array( array( 'id' => self::FIELD ) + self::field( 'plan' ), self::aQuestion( 'text', $changes ) ) )
		);
	}

	/** @param list<mixed> $values */
	private function send( Survey $survey, array $values ): RestAnswer {
		return $this->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, $values ) );
	}

	/** @param list<array<string, mixed>> $questions */
	private function save( array $questions, string $status = 'publish' ): RestAnswer {
		return $this->request( 'POST', 'surveys', array( 'title' => 'A survey', 'status' => $status, 'questions' => $questions ) );
	}

	/** @return array<string, mixed> */
	private static function field( string $name ): array {
		return self::aQuestion( 'hidden', array( 'title' => $name ) );
	}
}
