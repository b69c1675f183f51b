<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit\Visits;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Storage\Survey;

/** Typed text of visitors who left, for surveys that keep it. */
final class PartialTextTest extends VisitTestCase {

	private const MINE = '00000000-0000-4000-8000-00000000e002';

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-20T10:00:00Z' );
	}

	public function test_typed_answers_and_comments_become_a_part_of_the_unfinished_response(): void {
		$survey = $this->typing();
		$this->type( $survey, array( array( 'with', 'Other', 'Green' ), 'Short 👍', "Long\ntext", -12, '2026-11-29' ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );

		$single = $this->asOwner()->request( 'GET', "surveys/$survey->id/responses/{$this->id( $survey )}" );
		self::assertSame(
			array( 'Other', 'Short 👍', "Long\ntext", -12, '2026-11-29', null, null, null ),
			array_column( $single->items( 'answers' ), 'value' )
		);
		self::assertSame( 'Green', $single->at( 'answers.0.extra.comments' ) );
		self::assertSame( 'Other', $this->partial( $survey )->at( 'items.0.first_answer' ) );
	}

	public function test_names_addresses_hidden_fields_and_consents_are_never_kept(): void {
		$survey = $this->typing();
		$this->type( $survey, array( null, 'Kept', null, null, null, 'ann@example.org', 'pro', 'I agree.' ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );

		self::assertSame( array( 'Kept' ), $this->storedValues( $survey ) );
		$ofName          = array( 'question_id' => $survey->questions[5]->id, 'value' => 'ann@example.org' );
		$ofName['extra'] = array( 'name' => 'Ann' );
		$named           = $this->report( $survey, array( 5 => 'left' ), self::MINE, array( 'answers' => array( $ofName ) ) );
		$this->assertInvalid( $named, 'answers[0].extra.name' );
	}

	public function test_without_the_setting_typed_answers_and_comments_are_dropped(): void {
		$typed  = array( array( 'with', 'Other', 'Green' ), 'Typed', 'Typed', 7, '2026-11-29' );
		$survey = $this->typing( array( 'keep_partial_text' => false ) );
		$this->type( $survey, $typed );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		self::assertSame( array( array( 'Other', '' ) ), $this->stored( $survey ) );

		$survey = $this->typing();
		$this->withPlan( Plan::LITE );
		$this->type( $survey, $typed );
		$this->sumAt( '2026-11-22T10:00:00Z' );
		self::assertSame( array(), $this->stored( $survey ) );
	}

	/** Neither setting works without the one before it. */
	public function test_typed_text_needs_the_settings_it_depends_on(): void {
		foreach ( array( 'keep_partial', 'drop_off' ) as $needed ) {
			$survey = $this->typing( array( $needed => false ) );
			$this->type( $survey, array( array( 'with', 'Other', 'Green' ), 'Typed' ) );
			self::assertSame( array(), array_filter( $this->row( 'answers FROM {visits}', $survey ), 'is_string' ), $needed );
		}
	}

	/** @dataProvider hostile */
	public function test_an_answer_that_breaks_a_rule_is_dropped_alone( int $question, mixed $value ): void {
		$survey = $this->typing();
		$values = array_replace( array_fill( 0, 8, null ), array( 1 === $question ? 2 : 1 => 'Kept', $question => $value ) );
		$this->type( $survey, $values );
		$this->sumAt( '2026-11-21T10:00:00Z' );

		self::assertSame( array( 'Kept' ), $this->storedValues( $survey ) );
	}

	/** @return iterable<string, array{int, mixed}> */
	public static function hostile(): iterable {
		yield 'a text that is too long' => array( 1, str_repeat( 'x', 201 ) );
		yield 'a long text that is too long' => array( 2, str_repeat( '語', 401 ) );
		yield 'spaces' => array( 1, " \u{2003}\t\n " );
		yield 'a number as a text' => array( 1, 5 );
		yield 'a list' => array( 1, array( 'a', 'b' ) );
		yield 'a text as a number' => array( 3, '12' );
		yield 'a number that is too high' => array( 3, PHP_INT_MAX );
		yield 'a day that its month lacks' => array( 4, '2026-02-30' );
		yield 'an incomplete date' => array( 4, '-' );
		yield 'an option that never was there' => array( 0, 'Maybe' );
	}

	public function test_a_comment_that_is_too_long_costs_only_the_comment(): void {
		$survey = $this->typing();
		$this->type( $survey, array( array( 'with', 'Other', str_repeat( 'x', 401 ) ) ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		self::assertSame( array( array( 'Other', '' ) ), $this->stored( $survey ) );
	}

	/** The widget removes them from what it sends. */
	public function test_control_characters_are_refused(): void {
		$survey = $this->typing();
		$body   = array( 'answers' => array( array( 'question_id' => $survey->questions[1]->id, 'value' => "a\u{9B}31m" ) ) );
		$this->assertInvalid( $this->report( $survey, array( 1 => 'left' ), self::UNFINISHED, $body ), 'answers[0].value' );
	}

	public function test_markup_is_stored_as_it_was_typed(): void {
		$survey = $this->typing();
		$this->type( $survey, array( null, '<script>alert(1)</script>', "'; DROP TABLE x; --" ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		self::assertSame( array( '<script>alert(1)</script>', "'; DROP TABLE x; --" ), $this->storedValues( $survey ) );
	}

	public function test_typed_text_is_in_no_index_search_or_number(): void {
		$survey = $this->typing();
		$this->type( $survey, array( array( 'with', 'Other', 'Zebra' ), 'Zebra', 'Zebra' ) );
		$this->sumAt( '2026-11-21T10:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();

		foreach ( array( 'texts', 'text_days', 'daily', 'daily_answers', 'jobs' ) as $table ) {
			self::assertSame( '0', $this->row( "COUNT(*) AS many FROM {{$table}}", $survey )['many'], $table );
		}
		$found = $this->asOwner()->request( 'GET', "surveys/$survey->id/responses?search=Zebra" );
		self::assertSame( array(), $found->items( 'items' ) );
		foreach ( array( '', '&search=Zebra' ) as $search ) {
			$texts = $this->request( 'GET', "surveys/$survey->id/questions/{$survey->questions[1]->id}/answers?page=1$search" );
			self::assertSame( array(), $texts->items( 'items' ) );
		}
		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( array( 0, 0 ), array( $results->at( 'responses_count' ), $results->at( 'question_stats.1.total_answers' ) ) );
	}

	public function test_text_reported_before_the_setting_was_turned_off_is_kept_and_later_text_is_not(): void {
		$survey = $this->typing();
		$this->type( $survey, array( null, 'Before' ) );
		$this->asMember( 'administrator' );
		$behavior = array( 'keep_partial_text' => false ) + $survey->settings->part( 'behavior' );
		$change   = array( 'id' => $survey->id, 'title' => $survey->title, 'settings' => array( 'behavior' => $behavior ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $change ) );
		$this->type( $survey, array( null, 'After' ), self::MINE );
		$this->sumAt( '2026-11-21T10:00:00Z' );

		self::assertSame( array( 'Before' ), $this->storedValues( $survey ) );
	}

	/** @param array<string, mixed> $behavior */
	private function typing( array $behavior = array() ): Survey {
		$options = array( 'options' => array( 'Yes', 'Other' ), 'other' => 'Other' );
		return $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'radio-button', array( 'config' => $options ) ),
					self::aQuestion( 'text' ),
					self::aQuestion( 'long-text' ),
					self::aQuestion( 'number' ),
					self::aQuestion( 'date' ),
					self::aQuestion( 'email', array( 'config' => array( 'include_name' => true ) ) ),
					self::aQuestion( 'hidden', array( 'title' => 'plan' ) ),
					self::aQuestion( 'consent', array( 'config' => array( 'options' => array( 'I agree.' ) ) ) ),
				),
				'settings'  => array(
					'behavior' => $behavior + array( 'drop_off' => true, 'keep_partial' => true, 'keep_partial_text' => true ),
				),
			)
		);
	}

	/**
	 * Reports an unfinished visit.
	 *
	 * @param array<int, mixed> $values of the questions; null for none
	 */
	private function type( Survey $survey, array $values, string $token = self::UNFINISHED ): void {
		$answers = array();
		foreach ( array_filter( $values, static fn( mixed $value ): bool => null !== $value ) as $index => $value ) {
			$answer    = array( 'question_id' => $survey->questions[ $index ]->id, 'value' => $value );
			$answers[] = is_array( $value ) && 'with' === $value[0]
				? array( 'value' => $value[1], 'extra' => array( 'comments' => $value[2] ) ) + $answer
				: $answer;
		}
		$this->assertStatus( 204, $this->report( $survey, array( 0 => 'answered', 1 => 'left' ), $token, array( 'answers' => $answers ) ) );
	}

	/** @return list<array{mixed, string}> the value and the comment of each answer of the partial response */
	private function stored( Survey $survey ): array {
		return array_map(
			static fn( Answer $answer ): array => array( $answer->value, $answer->comments ),
			Answer::fromJson( (string) ( $this->row( 'answers FROM {responses}', $survey )['answers'] ?? '' ) )
		);
	}

	/** @return list<mixed> */
	private function storedValues( Survey $survey ): array {
		return array_column( $this->stored( $survey ), 0 );
	}
}
