<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use LogicException;
use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\FormerQuestion;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

/**
 * @phpstan-import-type Submitted from AnswerRules
 * @phpstan-type Row array{
 *     id: string,
 *     type: string,
 *     title: string,
 *     options: list<string>,
 *     include_name: bool,
 *     required: bool,
 *     comment_box: bool,
 *     other?: string,
 *     dates?: array{string, string},
 *     rows?: list<array{id: string, label: string}>,
 * }
 */
final class AnswerRulesTest extends TestCase {

	/**
	 * @dataProvider cases
	 * @param list<Row> $questions
	 * @param list<Submitted> $submitted
	 * @param list<array{path: string, rule: string}> $errors
	 * @param list<array<string, mixed>>|null $clean
	 */
	public function test_accepts_or_rejects_answers_as_in_the_shared_fixture(
		array $questions,
		array $submitted,
		array $errors,
		?array $clean
	): void {
		$rules = new AnswerRules( array_map( array( self::class, 'question' ), $questions ) );
		$found = array();
		$taken = null;
		try {
			$taken = array_map( static fn( Answer $answer ): array => $answer->toArray(), $rules->clean( $submitted ) );
		} catch ( ValidationFailed $problem ) {
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

	public function test_restores_accepted_answers_unchanged_from_the_database(): void {
		foreach ( self::cases() as [ $questions, $submitted, $errors ] ) {
			if ( array() === $errors ) {
				$answers = ( new AnswerRules( array_map( array( self::class, 'question' ), $questions ) ) )->clean( $submitted );
				// A row has the name of the type, without the limits of the question.
				self::assertSame( Answer::toJson( $answers ), Answer::toJson( Answer::fromJson( Answer::toJson( $answers ) ) ) );
			}
		}
	}

	public function test_rejects_a_control_character_and_names_the_field(): void {
		$rules = new AnswerRules( array( new Question( 'q', QuestionTypes::get( 'text' ), 'What?' ) ) );

		$this->expectExceptionMessage( 'answers[0].value (characters)' );
		$rules->clean( array( array( 'question_id' => 'q', 'value' => "a\0b" ) ) );
	}

	public function test_lets_respondents_skip_required_questions_if_the_edition_lacks_them(): void {
		$rules = new AnswerRules(
			self::requiredThree(),
			new CurrentLicensedEdition( static fn(): Plan => Plan::LITE, static fn(): array => Addon::cases() )
		);

		$checked = $rules->check(
			array( array( 'question_id' => 'b', 'value' => null ), array( 'question_id' => 'c', 'value' => 'Perhaps' ) )
		);

		self::assertSame( array( 'answers[1].value (unknown_option)' ), self::said( $checked->violations ) );
		self::assertCount( 1, $rules->clean( array( array( 'question_id' => 'c', 'value' => 'Yes' ) ) ) );
	}

	public function test_checks_the_edition_only_when_a_required_answer_is_missing(): void {
		$rules = new AnswerRules(
			self::requiredThree(),
			new CurrentLicensedEdition(
				static fn(): Plan => throw new LogicException( 'The edition was asked.' ),
				static fn(): array => Addon::cases()
			)
		);
		$all   = array_map( static fn( string $id ): array => array( 'question_id' => $id, 'value' => 'Yes' ), array( 'a', 'b', 'c' ) );

		self::assertCount( 3, $rules->clean( $all ) );
		$this->expectExceptionMessage( 'The edition was asked.' );
		$rules->check( array_slice( $all, 1 ) );
	}

	public function test_drops_answers_to_questions_hidden_by_logic_and_does_not_require_them(): void {
		[ $a, $b, $c ] = self::requiredThree();
		$onlyAfterNo   = new ConditionalLogic( true, 'show', array( new Condition( 'a', '=', 'No' ) ) );
		$rules         = new AnswerRules( array( $a, $b->withLogic( $onlyAfterNo ), $c->withLogic( $onlyAfterNo ) ) );

		$taken = $rules->clean(
			array(
				array( 'question_id' => 'a', 'value' => 'Yes' ),
				array( 'question_id' => 'b', 'value' => 'No' ),
				array( 'question_id' => 'c', 'value' => null ),
			)
		);

		self::assertSame( array( 'a' ), array_map( static fn( Answer $answer ): string => $answer->questionId, $taken ) );
	}

	public function test_treats_a_response_as_empty_when_all_of_its_answers_were_hidden(): void {
		$first = new Question( 'a', QuestionTypes::get( 'radio-button' ), 'What?', array( 'Yes', 'No' ) );
		$rules = new AnswerRules(
			array(
				$first,
				self::requiredThree()[1]->withLogic( new ConditionalLogic( true, 'show', array( new Condition( 'a', '=', 'Yes' ) ) ) ),
			)
		);

		self::assertSame(
			array( 'answers (empty)' ),
			self::said( $rules->check( array( array( 'question_id' => 'b', 'value' => 'No' ) ) )->violations )
		);
	}

	public function test_keeps_late_ranks_of_items_that_the_ranking_had_before(): void {
		$rows  = array( array( 'id' => 'a', 'label' => 'Food' ), array( 'id' => 'b', 'label' => 'Room' ) );
		$type  = QuestionTypes::get( 'ranking' );
		$items = new Question( 'q', $type, 'What?', rows: $rows );
		$rows  = array( ...$rows, array( 'id' => 'gone', 'label' => 'Price' ) );
		$items = FormerQuestion::remember( array( $items ), array( new Question( 'q', $type, 'What?', rows: $rows ) ), 2, true, true );
		$given = static fn( int $rank ): array => array(
			array( 'question_id' => 'a', 'value' => $rank ),
			array( 'question_id' => 'b', 'value' => 2 ),
			array( 'question_id' => 'gone', 'value' => 1 ),
		);
		foreach ( array( array( 3, 3 ), array( 4, null ) ) as list( $rank, $kept ) ) {
			$late = ( new AnswerRules( $items ) )->check( $given( $rank ), 2 );
			self::assertSame( array(), $late->violations );
			self::assertSame( array( $kept, 2 ), array_map( static fn( Answer $answer ): mixed => $answer->value, $late->value ) );
		}
	}

	public function test_requires_no_ranks_of_a_ranking_that_logic_hides(): void {
		$first = new Question( 'a', QuestionTypes::get( 'radio-button' ), 'What?', array( 'Yes', 'No' ) );
		$rows  = array( array( 'id' => 'b', 'label' => 'Food' ), array( 'id' => 'c', 'label' => 'Room' ) );
		$logic = new ConditionalLogic( true, 'show', array( new Condition( 'a', '=', 'No' ) ) );
		$items = new Question( 'q', QuestionTypes::get( 'ranking' ), 'What?', rows: $rows, required: true, logic: $logic );
		$rules = new AnswerRules( array( $first, $items ) );

		$given = array( array( 'question_id' => 'a', 'value' => 'Yes' ), array( 'question_id' => 'b', 'value' => 1 ) );
		self::assertCount( 1, $rules->clean( $given ) );
	}

	/** @return list<Question> */
	private static function requiredThree(): array {
		return array_map(
			static fn( string $id ): Question => new Question(
				$id,
				QuestionTypes::get( 'radio-button' ),
				'What?',
				array( 'Yes', 'No' ),
				false,
				true
			),
			array( 'a', 'b', 'c' )
		);
	}

	/**
	 * @param list<Violation> $violations
	 * @return list<string>
	 */
	private static function said( array $violations ): array {
		return array_map( static fn( Violation $violation ): string => "$violation->path ($violation->rule)", $violations );
	}

	/**
	 * @return iterable<string, array{
	 *     list<Row>,
	 *     list<Submitted>,
	 *     list<array{path: string, rule: string}>,
	 *     list<array<string, mixed>>|null,
	 * }>
	 */
	public static function cases(): iterable {
		/**
		 * @var list<array{
		 *     name: string,
		 *     questions: list<Row>,
		 *     answers: list<Submitted>,
		 *     errors: list<array{path: string, rule: string}>,
		 *     clean?: list<array<string, mixed>>,
		 * }> $cases
		 */
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/answer-rules.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['questions'], $case['answers'], $case['errors'], $case['clean'] ?? null );
		}
	}

	/** @param Row $row */
	private static function question( array $row ): Question {
		$limits = isset( $row['dates'] ) ? array_combine( array( 'min_date', 'max_date' ), $row['dates'] ) : array();
		return new Question(
			$row['id'],
			QuestionTypes::get( $row['type'] )->configured( $limits ),
			$row['title'],
			$row['options'],
			$row['include_name'],
			$row['required'],
			$row['comment_box'],
			other: $row['other'] ?? '',
			rows: $row['rows'] ?? array()
		);
	}
}
