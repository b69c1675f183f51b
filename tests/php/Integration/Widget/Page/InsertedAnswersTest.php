<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Page;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Cases\SurveyPageTestCase;
use UserFeedback\Widget\Page\SurveyPage\ShowSurveyPage;

/** Answers inserted into later texts: what owners may insert, and what visitors, reports, and other editions get. */
final class InsertedAnswersTest extends SurveyPageTestCase {

	use Responding;

	private const NAME = '00000000-0000-4000-8000-00000000e001';
	private const PLAN = '00000000-0000-4000-8000-00000000e002';
	private const MAIL = '00000000-0000-4000-8000-00000000e003';
	private const WHY  = '00000000-0000-4000-8000-00000000e004';
	private const GONE = '00000000-0000-4000-8000-00000000e005';

	/** ID of the saved survey: another one couldn't have questions with the same IDs. */
	private int $saved = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	protected function tearDown(): void {
		$_POST = array();
		parent::tearDown();
	}

	/** @dataProvider texts */
	public function test_a_published_text_names_an_earlier_question_and_has_a_fallback( string $text, bool $isValid ): void {
		$fields = array(
			'title'         => array( 'title' => $text ),
			'settings.help' => array( 'settings' => array( 'help' => $text ) ),
		);
		foreach ( $fields as $field => $changes ) {
			$saved = $this->save( $changes );
			if ( $isValid ) {
				$this->assertStatus( 200, $saved );
				self::assertSame( $text, $saved->at( "survey.questions.2.$field" ) );
			} else {
				$this->assertInvalid( $saved, "questions[2].$field" );
				self::assertStringContainsString( 'inserted answer', $saved->text( 'message' ) );
			}
			$this->assertStatus( 200, $this->save( $changes, 'draft' ) );
		}
	}

	/** @return iterable<string, array{string, bool}> */
	public static function texts(): iterable {
		yield 'an earlier question' => array( self::inserted( self::NAME ), true );
		yield 'a hidden field that comes later' => array( self::inserted( self::PLAN ), true );
		yield 'two in one text' => array( self::inserted( self::NAME ) . self::inserted( self::PLAN ), true );
		yield 'a fallback with the maximum length' => array( self::inserted( self::NAME, str_repeat( 'ü', 100 ) ), true );
		yield 'braces of an old text' => array( 'Use {{name|you}}, {{}}, and {{' . self::GONE . '}}', true );
		yield 'a tag, which makes it plain text' => array( self::inserted( self::GONE, '<script>alert(1)</script>' ), true );
		yield 'a fallback that is too long' => array( self::inserted( self::NAME, str_repeat( 'a', 101 ) ), false );
		yield 'no fallback' => array( self::inserted( self::NAME, ' ' ), false );
		yield 'an unknown question' => array( self::inserted( self::GONE ), false );
		yield 'the question itself' => array( self::inserted( self::WHY ), false );
		yield 'an email address' => array( self::inserted( self::MAIL ), false );
		yield 'one valid and one unknown' => array( self::inserted( self::NAME ) . self::inserted( self::GONE ), false );
		yield 'one inside another' => array( '{{' . self::NAME . '|' . self::inserted( self::GONE ) . '}}', false );
	}

	public function test_a_question_that_moves_up_or_is_deleted_leaves_the_text_with_an_error(): void {
		$questions = self::questions( array( 'title' => self::inserted( self::NAME ) ) );
		$moved     = array( $questions[1], $questions[2], $questions[0], $questions[3] );
		$this->assertInvalid( $this->saveAll( $moved ), 'questions[1].title' );
		$draft = $this->saveAll( array_slice( $questions, 1 ), 'draft' );
		self::assertSame( self::inserted( self::NAME ), $draft->at( 'survey.questions.1.title' ) );
	}

	public function test_the_message_may_name_any_question(): void {
		$this->assertStatus( 200, $this->save( array(), 'publish', 'Bye, ' . self::inserted( self::WHY ) ) );
		$this->assertInvalid(
			$this->save( array(), 'publish', 'Bye, ' . self::inserted( self::GONE ) ),
			'settings.thank_you.message'
		);
	}

	public function test_pages_get_the_fallback_and_what_the_extended_bundle_needs_to_replace_it(): void {
		$this->survey( 'Bye, <b>' . self::inserted( self::NAME ) . '</b>! See <a href="https://example.org/' . self::GONE . '">this</a>.' );
		$manifest = $this->request( 'GET', 'widget/manifest' );
		self::assertStringContainsString( '/extended.js', $manifest->text( 'bundle' ) );
		self::assertSame( 'Why, friend?', $manifest->at( 'surveys.0.questions.2.title' ) );
		self::assertSame(
			array( 'title' => 'Why, ' . self::inserted( self::NAME ) . '?', 'help' => '' ),
			$manifest->at( 'surveys.0.questions.2.recall' )
		);
		self::assertSame( array( 'Bye, ', 'friend', '! See ', 'this', '.' ), $manifest->column( 'surveys.0.thank_you.heading', 'text' ) );
		self::assertSame( array( self::inserted( self::NAME ) ), $manifest->column( 'surveys.0.thank_you.heading', 'recall' ) );

		$this->withPlan( Plan::LITE );
		$manifest = $this->request( 'GET', 'widget/manifest' );
		self::assertSame( array(), $manifest->column( 'surveys.0.questions', 'recall' ) );
	}

	public function test_a_fallback_that_looks_like_an_address_stays_text(): void {
		$heading = 'surveys.0.thank_you.heading';
		$this->survey( self::inserted( self::NAME, 'https://example.org' ) . ' https://example.org/' . self::inserted( self::NAME ) );
		$manifest = $this->request( 'GET', 'widget/manifest' );
		self::assertSame(
			array( array( 'https://example.org ', '' ), array( 'https://example.org/', 'https://example.org/' ), array( 'friend', '' ) ),
			array_map( null, $manifest->column( $heading, 'text' ), $manifest->column( $heading, 'url' ) )
		);
	}

	public function test_an_edition_without_it_saves_the_fallback_and_says_so(): void {
		$survey = $this->survey( 'Bye, ' . self::inserted( self::NAME ) );
		$this->withPlan( Plan::PLUS );
		$saved = $this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'title' => 'Again', 'status' => 'draft' ) );
		$this->assertStatus( 200, $saved );
		$stored = Plugin::get( SurveyRepository::class )->get( $survey->id );
		self::assertStringContainsString( 'Why, friend?', implode( ' ', array_column( $stored->questions, 'title' ) ) );
		self::assertSame( 'Bye, friend', $stored->settings->thankYou->message );
		self::assertNotSame( 'Saved as a Draft.', $saved->text( 'message' ) );
	}

	public function test_the_form_without_javascript_inserts_escaped_answers_and_hidden_fields(): void {
		$survey = $this->survey( 'Bye, ' . self::inserted( self::NAME ) . '!' );
		$form   = self::withoutScripts( $this->visit( 'a', array(), array( 'plan' => '"><i>Gold' ) )->html );
		self::assertStringContainsString( 'Why, friend?', $form );
		self::assertStringContainsString( "For \u{2068}&quot;&gt;&lt;i&gt;Gold\u{2069}", $form );

		$refused = $this->visit(
			'a',
			array(
				'answer' => array( self::NAME => "<script>alert(1)</script>\u{202E}", self::MAIL => 'none' ),
				'shown'  => implode( ' ', array_column( $survey->questions, 'id' ) ),
				'nonce'  => Plugin::get( WriteToken::class )->of( $survey->id ),
				'token'  => self::GONE,
			)
		);
		self::assertStringContainsString( "Why, \u{2068}&lt;script&gt;alert(1)&lt;/script&gt;\u{2069}?", $refused->html );
		self::assertStringNotContainsString( '<script>alert', $refused->html );

		$sent = $this->visit( 'a', array(), array( ShowSurveyPage::SENT => '1' ) )->html;
		self::assertStringContainsString( 'Bye, friend!', self::withoutScripts( $sent ) );
	}

	public function test_reports_show_titles_with_fallbacks(): void {
		$survey = $this->survey();
		$id     = $this->respond( $survey, array( 'Ada', 'ada@example.org', 'Because', 'Gold' ) );
		foreach ( array( "responses/$id", 'results' ) as $path ) {
			$answer = $this->request( 'GET', "surveys/$survey->id/$path" );
			$json   = (string) wp_json_encode( $answer->body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
			self::assertStringContainsString( 'Why, [friend]?', $json );
			self::assertStringNotContainsString( '{{', $json );
		}
	}

	public function test_a_copy_of_the_survey_names_its_own_questions(): void {
		$survey = $this->survey( 'Bye, ' . self::inserted( self::NAME ) );
		$answer = $this->request( 'POST', "surveys/$survey->id/duplicate" );
		$copy   = Plugin::get( SurveyRepository::class )->get( $answer->id() );
		$name   = self::inserted( $copy->questions[0]->id );
		self::assertNotSame( self::inserted( self::NAME ), $name );
		self::assertSame(
			array( "Why, $name?", 'For ' . self::inserted( $copy->questions[3]->id, 'you' ), "Bye, $name" ),
			array( $copy->questions[2]->title, $copy->questions[1]->help, $copy->settings->thankYou->message )
		);
	}

	private static function inserted( string $id, string $fallback = 'friend' ): string {
		return "{{{$id}|$fallback}}";
	}

	private static function withoutScripts( string $html ): string {
		return (string) preg_replace( '~<script.*?</script>~s', '', $html );
	}

	/** A name, an email address, a text that names the first, and a hidden field that the email address names. */
	private function survey( string $message = 'Bye' ): Survey {
		return $this->shared(
			array( 'questions' => self::questions( array( 'title' => 'Why, ' . self::inserted( self::NAME ) . '?' ) ) ),
			array( 'slug' => 'a' ),
			array( 'thank_you' => array( 'message' => $message ) )
		);
	}

	/**
	 * @param array<string, mixed> $changes of the third question
	 * @return list<array<string, mixed>>
	 */
	private static function questions( array $changes ): array {
		$help = array( 'settings' => array( 'help' => 'For ' . self::inserted( self::PLAN, 'you' ) ) );
		return array(
			array( 'id' => self::NAME ) + self::aQuestion( 'text' ),
			array( 'id' => self::MAIL ) + self::aQuestion( 'email', $help ),
			array( 'id' => self::WHY ) + self::aQuestion( 'text', $changes ),
			array( 'id' => self::PLAN ) + self::aQuestion( 'hidden', array( 'title' => 'plan' ) ),
		);
	}

	/** @param array<string, mixed> $changes of the third question */
	private function save( array $changes, string $status = 'publish', string $message = 'Bye' ): RestAnswer {
		return $this->saveAll( self::questions( $changes ), $status, $message );
	}

	/** @param list<array<string, mixed>> $questions */
	private function saveAll( array $questions, string $status = 'publish', string $message = 'Bye' ): RestAnswer {
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'     => 'A survey',
				'status'    => $status,
				'questions' => $questions,
				'settings'  => array( 'thank_you' => array( 'message' => $message ) ),
			) + ( 0 === $this->saved ? array() : array( 'id' => $this->saved ) )
		);
		if ( 200 === $saved->status ) {
			$this->saved = $saved->id( 'survey.id' );
		}
		return $saved;
	}
}
