<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;

/** @group smoke */
final class SubmitTest extends RestTestCase {

	use Responding;

	public function test_a_logged_out_visitor_can_respond(): void {
		$survey = $this->aSurvey();

		$answer = $this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) );

		$this->assertStatus( 201, $answer );
		$row = Plugin::get( Db::class )->row( 'SELECT * FROM {responses} WHERE id = %d', array( $answer->id() ) );
		self::assertNotNull( $row );
		self::assertSame(
			array( (string) $survey->id, 'publish', '0', '2', 'Prices', 'https://example.org/prices/' ),
			array( $row['survey_id'], $row['status'], $row['counted'], $row['page_id'], $row['page_name'], $row['page_url'] )
		);
		self::assertSame( 'Yes', Answer::fromJson( (string) $row['answers'] )[0]->value );
	}

	public function test_the_ip_address_is_stored_as_the_owner_chose_using_an_autoloaded_setting(): void {
		$survey = $this->aSurvey();
		$kept   = array();
		foreach ( array( 'full', 'truncated', 'none' ) as $chosen ) {
			Plugin::get( SaveSettings::class )->run( array( 'ip_storage' => $chosen ) );
			wp_cache_flush();
			self::assertArrayHasKey( VisitorSettings::OPTION, wp_load_alloptions() );
			self::assertSame( $chosen, VisitorSettings::ipStorage() );

			$answer          = $this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) );
			$kept[ $chosen ] = Plugin::get( Db::class )->value( 'SELECT ip FROM {responses} WHERE id = %d', array( $answer->id() ) );
		}
		self::assertSame( array( 'full' => '127.0.0.1', 'truncated' => '127.0.0.0', 'none' => '' ), $kept );
	}

	public function test_a_response_takes_one_insert_and_no_other_write_except_the_rate_limit_counter(): void {
		$survey = $this->aSurvey();
		$sent   = new SentQueries();
		// Another browser runs cron.
		update_option( SiteSetup::WOKEN_AT, (string) ( Plugin::get( Clock::class )->now()->getTimestamp() + 9 ) );
		$sent->listen();

		$this->assertStatus( 201, $this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) ) );

		$writes = $sent->writes();
		self::assertCount( 2, $writes, implode( "\n", $writes ) );
		self::assertStringContainsString( '_uf_rate_limits', $writes[0] );
		self::assertMatchesRegularExpression( '/\AINSERT IGNORE INTO \S+_uf_responses/', $writes[1] );
	}

	public function test_resending_a_response_returns_the_first_one(): void {
		$survey = $this->aSurvey();
		$body   = $this->submission( $survey, array( 'Yes' ) );
		$first  = $this->send( $survey, $body );

		$again = $this->send( $survey, array( 'answers' => $this->submission( $survey, array( 'No' ) )['answers'] ) + $body );

		$this->assertStatus( 200, $again );
		self::assertSame( $first->id(), $again->id() );
		self::assertSame( 1, $this->storedResponses() );
		self::assertStringContainsString( '"Yes"', (string) Plugin::get( Db::class )->value( 'SELECT answers FROM {responses}' ) );
	}

	public function test_the_same_token_in_another_survey_is_another_response(): void {
		$one   = $this->aSurvey();
		$two   = $this->aSurvey();
		$token = wp_generate_uuid4();

		$this->assertStatus( 201, $this->send( $one, $this->submission( $one, array( 'Yes' ), array( 'token' => $token ) ) ) );
		$this->assertStatus( 201, $this->send( $two, $this->submission( $two, array( 'Yes' ), array( 'token' => $token ) ) ) );
	}

	/** @dataProvider closed */
	public function test_a_survey_that_is_not_live_accepts_no_responses( string $status, ?string $publishAt ): void {
		$survey = $this->aSurvey( array( 'status' => $status, 'publish_at' => $publishAt ) );

		$this->assertNotFound( $this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) ) );
		self::assertSame( 0, $this->storedResponses() );
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function closed(): iterable {
		yield 'a draft' => array( 'draft', null );
		yield 'in the trash' => array( 'trash', null );
		yield 'scheduled for later' => array( 'publish', '2099-01-01T00:00:00+00:00' );
	}

	public function test_a_missing_survey_accepts_no_responses(): void {
		$survey = $this->aSurvey();
		$body   = $this->submission( $survey, array( 'Yes' ) );

		$this->assertNotFound( $this->request( 'POST', 'surveys/' . ( $survey->id + 1000 ) . '/responses', $body ) );
		self::assertSame( 0, $this->storedResponses() );
	}

	public function test_a_scheduled_survey_accepts_responses_from_its_start_date(): void {
		$survey = $this->aSurvey( array( 'publish_at' => '2099-01-01T00:00:00+00:00' ) );
		$this->stopClockAt( '2099-01-01T00:00:00Z' );

		$this->assertStatus( 201, $this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) ) );
	}

	public function test_an_expired_survey_accepts_responses_for_two_more_days_only(): void {
		$behavior = array( 'run_time' => 'expire', 'expire_at' => array( 'month' => 3, 'day' => 14 ) );
		$this->stopClockAt( '2099-03-01T12:00:00Z' );
		$survey = $this->aSurvey( array( 'settings' => array( 'behavior' => $behavior ) ) );
		foreach ( array(
			'2099-03-15T12:00:00Z' => 201,
			'2099-03-16T12:00:00Z' => 404,
			'2100-01-01T12:00:00Z' => 404,
		) as $moment => $status ) {
			$this->stopClockAt( $moment );
			$this->assertStatus( $status, $this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) ) );
			$this->assertStatus(
				201 === $status ? 204 : 404,
				$this->request( 'POST', "surveys/$survey->id/impression?nonce=" . $this->tokenOf( $survey ) )
			);
		}

		$this->withPlan( Plan::PLUS, ...Addon::cases() );
		$this->stopClockAt( '2099-03-16T12:00:00Z' );
		$this->assertStatus( 201, $this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) ) );
	}

	public function test_a_response_without_a_valid_token_of_the_survey_is_refused(): void {
		$survey = $this->aSurvey();
		$other  = $this->aSurvey();

		foreach ( array( $this->tokenOf( $other ), 'x', wp_create_nonce( 'wp_rest' ) ) as $nonce ) {
			$answer = $this->send( $survey, $this->submission( $survey, array( 'Yes' ), array( 'nonce' => $nonce ) ) );
			$this->assertStatus( 403, $answer );
			self::assertSame( 'userfeedback_bad_token', $answer->at( 'code' ) );
			self::assertNull( $answer->at( 'data.nonce' ) );
		}
		self::assertSame( 0, $this->storedResponses() );
	}

	public function test_a_page_cached_for_a_month_gets_a_fresh_token_and_can_send_with_it(): void {
		$this->stopClockAt( '2026-10-01T10:00:00Z' );
		$survey = $this->aSurvey();
		$body   = $this->submission( $survey, array( 'Yes' ) );

		$this->stopClockAt( '2026-11-01T10:00:00Z' );
		$refused = $this->send( $survey, $body );

		$this->assertStatus( 403, $refused );
		self::assertSame( 'userfeedback_expired_token', $refused->at( 'code' ) );
		self::assertSame( 0, $this->storedResponses() );
		$this->assertStatus( 201, $this->send( $survey, array( 'nonce' => $refused->at( 'data.nonce' ) ) + $body ) );
	}

	/**
	 * @dataProvider faults
	 * @param array<string, mixed> $changes
	 */
	public function test_an_invalid_field_is_named_and_nothing_is_stored( array $changes, string $path, bool $isDropped = false ): void {
		$survey = $this->everyType();
		$body   = $this->submission( $survey, array( 'Yes', array( 'Yes' ), 'Fine', 'Fine', 'a@example.org', 5, 10 ) );
		$ids    = array_map( static fn( $question ): string => $question->id, $survey->questions );
		$json   = (string) wp_json_encode( array_diff_key( $changes + $body, $isDropped ? array( $path => true ) : array() ) );
		$json   = str_replace( array( '%0', '%1', '%2', '%3', '%4', '%5', '%6' ), $ids, $json );

		$this->assertInvalid( $this->raw( 'POST', "surveys/$survey->id/responses", $json ), $path );
		self::assertSame( 0, $this->storedResponses() );
	}

	/** @return iterable<string, array{0: array<string, mixed>, 1: string, 2?: bool}> `%0` stands for the first question's id. */
	public static function faults(): iterable {
		$one = static fn( string $question, mixed $value, mixed ...$more ): array => array(
			'answers' => array( array( 'question_id' => $question, 'value' => $value ) + $more ),
		);

		yield 'no token' => array( array(), 'nonce', true );
		yield 'no answers' => array( array(), 'answers', true );
		yield 'an empty list' => array( array( 'answers' => array() ), 'answers' );
		yield 'answers that are a word' => array( array( 'answers' => 'Yes' ), 'answers' );
		yield 'answers that are an object' => array( array( 'answers' => array( 'a' => 1 ) ), 'answers' );
		yield 'an answer that is a word' => array( array( 'answers' => array( 'Yes' ) ), 'answers[0]' );
		yield 'more answers than a survey has questions' => array(
			array( 'answers' => array_fill( 0, Limits::ALL_QUESTIONS + 1, array( 'question_id' => '%0', 'value' => 'Yes' ) ) ),
			'answers',
		);
		yield 'a token that is a list' => array( array( 'nonce' => array( 'x' ) ), 'nonce' );
		yield 'an id that is no UUID' => array( array( 'token' => '1' ), 'token' );
		yield 'an id in capitals' => array( array( 'token' => 'AAAAAAAA-0000-4000-8000-000000000001' ), 'token' );
		yield 'an unknown property' => array( array( 'status' => 'trash' ), 'status' );
		yield 'an unknown property of an answer' => array( $one( '%0', 'Yes', correct: true ), 'answers[0].correct' );
		yield 'an unknown extra' => array( $one( '%0', 'Yes', extra: array( 'phone' => '1' ) ), 'answers[0].extra.phone' );
		yield 'no value' => array( array( 'answers' => array( array( 'question_id' => '%0' ) ) ), 'answers[0].value' );
		yield 'a question of no survey' => array( $one( '00000000-0000-4000-8000-000000000000', 'Yes' ), 'answers[0].question_id' );
		yield 'a question by a number' => array(
			array( 'answers' => array( array( 'question_id' => 1, 'value' => 'Yes' ) ) ),
			'answers[0].question_id',
		);
		yield 'the same question twice' => array(
			array(
				'answers' => array( array( 'question_id' => '%0', 'value' => 'Yes' ), array( 'question_id' => '%0', 'value' => 'No' ) ),
			),
			'answers[1].question_id',
		);
		yield 'an option of no question' => array( $one( '%0', 'Perhaps' ), 'answers[0].value' );
		yield 'a list for one choice' => array( $one( '%0', array( 'Yes' ) ), 'answers[0].value' );
		yield 'a list in a list' => array( $one( '%1', array( array( 'Yes' ) ) ), 'answers[0].value' );
		yield 'an object as value' => array( $one( '%0', array( 'a' => 'Yes' ) ), 'answers[0].value' );
		yield 'a hundred levels deep' => array( $one( '%0', self::nested( 100 ) ), 'answers[0].value' );
		yield 'text above its length' => array( $one( '%2', str_repeat( 'x', Limits::TEXT + 1 ) ), 'answers[0].value' );
		yield 'emoji above the length' => array( $one( '%3', str_repeat( '😀', Limits::LONG_TEXT + 1 ) ), 'answers[0].value' );
		yield 'no e-mail address' => array( $one( '%4', 'nobody' ), 'answers[0].value' );
		yield 'two e-mail addresses' => array( $one( '%4', "a@example.org\r\nBcc: b@example.org" ), 'answers[0].value' );
		yield 'six stars' => array( $one( '%5', 6 ), 'answers[0].value' );
		yield 'stars in words' => array( $one( '%5', '5' ), 'answers[0].value' );
		yield 'half a star' => array( $one( '%5', 4.5 ), 'answers[0].value' );
		yield 'true' => array( $one( '%6', true ), 'answers[0].value' );
		yield 'a number no database holds' => array( $one( '%6', 1e300 ), 'answers[0].value' );
		yield 'a comment nobody asked for' => array( $one( '%0', 'Yes', extra: array( 'comments' => 'x' ) ), 'answers[0].extra.comments' );
		yield 'NUL' => array( $one( '%2', "a\0b" ), 'answers[0].value' );
		yield 'an escape sequence in one character' => array( $one( '%2', "\u{9B}31m" ), 'answers[0].value' );
		yield 'an escape sequence' => array( $one( '%2', "\x1b[31m" ), 'answers[0].value' );
		yield 'NUL in the page name' => array( array( 'page_submitted' => array( 'name' => "a\0b" ) ), 'page_submitted.name' );
		yield 'a page name above its length' => array(
			array( 'page_submitted' => array( 'name' => str_repeat( 'x', Limits::PAGE_NAME + 1 ) ) ),
			'page_submitted.name',
		);
		yield 'an address above its length' => array(
			array( 'page_submitted' => array( 'url' => 'https://example.org/' . str_repeat( 'x', Limits::URL ) ) ),
			'page_submitted.url',
		);
		yield 'a page below zero' => array( array( 'page_submitted' => array( 'id' => -1 ) ), 'page_submitted.id' );
		yield 'a page that is a list' => array( array( 'page_submitted' => array( 1, 2 ) ), 'page_submitted' );
	}

	public function test_a_body_that_is_not_json_is_refused(): void {
		$survey = $this->aSurvey();
		foreach ( array( '{', '', 'null', '"x"', '[]', '{"token":"\ud800"}', "\xff\xfe" ) as $body ) {
			$this->assertStatus( 400, $this->raw( 'POST', "surveys/$survey->id/responses", $body ) );
		}
		self::assertSame( 0, $this->storedResponses() );
	}

	public function test_a_body_over_64_kb_is_not_read(): void {
		$survey = $this->aSurvey();
		$body   = $this->submission(
			$survey,
			array( 'Yes' ),
			array( 'page_submitted' => array( 'name' => str_repeat( 'x', Limits::PUBLIC_BODY_BYTES ) ) )
		);

		$answer = $this->send( $survey, $body );

		$this->assertStatus( 413, $answer );
		self::assertSame( 0, $this->storedResponses() );
	}

	/** @dataProvider texts */
	public function test_text_is_returned_as_it_was_typed( string $text ): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'long-text' ) ) ) );

		$this->assertStatus( 201, $this->send( $survey, $this->submission( $survey, array( $text ) ) ) );
		Plugin::get( ResponseProcessor::class )->run();

		$answers = Answer::fromJson( (string) Plugin::get( Db::class )->value( 'SELECT answers FROM {responses}' ) );
		self::assertSame( $text, $answers[0]->value );
		self::assertSame( $text, Plugin::get( Db::class )->value( 'SELECT text FROM {texts}' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function texts(): iterable {
		yield 'emoji' => array( 'Très bien 👍🏽 👨‍👩‍👧 🏴‍☠️' );
		yield 'right to left, with marks' => array( "שלום \u{202E}abc\u{202C} مرحبا" );
		yield 'markup' => array( '<script>alert(1)</script>" onmouseover="x' );
		yield 'SQL' => array( "'; DROP TABLE wp_posts; -- %s %d %% {responses} \\" );
		yield 'backslashes' => array( 'C:\\new\\table \\u0041 \\\\' );
		yield 'a serialised object' => array( 'O:8:"stdClass":0:{}' );
		yield 'a formula' => array( '=HYPERLINK("http://example.org")' );
		yield 'only a zero' => array( '0' );
		yield 'lines' => array( "one\n\ntwo\tthree" );
		yield 'old letters beyond 16 bits' => array( '𐍈𝒳𠜎' );
	}

	public function test_an_invalid_page_url_does_not_prevent_storing_the_response(): void {
		$survey = $this->aSurvey();

		$this->assertStatus(
			201,
			$this->send(
				$survey,
				$this->submission( $survey, array( 'Yes' ), array( 'page_submitted' => array( 'url' => 'javascript:alert(1)' ) ) )
			)
		);

		self::assertSame( '', Plugin::get( Db::class )->value( 'SELECT page_url FROM {responses}' ) );
	}

	/** Browsers don't encode a backslash in a query or a quote in a path; such addresses were dropped. */
	public function test_a_page_url_with_unusual_characters_is_kept(): void {
		$survey = $this->aSurvey();
		$url    = 'https://example.org/it\'s/?p=C:\\temp&s=[1]|2^{}`~#it\'s';

		$this->assertStatus(
			201,
			$this->send( $survey, $this->submission( $survey, array( 'Yes' ), array( 'page_submitted' => array( 'url' => $url ) ) ) )
		);

		self::assertSame(
			'https://example.org/it%27s/?p=C:%5Ctemp&s=[1]|2^{}`~#it%27s',
			Plugin::get( Db::class )->value( 'SELECT page_url FROM {responses}' )
		);
	}

	public function test_required_questions_can_be_skipped_only_if_the_edition_lacks_required_questions(): void {
		$survey = $this->aSurvey(
			array(
				'questions' => array( self::aQuestion(), self::aQuestion( 'text', array( 'settings' => array( 'required' => true ) ) ) ),
			)
		);
		$nulled = $this->submission( $survey, array( 'Yes', null ) );
		$left   = $this->submission( $survey, array( 'Yes' ) );

		$this->assertInvalid( $this->send( $survey, $nulled ), 'answers[1].value', 'This is required.' );
		$this->assertInvalid( $this->send( $survey, $left ), 'answers', 'This is required.' );
		self::assertTrue( $this->request( 'GET', 'widget/manifest' )->at( 'surveys.0.questions.1.required' ) );

		foreach ( array( array( Plan::LITE, Addon::QUESTION_TYPES ), array( Plan::ELITE ) ) as $edition ) {
			$this->withPlan( ...$edition );
			self::assertFalse( $this->request( 'GET', 'widget/manifest' )->at( 'surveys.0.questions.1.required' ) );
			$this->assertStatus( 201, $this->send( $survey, array( 'token' => wp_generate_uuid4() ) + $nulled ) );
			$this->assertStatus( 201, $this->send( $survey, array( 'token' => wp_generate_uuid4() ) + $left ) );
		}
	}

	public function test_plugins_can_refuse_answers_with_their_own_message_but_not_allow_invalid_ones(): void {
		$survey = $this->aSurvey();
		$heard  = array();
		add_filter(
			'userfeedback_answer_validation',
			static function ( array $found, array $answers, int $surveyId ) use ( &$heard ): array {
				$heard[] = array( $found, $answers, $surveyId );
				return array() === $found ? array( array( 'path' => 'answers[0].value', 'message' => 'Please be nice.' ) ) : array();
			},
			10,
			3
		);

		$this->assertInvalid( $this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) ), 'answers[0].value', 'Please be nice.' );
		$this->assertInvalid(
			$this->send( $survey, $this->submission( $survey, array( 'Perhaps' ) ) ),
			'answers[0].value',
			'This question doesn’t have this option.'
		);

		$question = $survey->questions[0]->id;
		self::assertSame(
			array( array(), array( array( 'question_id' => $question, 'value' => 'Yes' ) ), $survey->id ),
			$heard[0] ?? null
		);
		self::assertSame(
			array( array( 'path' => 'answers[0].value', 'message' => 'This question doesn’t have this option.' ) ),
			$heard[1][0] ?? null
		);
		self::assertSame( 0, $this->storedResponses() );
	}

	/**
	 * @dataProvider sentByPrograms
	 * @param array<string, mixed> $changes
	 */
	public function test_a_response_from_a_bot_gets_the_usual_reply_and_is_stored_as_spam( array $changes ): void {
		$survey = $this->aSurvey();
		$body   = $this->submission( $survey, array( 'Yes' ), $changes );

		$answer = $this->send( $survey, $body );
		$again  = $this->send( $survey, $body );
		Plugin::get( ResponseProcessor::class )->run();

		$this->assertStatus( 201, $answer );
		$this->assertStatus( 200, $again );
		self::assertSame( $answer->id(), $again->id() );
		self::assertSame( 'spam', Plugin::get( Db::class )->value( 'SELECT status FROM {responses}' ) );
		self::assertNull( Plugin::get( Db::class )->value( 'SELECT SUM(responses) FROM {daily}' ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function sentByPrograms(): iterable {
		yield 'a field filled in that nobody sees' => array( array( 'website' => 'https://example.org/' ) );
		yield 'answered faster than a person can' => array( array( 'elapsed' => 399 ) );
	}

	/** A star clicked after 0.45 s was counted as spam, although its visitor was thanked. */
	public function test_a_fast_response_with_an_empty_hidden_field_is_not_spam(): void {
		$survey = $this->aSurvey();

		$this->assertStatus(
			201,
			$this->send( $survey, $this->submission( $survey, array( 'Yes' ), array( 'website' => '', 'elapsed' => 450 ) ) )
		);
		$this->assertInvalid( $this->send( $survey, $this->submission( $survey, array( 'Yes' ), array( 'elapsed' => -1 ) ) ), 'elapsed' );

		self::assertSame( 'publish', Plugin::get( Db::class )->value( 'SELECT status FROM {responses}' ) );
	}

	/** @param array<string, mixed> $body */
	private function send( Survey $survey, array $body ): RestAnswer {
		return $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $body );
	}

	private function everyType(): Survey {
		$types = array( 'radio-button', 'checkbox', 'text', 'long-text', 'email', 'star-rating', 'nps' );
		return $this->aSurvey( array( 'questions' => array_map( static fn( string $type ): array => self::aQuestion( $type ), $types ) ) );
	}

	/** @return list<mixed> */
	private static function nested( int $levels ): array {
		return $levels > 0 ? array( self::nested( $levels - 1 ) ) : array( 'Yes' );
	}
}
