<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Recall;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

/**
 * @phpstan-type TextCase array{
 *     name: string,
 *     text: string,
 *     tokens: list<array{id: string, fallback: string}>,
 *     plain: string,
 *     answers: array<string, string>,
 *     filled: string,
 * }
 * @phpstan-type AnswerCase array{name: string, value: mixed, other?: string, comment?: string, answer: string}
 */
final class RecallTest extends TestCase {

	private const ID    = '0f8fad5b-d9cb-469f-a165-70867728950e';
	private const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

	/**
	 * @dataProvider texts
	 * @param TextCase $case
	 */
	public function test_reads_and_fills_texts_as_in_the_shared_fixture( array $case ): void {
		self::assertSame( $case['tokens'], Recall::tokens( $case['text'] ) );
		self::assertSame( $case['plain'], Recall::plain( $case['text'] ) );
		self::assertSame( $case['filled'], Recall::filled( $case['text'], $case['answers'] ) );
	}

	/** @return iterable<string, array{TextCase}> */
	public static function texts(): iterable {
		foreach ( self::cases()['texts'] as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	/**
	 * @dataProvider answers
	 * @param AnswerCase $case
	 */
	public function test_inserts_answers_as_in_the_shared_fixture( array $case ): void {
		self::assertSame( $case['answer'], Recall::answer( $case['value'], $case['other'] ?? '', $case['comment'] ?? '' ) );
	}

	/** @return iterable<string, array{AnswerCase}> */
	public static function answers(): iterable {
		foreach ( self::cases()['answers'] as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	public function test_a_copy_names_the_questions_of_the_copy(): void {
		$text = sprintf( 'Thanks, {{%s|there}} and {{%s|you}}', self::ID, self::OTHER );
		self::assertSame(
			sprintf( 'Thanks, {{%s|there}} and {{%s|you}}', 'new', self::OTHER ),
			Recall::rewired( $text, array( self::ID => 'new' ) )
		);
	}

	public function test_text_that_is_not_utf_8_stays_as_it_is(): void {
		$text = 'Thanks, {{' . self::ID . "|there}} \xC3";
		self::assertSame( array( $text, $text ), array( Recall::plain( $text ), Recall::filled( $text ) ) );
		self::assertSame( array(), Recall::tokens( $text ) );
		self::assertSame( '', Recall::answer( "\xC3" ) );
	}

	public function test_reports_get_titles_with_fallbacks_and_visitors_the_stored_text(): void {
		$title    = 'Why {{' . self::ID . '|us}}?';
		$question = new Question( 'b', QuestionTypes::get( 'text' ), $title, help: 'Say it.' );
		self::assertSame( 'Why [us]?', $question->answerable()[0]->title );
		self::assertSame( array( $title, 'Why us?' ), array( $question->title, $question->plain()->title ) );
	}

	public function test_only_types_with_a_short_answer_of_no_personal_kind_can_be_inserted(): void {
		foreach ( array( 'radio-button', 'checkbox', 'text', 'number', 'nps', 'hidden', 'dropdown' ) as $name ) {
			self::assertTrue( QuestionTypes::get( $name )->allowsRecall(), $name );
		}
		foreach ( array( 'email', 'statement', 'matrix', 'consent' ) as $name ) {
			self::assertFalse( QuestionTypes::get( $name )->allowsRecall(), $name );
		}
	}

	/** @return array{texts: list<TextCase>, answers: list<AnswerCase>} */
	private static function cases(): array {
		$file = dirname( __DIR__, 3 ) . '/fixtures/rules/recall.json';
		/** @var array{texts: list<TextCase>, answers: list<AnswerCase>} $cases */
		$cases = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		return $cases;
	}
}
