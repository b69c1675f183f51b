<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Questions\Question;
use UserFeedback\Questions\QuestionType;
use UserFeedback\Responses\Answer;
use UserFeedback\Responses\AnswerMapper;
use UserFeedback\Responses\AnswerRules;

/**
 * @phpstan-import-type Submitted from AnswerRules
 * @phpstan-type Row array{id: string, type: string, title: string, options: list<string>, include_name: bool, required: bool, comment_box: bool}
 */
final class AnswerRulesTest extends TestCase {

	/**
	 * @dataProvider cases
	 * @param list<Row> $questions
	 * @param list<Submitted> $submitted
	 * @param list<array{path: string, rule: string}> $errors
	 * @param list<array<string, mixed>>|null $clean
	 */
	public function test_answers_are_taken_or_refused_as_the_shared_fixture_says( array $questions, array $submitted, array $errors, ?array $clean ): void {
		$rules = new AnswerRules( array_map( array( self::class, 'question' ), $questions ) );
		$found = array();
		$taken = null;
		try {
			$taken = array_map( static fn( Answer $answer ): array => $answer->toArray(), $rules->clean( $submitted ) );
		} catch ( Invalid $problem ) {
			$found = array_map(
				static fn( Violation $violation ): array => array(
					'path' => $violation->path,
					'rule' => $violation->rule,
				),
				$problem->violations
			);
		}

		self::assertSame( $errors, $found );
		self::assertEquals( $clean, $taken );
	}

	public function test_what_was_taken_comes_back_from_the_database_as_it_was(): void {
		foreach ( self::cases() as [ $questions, $submitted, $errors ] ) {
			if ( array() === $errors ) {
				$answers = ( new AnswerRules( array_map( array( self::class, 'question' ), $questions ) ) )->clean( $submitted );
				self::assertEquals( $answers, AnswerMapper::fromJson( AnswerMapper::toJson( $answers ) ) );
			}
		}
	}

	public function test_a_control_character_is_refused_by_name(): void {
		$rules = new AnswerRules( array( new Question( 'q', QuestionType::TEXT, 'What?' ) ) );

		$this->expectExceptionMessage( 'answers[0].value (characters)' );
		$rules->clean( array( array( 'question_id' => 'q', 'value' => "a\0b" ) ) );
	}

	/** @return iterable<string, array{list<Row>, list<Submitted>, list<array{path: string, rule: string}>, list<array<string, mixed>>|null}> */
	public static function cases(): iterable {
		/** @var list<array{name: string, questions: list<Row>, answers: list<Submitted>, errors: list<array{path: string, rule: string}>, clean?: list<array<string, mixed>>}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/answer-rules.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['questions'], $case['answers'], $case['errors'], $case['clean'] ?? null );
		}
	}

	/** @param Row $row */
	private static function question( array $row ): Question {
		return new Question( $row['id'], QuestionType::from( $row['type'] ), $row['title'], $row['options'], $row['include_name'], $row['required'], $row['comment_box'] );
	}
}
