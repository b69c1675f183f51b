<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\AiDrafts;

use UserFeedback\Platform\Schema\Limits;

/** A model that fails, or follows instructions on a page, can only change the words of questions. */
final class HostileDraftsTest extends DraftingTestCase {

	/** @dataProvider nonsense */
	public function test_output_that_is_not_a_survey_is_refused_with_an_explanation( string $written ): void {
		self::assertRefused( $this->drafted( $written ), 'didn’t return a survey' );
	}

	/** @return array<string, array{string}> */
	public static function nonsense(): array {
		$long = self::survey( array( self::written( 'text', str_repeat( 'long ', 200_000 ) ) ) );
		return array(
			'words'               => array( 'I cannot help with that.' ),
			'half of it'          => array( substr( self::survey( array( self::written() ) ), 0, -20 ) ),
			'a list'              => array( '[1,2,3]' ),
			'no questions'        => array( '{"title":"x"}' ),
			'none of them'        => array( self::survey( array() ) ),
			'questions as text'   => array( '{"title":"x","questions":"Which?"}' ),
			'nothing like one'    => array( '{"title":{},"questions":[null,1,"x",[],{"type":[],"title":{}},{"type":"text"}]}' ),
			'one option'          => array( self::survey( array( self::written( 'radio-button', 'Which?', 'A', 'A', '' ) ) ) ),
			'options of no words' => array( '{"title":"x","questions":[{"type":"checkbox","title":"Which?","options":[[],null,{"label":"A"}]}]}' ),
			'a megabyte'          => array( $long ),
			'deep'                => array( '{"title":"x","questions":' . str_repeat( '[', 5000 ) . str_repeat( ']', 5000 ) . '}' ),
			'bytes'               => array( "{\"title\":\"\x00\xB1\",\"questions\":[" . '{"type":"text","title":"\ud800"}]}' ),
		);
	}

	public function test_markup_and_text_direction_characters_never_reach_a_survey(): void {
		$answer = $this->drafted(
			array(
				'title'     => '<img src=x onerror=alert(1)>Shop',
				'questions' => array(
					self::written( 'radio-button', "<script>alert(1)</script>Which?\x07", '<b>One</b>', "Two\u{202E}owt", "Three\nlines" ),
				),
			)
		);
		self::assertSame( self::hasClient() ? 'Shop' : null, $answer->at( 'title' ) );
		self::assertSame( self::hasClient() ? 'Which?' : null, $answer->at( 'questions.0.title' ) );
		self::assertSame(
			self::hasClient() ? array( 'One', 'Twoowt', 'Three lines' ) : null,
			$answer->at( 'questions.0.config.options' )
		);
	}

	public function test_excess_content_is_cut_to_the_limits_of_a_survey(): void {
		$many   = array_fill( 0, 500, self::written( 'checkbox', 'Which?', ...range( 'a', 'z' ) ) );
		$long   = self::written( 'text', str_repeat( 'é', Limits::QUESTION_TITLE + 50 ) );
		$answer = $this->drafted( array( 'title' => str_repeat( 'é', 300 ), 'questions' => array( $long, ...$many ) ) );
		if ( ! self::hasClient() ) {
			self::assertRefused( $answer, '' );
			return;
		}
		$this->assertStatus( 200, $answer );
		self::assertSame( Limits::SURVEY_TITLE, mb_strlen( $answer->text( 'title' ) ) );
		self::assertCount( Limits::DRAFTED_QUESTIONS, $answer->items( 'questions' ) );
		self::assertSame( 491, $answer->at( 'left_out' ) );
		self::assertSame( Limits::QUESTION_TITLE, mb_strlen( $answer->text( 'questions.0.title' ) ) );
		self::assertCount( Limits::OPTIONS, $answer->items( 'questions.1.config.options' ) );
	}

	public function test_a_drafted_question_has_as_many_options_as_the_site_allows(): void {
		add_filter( 'userfeedback_max_options', static fn(): int => 7 );
		$question = self::written( 'checkbox', 'Which?', ...range( 'a', 'z' ) );
		$answer   = $this->drafted( array( 'title' => 'T', 'questions' => array( $question ) ) );
		if ( ! self::hasClient() ) {
			self::assertRefused( $answer, '' );
			return;
		}
		$this->assertStatus( 200, $answer );
		self::assertCount( 7, $answer->items( 'questions.0.config.options' ) );
	}

	public function test_everything_but_text_is_ignored(): void {
		$id     = '00000000-0000-4000-8000-000000000000';
		$about  = array( 'question_id' => $id, 'compare' => '=', 'value' => 'x' );
		$logic  = array( 'enabled' => true, 'action' => 'hide', 'conditions' => array( $about ) );
		$asked  = array( 'id' => $id, 'logic' => $logic, 'settings' => array( 'required' => true ) );
		$answer = $this->drafted(
			array(
				'id'            => 1,
				'status'        => 'publish',
				'template'      => 'loyalty-nps',
				'settings'      => array( 'thank_you' => array( 'type' => 'redirect', 'redirect_to' => 1 ) ),
				'notifications' => array( 'email' => array( 'addresses' => 'evil@example.org' ) ),
				'questions'     => array( $asked + self::written() ),
			)
		);
		if ( ! self::hasClient() ) {
			self::assertRefused( $answer, '' );
			return;
		}
		$this->assertStatus( 200, $answer );
		self::assertSame( array( 'title', 'type', 'questions', 'left_out', 'template' ), array_keys( (array) $answer->body ) );
		self::assertSame( 'drafted-by-ai', $answer->at( 'template' ) );
		self::assertNotSame( $id, $answer->at( 'questions.0.id' ) );
		self::assertSame( array(), $answer->items( 'questions.0.logic.conditions' ) );
		self::assertFalse( $answer->at( 'questions.0.logic.enabled' ) );
		self::assertFalse( $answer->at( 'questions.0.settings.required' ) );
	}

	public function test_text_and_code_fences_around_a_survey_are_ignored(): void {
		$answer = $this->drafted( "Here you are:\n```json\n" . self::survey( array( self::written() ) ) . "\n```\nEnjoy!" );
		$this->assertStatus( self::hasClient() ? 200 : 404, $answer );
	}

	/** @param list<array<string, mixed>> $questions */
	private static function survey( array $questions ): string {
		return (string) wp_json_encode( array( 'title' => 'Shop', 'questions' => $questions ) );
	}
}
