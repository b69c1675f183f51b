<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\Email\ComposeResponseMail;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Tests\Support\Servers\Smtp\MailTestCase;

/** Answers as a message shows them, in both formats. */
final class FormatAnswersTest extends MailTestCase {

	/**
	 * @dataProvider answers
	 * @param string|int|list<string>|null $value
	 */
	public function test_each_answer_type_is_written_as_text_and_html(
		QuestionType $type,
		string|int|array|null $value,
		string $comments,
		string $name,
		string $text,
		string $html
	): void {
		$question = self::aQuestion( $type->name, array( 'title' => 'How <b>so</b>?' ) );
		$survey   = $this->aSurvey(
			array(
				'status'    => 'draft',
				'questions' => array( $question ),
			)
		);
		$answer   = new Answer( $survey->questions[0]->id, $type, $value, $comments, $name );
		$response = self::aResponse( $survey, array( $answer ) );
		$mail     = ( new ComposeResponseMail() )->run( $survey, array( $response ), new MailTheme( true, '' ) );

		self::assertStringContainsString( "\n\nHow <b>so</b>?\n$text\n\nPage: Prices\n", $mail->text );
		self::assertStringContainsString(
			"<bdi>How &lt;b&gt;so&lt;/b&gt;?</bdi></div><div style=\"margin:4px 0 0;\">$html</div></div>",
			$mail->html
		);
	}

	/** @return iterable<string, array{QuestionType, string|int|list<string>|null, string, string, string, string}> */
	public static function answers(): iterable {
		$soft = static fn( string $words ): string => "<span class=\"uf-soft\" style=\"color:#50575e;\">$words</span>";
		$of   = static fn( string $words ): string => "<bdi>$words</bdi>";
		yield 'one choice' => array( QuestionTypes::get( 'radio-button' ), 'Yes & no', '', '', '    Yes & no', $of( 'Yes &amp; no' ) );
		yield 'a picture' => array( QuestionTypes::get( 'image-radio' ), 'Hill', '', '', '    Hill', $of( 'Hill' ) );
		yield 'an icon' => array( QuestionTypes::get( 'icon-choice' ), '0', '', '', '    0', $of( '0' ) );
		yield 'one of several' => array( QuestionTypes::get( 'checkbox' ), array( 'Red' ), '', '', '    Red', $of( 'Red' ) );
		yield 'several' => array(
			QuestionTypes::get( 'checkbox' ),
			array( 'Red', 'Green' ),
			'Both',
			'',
			"    - Red\n    - Green\n    Comments: Both",
			"<ul style=\"margin:0;padding:0 20px;\"><li>{$of( 'Red' )}</li><li>{$of( 'Green' )}</li></ul>"
				. "<div style=\"margin:8px 0 0;\">{$soft( 'Comments:' )} {$of( 'Both' )}</div>",
		);
		yield 'none of several' => array( QuestionTypes::get( 'checkbox' ), array(), '', '', '    Skipped', $soft( 'Skipped' ) );
		yield 'a score' => array( QuestionTypes::get( 'nps' ), 9, '', '', '    9 of 10', $of( '9 of 10' ) );
		yield 'stars' => array( QuestionTypes::get( 'star-rating' ), 4, '', '', '    4 of 5', $of( '4 of 5' ) );
		$scores = array(
			'csat'         => array( 4, '4 of 5' ),
			'ces'          => array( 6, '6 of 7' ),
			'number-scale' => array( 7, '7 of 10' ),
			'slider'       => array( 35, '35 of 100' ),
			'number'       => array( 42, '42' ),
			'date'         => array( '2026-03-14', '2026-03-14' ),
			'dropdown'     => array( 'Rome', 'Rome' ),
			'consent'      => array( 'I agree.', 'I agree.' ),
			'hidden'       => array( 'pro', 'pro' ),
		);
		foreach ( $scores as $name => list( $value, $text ) ) {
			yield $name => array( QuestionTypes::get( $name ), $value, '', '', "    $text", $of( $text ) );
		}
		yield 'a line' => array( QuestionTypes::get( 'text' ), 'Fine', '', '', '    Fine', $of( 'Fine' ) );
		yield 'lines' => array(
			QuestionTypes::get( 'long-text' ),
			"One\n\nTwo",
			'',
			'',
			"    One\n    \n    Two",
			$of( "One<br>\n<br>\nTwo" ),
		);
		yield 'an address' => array(
			QuestionTypes::get( 'email' ),
			'eve@example.org',
			'',
			'Eve',
			"    eve@example.org\n    Name: Eve",
			"{$of( 'eve@example.org' )}<div style=\"margin:8px 0 0;\">{$soft( 'Name:' )} {$of( 'Eve' )}</div>",
		);
		yield 'nothing' => array( QuestionTypes::get( 'text' ), null, '', '', '    Skipped', $soft( 'Skipped' ) );
		yield 'a comment alone' => array(
			QuestionTypes::get( 'nps' ),
			null,
			"No\nidea",
			'',
			"    Skipped\n    Comments: No\n    idea",
			"{$soft( 'Skipped' )}<div style=\"margin:8px 0 0;\">{$soft( 'Comments:' )} {$of( "No<br>\nidea" )}</div>",
		);
	}

	public function test_the_data_set_covers_all_question_types(): void {
		$seen = array();
		foreach ( self::answers() as [ $type ] ) {
			$seen[] = $type->name;
		}
		$answered = array_filter(
			QuestionTypes::all(),
			static fn( QuestionType $type ): bool => $type->takesAnswer() && null === $type->rowType()
		);
		self::assertSame( array(), array_diff( array_column( $answered, 'name' ), $seen ) );
	}
}
