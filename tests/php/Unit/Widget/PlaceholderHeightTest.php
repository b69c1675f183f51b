<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Widget;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Widget\Theme\PlaceholderHeight;

/**
 * The heights are those of the widget at widths of 342, 484 and 640 pixels, measured in the browser without a logo; a page
 * reserves at least as much and not much more. Below the images of a card 640 pixels wide there were 106 empty pixels.
 */
final class PlaceholderHeightTest extends TestCase {

	private const SHORT = 'How was it?';
	private const LONG  = 'How do you like the new notebooks with the heavier paper that we have had since September, and why?';

	private const HELP  = 'Think of the last time that you wrote in one, and of the pen or pencil that you used.';
	private const LABEL = 'Not at all likely, and I would rather not say why!';

	/** @dataProvider measured */
	public function test_reserves_the_height_that_the_widget_needs(
		Question $question,
		int $narrow,
		int $wide,
		int $wider,
		int $most = 26
	): void {
		$survey = self::survey( $question );
		foreach ( array(
			array( $narrow, PlaceholderHeight::narrow( $survey ) ),
			array( $wide, PlaceholderHeight::wide( $survey ) ),
			array( $wider, PlaceholderHeight::wider( $survey ) ),
		) as list( $takes, $keeps ) ) {
			self::assertGreaterThanOrEqual( $takes, $keeps );
			self::assertLessThanOrEqual( $takes + $most, $keeps );
		}
	}

	/** @return iterable<string, array{0: Question, 1: int, 2: int, 3: int, 4?: int}> */
	public static function measured(): iterable {
		$options = array( 'Yes', 'A rather long option that will surely wrap on a phone, and twice at that', 'No' );
		$five    = array( 'A', 'B', 'C', 'D', 'E' );
		$images  = array( 'Hill', 'Lake', 'Sea', 'Wood' );

		yield 'options' => array( self::question( 'radio-button', self::SHORT, $options ), 341, 319, 319 );
		yield 'five options' => array( self::question( 'radio-button', self::SHORT, $five ), 402, 402, 402, 2 );
		yield 'options under a long question' => array( self::question( 'checkbox', self::LONG, $options ), 414, 368, 343, 29 );
		yield 'a text' => array( self::question( 'text', self::SHORT ), 194, 194, 194, 2 );
		yield 'a text under a long question' => array( self::question( 'text', self::LONG ), 267, 243, 219 );
		yield 'a long text' => array( self::question( 'long-text', self::SHORT ), 266, 266, 266, 2 );
		yield 'an e-mail address and a name' => array( self::question( 'email', self::SHORT ), 300, 300, 300, 3 );
		yield 'an e-mail address' => array( new Question( 'q', QuestionTypes::get( 'email' ), self::SHORT ), 219, 219, 219, 3 );
		yield 'stars' => array( self::question( 'star-rating', self::LONG ), 271, 247, 223 );
		yield 'a score' => array( self::question( 'nps', self::LONG ), 355, 274, 250 );
		yield 'a help line' => array( self::withTexts( 'text', 'In a few words.' ), 218, 218, 218, 3 );
		yield 'a help line that wraps' => array( self::withTexts( 'text', self::HELP ), 237, 237, 218 );
		yield 'labels of stars' => array( self::withTexts( 'star-rating', '', 'Bad', 'Good' ), 226, 226, 226, 2 );
		yield 'long labels of stars' => array( self::withTexts( 'star-rating', '', self::LABEL, self::LABEL ), 265, 265, 265, 3 );
		yield 'a long label of stars' => array( self::withTexts( 'star-rating', '', 'Bad', self::LABEL ), 246, 246, 246, 2 );
		yield 'labels of a score' => array( self::withTexts( 'nps', '', 'Bad', 'Good' ), 282, 226, 226, 2 );
		yield 'long labels of a score' => array( self::withTexts( 'nps', '', self::LABEL, self::LABEL ), 321, 246, 246, 3 );
		yield 'icons in a row' => array(
			self::question( 'icon-choice', self::SHORT, array( 'Sun', 'Rain', 'Fog' ) ),
			236,
			236,
			236,
			2,
		);
		yield 'icons under each other' => array( self::question( 'icon-choice', self::SHORT, $options ), 341, 319, 319 );
		// From 420 pixels, three fit in a row: the right height at one end of a size class is too much at the other.
		yield 'images' => array( self::question( 'image-radio', self::SHORT, $images ), 435, 431, 509, 60 );
		yield 'two images' => array( self::question( 'image-radio', self::SHORT, array( 'Hill', 'Lake' ) ), 289, 287, 326, 30 );
	}

	public function test_reserves_space_for_the_tallest_question_so_that_nothing_shifts(): void {
		$small = self::question( 'text', self::SHORT );
		$tall  = self::question( 'nps', self::LONG );

		self::assertSame( self::height( $small, $tall ), self::height( $tall, $small ) );
		self::assertGreaterThan(
			self::height( $tall ),
			self::height( $small, $tall ),
			'Two questions have a line that says how far one is.'
		);
	}

	public function test_only_the_first_question_takes_more_than_one_screen_of_the_page(): void {
		$short = self::question( 'text', self::SHORT );
		$tall  = self::question( 'radio-button', self::SHORT, range( 'a', 't' ) );

		self::assertSame( 640, self::height( $short, $tall ) );
		self::assertGreaterThan( 1000, self::height( $tall, $short ) );
	}

	public function test_a_page_needs_the_height_of_all_its_questions(): void {
		$small = self::question( 'text', self::SHORT );
		$joins = new Question( 'r', QuestionTypes::get( 'text' ), self::SHORT, required: true, samePage: true );
		$later = new ConditionalLogic( true, 'show', array( new Condition( 'q', '=', 'Yes' ) ) );

		// A title, a field, and the space between the questions: 25, 16, 44, and 28 pixels.
		self::assertSame( self::height( $small ) + 113, self::height( $small, $joins ) );
		self::assertSame( self::height( $small ) + 226, self::height( $small, $joins, $joins ) );
		self::assertSame( self::height( $small ), self::height( $small, $joins->withLogic( $later ) ) );
	}

	/** @param list<string> $options */
	private static function question( string $type, string $title, array $options = array() ): Question {
		return new Question( 'q', QuestionTypes::get( $type ), $title, $options, true );
	}

	private static function withTexts( string $type, string $help, string $low = '', string $high = '' ): Question {
		$question = QuestionTypes::get( $type );
		return new Question( 'q', $question, self::SHORT, required: true, help: $help, lowLabel: $low, highLabel: $high );
	}

	private static function height( Question ...$questions ): int {
		return PlaceholderHeight::narrow( self::survey( ...$questions ) );
	}

	private static function survey( Question ...$questions ): Survey {
		return new Survey(
			-35,
			'S',
			SurveyStatus::PUBLISH,
			'survey',
			array_values( $questions ),
			SurveySettings::defaults( new ThankYou( '' ) ),
			-35,
			new DateTimeImmutable(),
			null
		);
	}
}
