<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\AiDrafts;

use TypeError;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Tests\Support\Cases\RestAnswer;

/** A prompt becomes a draft. Before WordPress 7.0, it returns a message that says why not. */
final class DraftingTest extends DraftingTestCase {

	public function test_a_sentence_becomes_a_draft_that_can_be_saved_and_is_not_saved_automatically(): void {
		$answer = $this->drafted(
			array(
				'title'     => 'Ordering',
				'questions' => array(
					self::written( 'radio-button', 'Did you mean to order?', 'Yes', 'No' ),
					self::written( 'nps', 'Would you recommend us?' ),
					array( 'required' => true, 'comment_box' => true ) + self::written( 'checkbox', 'What kept you?', 'Price', 'Delivery' ),
					self::written(),
				),
			)
		);
		if ( ! self::hasClient() ) {
			$this->assertStatus( 404, $answer );
			self::assertRefused( $answer, '' );
			return;
		}
		$this->assertStatus( 200, $answer );
		self::assertSame( 'Ordering', $answer->at( 'title' ) );
		self::assertSame( array( 'radio-button', 'nps', 'checkbox', 'text' ), $answer->column( 'questions', 'type' ) );
		self::assertSame( array( 'Price', 'Delivery' ), $answer->at( 'questions.2.config.options' ) );
		self::assertTrue( $answer->at( 'questions.2.settings.required' ) );
		self::assertTrue( $answer->at( 'questions.2.settings.comment_box' ) );
		self::assertSame( array(), $this->request( 'GET', 'surveys' )->items( 'items' ) );

		$saved = $this->request(
			'POST',
			'surveys',
			array_intersect_key( (array) $answer->body, array_flip( array( 'title', 'type', 'questions', 'template' ) ) )
		);
		$this->assertStatus( 200, $saved );
		self::assertSame( 'draft', $saved->at( 'survey.status' ) );
		self::assertSame( 'drafted-by-ai', $saved->at( 'survey.template' ) );
		self::assertSame( 'nps', $saved->at( 'survey.type' ) );
		self::assertSame( $answer->at( 'questions' ), $saved->at( 'survey.questions' ) );
	}

	public function test_the_model_gets_the_rules_the_question_types_of_the_plan_and_the_format(): void {
		$this->withPlan( Plan::LITE );
		$this->drafted( array( 'questions' => array( self::written() ) ) );
		if ( ! self::hasClient() ) {
			self::assertSame( array(), $this->ai->asked() );
			return;
		}
		[ $path, $asked ] = $this->ai->asked()[ count( $this->ai->asked() ) - 1 ];
		self::assertSame( '/chat/completions', $path );
		$text = (string) wp_json_encode( $asked, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'never more than ' . Limits::DRAFTED_QUESTIONS, $text );
		self::assertStringContainsString( 'Why do so few visitors order?', $text );
		self::assertStringContainsString( '"enum":["radio-button","checkbox","text","long-text","email"]', $text );
		self::assertStringNotContainsString( 'star-rating', $text );
	}

	public function test_a_filter_changes_the_instruction_for_the_model(): void {
		add_filter( 'userfeedback_drafting_instruction', static fn( string $said ): string => "$said\nAsk in verse." );
		$this->drafted( array( 'questions' => array( self::written() ) ) );
		$asked = (string) wp_json_encode( $this->ai->asked() );
		self::assertSame( self::hasClient(), str_contains( $asked, 'Ask in verse.' ) );
	}

	public function test_question_types_the_plan_lacks_are_left_out_and_counted(): void {
		$this->withPlan( Plan::PLUS, Addon::QUESTION_TYPES );
		$questions = array( self::written( 'star-rating', 'How good?' ), self::written( 'image-radio', 'Which?', 'A', 'B' ) );
		$answer    = $this->drafted( array( 'questions' => $questions ) );
		self::assertSame( self::hasClient() ? array( 'star-rating' ) : array(), $answer->column( 'questions', 'type' ) );
		self::assertSame( self::hasClient() ? 1 : null, $answer->at( 'left_out' ) );

		$this->withPlan( Plan::LITE, Addon::QUESTION_TYPES );
		self::assertRefused( $this->drafted( array( 'questions' => $questions ) ), 'didn’t return a survey' );
	}

	/**
	 * @dataProvider troubles
	 * @param array{string, int, string} $says
	 */
	public function test_errors_are_explained_in_our_own_text( array $says, string $words ): void {
		$this->ai->says( ...$says );
		$answer = $this->request( 'POST', 'drafting/survey', array( 'sentence' => 'Why?' ) );

		self::assertRefused( $answer, $words );
		self::assertStringNotContainsString( 'sk-secret', (string) wp_json_encode( $answer->body ) );
		$this->assertStatus( self::hasClient() ? 502 : 404, $answer );
		self::assertRefused( $this->drafted( '-' ), 'didn’t return a survey' ); // The lock is released.
	}

	/** @return array<string, array{array{string, int, string}, string}> */
	public static function troubles(): array {
		return array(
			'an error'        => array( array( '', 500, '' ), 'returned a server error' ),
			'a wrong key'     => array( array( '', 401, '' ), 'rejected its API key' ),
			'too often'       => array( array( '', 429, '' ), 'request limit' ),
			'another refusal' => array( array( '', 418, '' ), 'rejected this request' ),
			'an unknown end'  => array( array( 'x', 200, 'bored' ), 'didn’t return a survey' ),
			'nothing'         => array( array( '', 200, 'stop' ), 'didn’t return a survey' ),
		);
	}

	public function test_an_unreachable_provider_and_one_that_throws_cause_no_fatal_error(): void {
		self::assertSame( self::hasClient(), $this->isAvailable() );
		add_filter( 'http_request_args', static fn(): array => throw new TypeError( 'A provider of the site' ) );
		self::assertRefused( $this->drafted( '' ), 'didn’t return a survey' );
		remove_all_filters( 'http_request_args' );
		$this->ai->stop();
		self::assertRefused(
			$this->request( 'POST', 'drafting/survey', array( 'sentence' => 'Why?' ) ),
			'Couldn’t reach your AI provider'
		);
	}

	public function test_each_user_has_one_draft_at_a_time_until_a_dead_one_expires(): void {
		$this->stopClockAt( '2026-11-22T12:00:00Z' );
		/** @var list<RestAnswer> $second while the first is written. */
		$second = array();
		add_filter(
			'http_request_args',
			function ( array $arguments, string $url ) use ( &$second ): array {
				if ( str_contains( $url, 'completions' ) ) {
					remove_all_filters( 'http_request_args' );
					$second[] = $this->request( 'POST', 'drafting/survey', array( 'sentence' => 'Why?' ) );
				}
				return $arguments;
			},
			10,
			2
		);
		$first = $this->drafted( array( 'questions' => array( self::written() ) ) );
		if ( ! self::hasClient() ) {
			self::assertRefused( $first, '' );
			return;
		}
		$this->assertStatus( 200, $first );
		self::assertCount( 1, $second );
		$this->assertStatus( 409, $second[0] );
		self::assertRefused( $second[0], 'still being generated' );

		$killed = strtotime( '2026-11-22T12:02:00Z' ) . ' of a process that was killed';
		add_user_meta( get_current_user_id(), 'userfeedback_drafting', $killed );
		$this->assertStatus( 409, $this->drafted( array( 'questions' => array( self::written() ) ) ) );
		$this->stopClockAt( '2026-11-22T12:02:00Z' );
		$this->assertStatus( 200, $this->drafted( array( 'questions' => array( self::written() ) ) ) );
	}

	public function test_drafting_requires_the_permission_and_a_valid_request(): void {
		$this->assertInvalid( $this->drafted( '', array( 'sentence' => str_repeat( 'a', Limits::WISH + 1 ) ) ), 'sentence' );
		$empty = $this->drafted( '', array( 'sentence' => " \n" ) );
		self::hasClient() ? $this->assertInvalid( $empty, 'sentence' ) : self::assertRefused( $empty, '' );
		$this->asRoleWith( Permission::VIEW, Permission::SETTINGS, Permission::DELETE );
		$this->assertForbidden( $this->drafted( '' ) );
		self::assertSame( array(), $this->ai->asked() );
	}
}
