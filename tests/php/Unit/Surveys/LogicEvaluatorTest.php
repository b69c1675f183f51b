<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Questions\Comparison;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\LogicEvaluator;
use UserFeedback\Surveys\Questions\LogicShape;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

/**
 * @phpstan-import-type Values from LogicEvaluator
 * @phpstan-type Row array{id: string, logic: array<string, mixed>|null}
 */
final class LogicEvaluatorTest extends TestCase {

	/**
	 * @dataProvider comparisons
	 * @param string|int|list<string>      $wanted
	 * @param string|int|list<string>|null $given
	 */
	public function test_compares_answers_as_in_the_shared_fixture(
		string $compare,
		string|int|array $wanted,
		string|int|array|null $given,
		bool $holds
	): void {
		self::assertSame( $holds, Comparison::holds( $compare, $wanted, $given ) );
	}

	public function test_the_fixture_covers_every_operator_with_a_match_and_a_mismatch(): void {
		$seen = array();
		foreach ( self::comparisons() as [ $compare, , , $holds ] ) {
			$seen[ $compare ][ $holds ? 'holds' : 'does not' ] = true;
		}
		foreach ( LogicShape::COMPARE as $compare ) {
			self::assertCount( 2, $seen[ $compare ] ?? array(), $compare );
		}
	}

	/**
	 * @dataProvider cases
	 * @param list<Row>    $questions
	 * @param Values       $answers
	 * @param list<string> $asked
	 */
	public function test_asks_questions_as_in_the_shared_fixture( array $questions, array $answers, array $asked ): void {
		self::assertSame( $asked, LogicEvaluator::askedQuestions( array_map( array( self::class, 'question' ), $questions ), $answers ) );
	}

	public function test_logic_that_is_switched_off_hides_nothing(): void {
		$off = ConditionalLogic::fromArray(
			array(
				'enabled'    => false,
				'conditions' => array(
					array(
						'question_id' => 'a',
						'compare'     => '=',
						'value'       => 'Yes',
					),
				),
			)
		);

		self::assertSame(
			array( 'b' ),
			LogicEvaluator::askedQuestions( array( new Question( 'b', QuestionTypes::get( 'text' ), 'Why?', logic: $off ) ), array() )
		);
	}

	/** @return iterable<string, array{string, string|int|list<string>, string|int|list<string>|null, bool}> */
	public static function comparisons(): iterable {
		/**
		 * @var list<array{
		 *     name: string,
		 *     compare: string,
		 *     wanted: string|int|list<string>,
		 *     given: string|int|list<string>|null,
		 *     holds: bool,
		 * }> $cases
		 */
		$cases = self::fixture( 'comparison' );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['compare'], $case['wanted'], $case['given'], $case['holds'] );
		}
	}

	/** @return iterable<string, array{list<Row>, Values, list<string>}> */
	public static function cases(): iterable {
		/** @var list<array{name: string, questions: list<Row>, answers: Values, asked: list<string>}> $cases */
		$cases = self::fixture( 'logic' );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['questions'], $case['answers'], $case['asked'] );
		}
	}

	/** @param Row $row */
	private static function question( array $row ): Question {
		return new Question(
			$row['id'],
			QuestionTypes::get( 'text' ),
			'Why?',
			logic: ConditionalLogic::fromArray( array( 'enabled' => null !== $row['logic'] ) + ( $row['logic'] ?? array() ) )
		);
	}

	private static function fixture( string $name ): mixed {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . "/fixtures/$name.json" ), true, 512, JSON_THROW_ON_ERROR );
	}
}
