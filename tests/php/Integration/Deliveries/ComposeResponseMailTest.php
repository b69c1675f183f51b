<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\Email\ComposeResponseMail;
use UserFeedback\Deliveries\Samples\SampleResponse;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Settings\Mail\Mail;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Hostile\HostileText;
use UserFeedback\Tests\Support\Servers\Smtp\MailTestCase;

/** The exact wording of response emails. */
final class ComposeResponseMailTest extends MailTestCase {

	/** HTML that visitors may try to inject. */
	private const TAGS = '#<(script|img|svg|iframe|form|input)\b#i';

	/** The heading treated an owner's text as already escaped: `&lt;` was read as `<`. */
	public function test_text_that_looks_escaped_reads_as_it_was_typed_in_every_part(): void {
		$typed  = 'Costs &lt; 5 &amp; more';
		$survey = $this->surveyOf( QuestionTypes::get( 'text' ) )->with( title: $typed );
		$mail   = $this->write( $survey, self::aResponse( $survey, array( new Answer( 'gone', QuestionTypes::get( 'text' ), $typed ) ) ) );
		$html   = htmlspecialchars( $typed );

		self::assertStringContainsString( "“{$html}”</h1>", $mail->html );
		self::assertStringContainsString( "“{$html}”</title>", $mail->html );
		self::assertStringNotContainsString( $typed, $mail->html );
		self::assertStringContainsString( $typed, $mail->text );
	}

	public function test_a_message_has_the_answers_page_time_and_a_link_to_more(): void {
		update_option( 'date_format', 'Y-m-d' );
		update_option( 'time_format', 'H:i' );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$survey = $this->surveyOf( QuestionTypes::get( 'text' ) )->with( id: 12, title: 'Tea & cake' );
		$told   = self::aResponse( $survey, array( new Answer( 'gone', QuestionTypes::get( 'text' ), 'Old' ) ), 345 );
		$mail   = $this->write( $survey, $told );

		self::assertSame( 'New response to “Tea & cake”', $mail->subject );
		self::assertSame(
			implode(
				"\n",
				array(
					'New response to “Tea & cake”',
					'',
					'How <b>so</b>?',
					'    Skipped',
					'',
					'Removed question',
					'    Old',
					'',
					'Page: Prices',
					'https://example.org/prices/',
					'Date Submitted: 2026-11-23 09:30',
					'View response: ' . admin_url( 'admin.php?page=userfeedback_results#/survey/12/responses/345' ),
					'',
					'-- ',
					'UserFeedback on Ink & Paper sends this email to the recipients in this survey’s workflow.',
					'Change recipients: ' . admin_url( 'admin.php?page=userfeedback_surveys#/edit/12/notifications' ),
					'',
				)
			),
			$mail->text
		);
		self::assertStringContainsString( '<html lang="en-US" dir="ltr">', $mail->html );
		self::assertStringContainsString( '>New response to “Tea &amp; cake”</h1>', $mail->html );
		self::assertSame(
			array(
				'https://example.org/prices/',
				admin_url( 'admin.php?page=userfeedback_results#/survey/12/responses/345' ),
				admin_url( 'admin.php?page=userfeedback_surveys#/edit/12/notifications' ),
			),
			self::links( $mail )
		);
		self::assertStringContainsString( 'Prices</bdi><br><a', $mail->html );
		self::assertStringContainsString( '2026-11-23 09:30</p>', $mail->html );
	}

	public function test_the_owner_can_choose_plain_text_or_an_image_above_the_cards(): void {
		$survey = $this->surveyOf( QuestionTypes::get( 'text' ) );
		$told   = self::aResponse( $survey, array() );
		self::assertSame( '', $this->write( $survey, $told, new MailTheme( false, 'https://example.org/a.png' ) )->html );
		$html = $this->write( $survey, $told, new MailTheme( true, 'https://example.org/a.png?b=1&c=2' ) )->html;
		self::assertStringContainsString( '<img src="https://example.org/a.png?b=1&#038;c=2" alt="Ink &amp; Paper"', $html );
		self::assertSame( 1, substr_count( $html, '<img' ) );
	}

	/** @dataProvider hostile */
	public function test_text_from_visitors_never_becomes_markup_a_link_or_a_header( string $text ): void {
		$survey    = $this->surveyOf( QuestionTypes::get( 'long-text' ) );
		$survey    = $survey->with(
			title: $text,
			questions: array(
				new Question( 'q', QuestionTypes::get( 'long-text' ), $text ),
				new Question( 'e', QuestionTypes::get( 'email' ), 'E-mail' ),
				new Question( 'c', QuestionTypes::get( 'checkbox' ), 'Which?' ),
			)
		);
		$responses = array(
			self::aResponse(
				$survey,
				array(
					new Answer( 'q', QuestionTypes::get( 'long-text' ), $text, $text ),
					new Answer( 'e', QuestionTypes::get( 'email' ), $text, '', $text ),
					new Answer( 'c', QuestionTypes::get( 'checkbox' ), array( $text, $text ) ),
				),
				7,
				$text,
				$text
			),
		);
		update_option( 'blogname', $text );
		foreach ( array( 'response', 'daily' ) as $frequency ) {
			$mail = ( new ComposeResponseMail() )->run( self::rhythm( $survey, $frequency ), $responses, new MailTheme( true, $text ) );
			self::assertDoesNotMatchRegularExpression( self::TAGS, $mail->html );
			self::assertDoesNotMatchRegularExpression( '/<[^>]+\son\w+=/i', $mail->html );
			foreach ( self::links( $mail ) as $url ) {
				self::assertStringStartsWith( admin_url(), $url );
			}
			self::assertDoesNotMatchRegularExpression( '/[\p{Cc}\p{Zl}\p{Zp}]/u', $mail->subject );
			self::assertDoesNotMatchRegularExpression( '/[^\P{Cc}\n\t]|[\x{2028}\x{2029}\x{202E}]/u', $mail->text . $mail->html );
			self::assertSame( 1, preg_match( '//u', $mail->text . $mail->html . $mail->subject ) );
			self::assertNull( $mail->replyTo );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function hostile(): iterable {
		foreach ( array(
			...HostileText::all(),
			'NUL'                    => "a\0b\r\nBcc: c@example.org",
			'other ends of lines'    => "a\u{2028}Bcc: c@example.org\u{2029}\u{85}\x0B\x0Cb",
			'a byte that is no text' => "a\xFFb\xC0\xAF",
			'a line of ours'         => "a\n\n-- \nChange recipients: http://example.org/",
			'an address of a box'    => "eve@example.org\r\nBcc: c@example.org",
		) as $name => $text ) {
			yield $name => array( $text );
		}
	}

	public function test_text_is_quoted_exactly_and_cannot_imitate_lines_of_the_message(): void {
		$survey = $this->surveyOf( QuestionTypes::get( 'long-text' ) );
		$text   = "&lt;b&gt; &amp;amp;\n-- \nChange recipients: http://example.org/";
		$answer = new Answer( $survey->questions[0]->id, QuestionTypes::get( 'long-text' ), $text );
		$mail   = $this->write( $survey, self::aResponse( $survey, array( $answer ) ) );

		self::assertStringContainsString( '<bdi>&amp;lt;b&amp;gt; &amp;amp;amp;<br>', $mail->html );
		self::assertSame( 1, preg_match_all( '/^-- $/m', $mail->text ) );
		self::assertSame( 1, preg_match_all( '/^Change recipients: /m', $mail->text ) );
	}

	public function test_a_page_is_linked_only_if_its_url_is_http_and_readable(): void {
		$survey = $this->surveyOf( QuestionTypes::get( 'text' ) );
		foreach ( array( 'javascript:alert(1)', 'data:text/html,x', 'ftp://example.org/', '//example.org/', 'file:///etc' ) as $url ) {
			$mail = $this->write( $survey, self::aResponse( $survey, array(), 7, 'Prices', $url ) );
			self::assertCount( 2, self::links( $mail ), $url );
			self::assertStringNotContainsString( $url, $mail->text );
		}
		$mail = $this->write( $survey, self::aResponse( $survey, array(), 7, 'Log in', 'https://example.org/?a=1&b=2' ) );
		self::assertStringContainsString(
			'<a class="uf-link" href="https://example.org/?a=1&#038;b=2" style="color:#3858e9;"><bdi>https://example.org/?a=1&amp;b=2</bdi></a>',
			$mail->html
		);
	}

	public function test_plugins_can_change_the_subject_but_it_stays_one_line(): void {
		$asked  = array();
		$answer = '';
		add_filter(
			'userfeedback_emails_new_response_subject',
			static function ( string $subject, int $surveyId, int $responseId ) use ( &$asked, &$answer ): mixed {
				$asked[] = array( $subject, $surveyId, $responseId );
				return $answer;
			},
			10,
			3
		);
		$survey = $this->surveyOf( QuestionTypes::get( 'text' ) )->with( id: 12, title: 'Tea' );
		foreach ( array(
			array( 'Hello', 'Hello' ),
			array( "Hello\r\nBcc: c@example.org\0\u{2028}x\u{85}y", 'Hello Bcc: c@example.org x y' ),
			array( "\r\n", 'New response to “Tea”' ),
			array( array( 'x' ), 'New response to “Tea”' ),
			array( null, 'New response to “Tea”' ),
			array( str_repeat( 'ä', 300 ), str_repeat( 'ä', 200 ) ),
		) as [ $answer, $subject ] ) {
			self::assertSame( $subject, $this->write( $survey, self::aResponse( $survey, array(), 34 ) )->subject );
		}
		self::assertSame( array( 'New response to “Tea”', 12, 34 ), $asked[0] );
		$this->write( self::rhythm( $survey, 'daily' ), self::aResponse( $survey, array(), 34 ) );
		self::assertSame( array( '1 new response to “Tea”', 12, 0 ), $asked[6] );
	}

	public function test_only_an_email_address_left_by_the_visitor_becomes_the_reply_to_address(): void {
		$survey = $this->surveyOf( QuestionTypes::get( 'email' ) );
		$id     = $survey->questions[0]->id;
		$left   = function ( Answer $answer ) use ( $survey ): string {
			return (string) $this->write( $survey, self::aResponse( $survey, array( $answer ) ) )->replyTo?->shown();
		};

		self::assertSame( 'eve@example.org', $left( new Answer( $id, QuestionTypes::get( 'email' ), 'eve@example.org' ) ) );
		$named = new Answer( $id, QuestionTypes::get( 'email' ), 'eve@example.org', '', "Eve\r\nX: 1" );
		self::assertSame( 'Eve X: 1 <eve@example.org>', $left( $named ) );
		self::assertSame( '', $left( new Answer( $id, QuestionTypes::get( 'email' ), "eve@example.org\r\nBcc: c@example.org" ) ) );
		self::assertSame( '', $left( new Answer( $id, QuestionTypes::get( 'email' ), null ) ) );
		self::assertSame( '', $left( new Answer( 'gone', QuestionTypes::get( 'email' ), 'eve@example.org' ) ) );
		self::assertSame( '', $left( new Answer( $id, QuestionTypes::get( 'text' ), 'eve@example.org' ) ) );
	}

	public function test_a_digest_lists_fifty_responses_and_the_number_of_others_and_has_no_reply_to(): void {
		$survey    = self::rhythm( $this->surveyOf( QuestionTypes::get( 'email' ) )->with( id: 12, title: 'Tea' ), 'hourly' );
		$responses = array_map(
			static function ( int $id ) use ( $survey ): StoredResponse {
				$answer = new Answer( $survey->questions[0]->id, QuestionTypes::get( 'email' ), "v$id@example.org" );
				return self::aResponse( $survey, array( $answer ), $id );
			},
			range( 1, 53 )
		);
		$all       = admin_url( 'admin.php?page=userfeedback_results#/survey/12/responses' );

		$few = ( new ComposeResponseMail() )->run( $survey, array_slice( $responses, 0, 2 ), new MailTheme( true, '' ) );
		self::assertSame( '2 new responses to “Tea”', $few->subject );
		self::assertNull( $few->replyTo );
		self::assertStringContainsString( "\n\n== Response #2 ==\n\n", $few->text );
		self::assertStringNotContainsString( 'more', $few->text );
		self::assertContains( "$all/2", self::links( $few ) );

		$many = ( new ComposeResponseMail() )->run( $survey, $responses, new MailTheme( true, '' ) );
		self::assertSame( '53 new responses to “Tea”', $many->subject );
		self::assertStringContainsString( 'v50@example.org', $many->text );
		self::assertStringNotContainsString( 'v51@example.org', $many->text . $many->html );
		self::assertStringContainsString( "\nAnd 3 more\nAll responses: $all\n", $many->text );
		self::assertStringContainsString( '>And 3 more</a>', $many->html );
	}

	public function test_a_message_uses_the_language_and_direction_of_the_site_for_any_current_user(): void {
		$german = static fn(): string => 'de_DE';
		$mark   = static fn( string $text, string $of, string $domain ): string =>
			'userfeedback' === $domain ? determine_locale() . ": $text" : $text;
		$turn   = static fn( string $text, string $of, string $context ): string =>
			'text direction' === $context ? 'rtl' : $text;
		$survey = $this->surveyOf( QuestionTypes::get( 'text' ) );
		add_filter( 'determine_locale', $german, 5 );
		add_filter( 'gettext', $mark, 10, 3 );
		add_filter( 'gettext_with_context', $turn, 10, 3 );
		try {
			$mail = $this->write( $survey, self::aResponse( $survey, array() ) );
			self::assertSame( 'de_DE', determine_locale() );
		} finally {
			remove_filter( 'gettext', $mark );
			remove_filter( 'gettext_with_context', $turn );
			remove_filter( 'determine_locale', $german, 5 );
			$GLOBALS['wp_locale'] = new \WP_Locale(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored.
		}
		self::assertStringStartsWith( 'en_US: ', $mail->subject );
		self::assertStringContainsString( '<html lang="en-US" dir="rtl">', $mail->html );
		self::assertStringContainsString( 'text-align:right;', $mail->html );
	}

	/** @dataProvider titles */
	public function test_a_title_is_isolated_if_it_runs_against_the_language( string $direction, string $title, string $expected ): void {
		$before                 = $GLOBALS['wp_locale'];
		$locale                 = new \WP_Locale();
		$locale->text_direction = $direction;
		$GLOBALS['wp_locale']   = $locale; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored.
		try {
			$survey = $this->surveyOf( QuestionTypes::get( 'text' ) )->with( title: $title );
			$mail   = $this->write( $survey, self::aResponse( $survey, array() ) );
		} finally {
			$GLOBALS['wp_locale'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored.
		}
		self::assertSame( "New response to “{$expected}”", $mail->subject );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function titles(): iterable {
		yield 'English in English' => array( 'ltr', 'Good?', 'Good?' );
		yield 'Arabic in English' => array( 'ltr', 'جيد؟', "\u{2068}جيد؟\u{2069}" );
		yield 'English in Arabic' => array( 'rtl', 'Good?', "\u{2068}Good?\u{2069}" );
		yield 'Arabic in Arabic' => array( 'rtl', 'جيد؟', 'جيد؟' );
		yield 'a number in Arabic' => array( 'rtl', '24', '24' );
	}

	public function test_a_made_up_response_links_to_the_list_of_responses(): void {
		$survey = $this->surveyOf( QuestionTypes::get( 'nps' ) );
		$mail   = $this->write( $survey, Plugin::get( SampleResponse::class )->makeExample( $survey ) );
		self::assertStringContainsString( '9 of 10', $mail->text );
		self::assertContains( admin_url( "admin.php?page=userfeedback_results#/survey/$survey->id/responses" ), self::links( $mail ) );
	}

	private function write( Survey $survey, StoredResponse $response, MailTheme $look = new MailTheme( true, '' ) ): Mail {
		return ( new ComposeResponseMail() )->run( $survey, array( $response ), $look );
	}

	private function surveyOf( QuestionType $type ): Survey {
		$question = self::aQuestion( $type->name, array( 'title' => 'How <b>so</b>?' ) );
		return $this->aSurvey(
			array(
				'status'    => 'draft',
				'questions' => array( $question ),
			)
		);
	}

	private static function rhythm( Survey $survey, string $frequency ): Survey {
		return $survey->with( notifications: new Notifications( addresses: 'ann@example.org', frequency: $frequency ) );
	}

	/** @return list<string> */
	private static function links( Mail $mail ): array {
		preg_match_all( '/\s(?:href|src|action|background)="([^"]*)"/', $mail->html, $found );
		return array_map( static fn( string $url ): string => html_entity_decode( $url, ENT_QUOTES ), $found[1] );
	}
}
