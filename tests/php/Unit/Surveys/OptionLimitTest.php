<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Editing\Drafts\DraftRules;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\SurveyShape;

final class OptionLimitTest extends TestCase {

	private const ID = '6f1c2b3a-4d5e-4f60-8a7b-9c0d1e2f3a4b';

	/** @dataProvider counts */
	public function test_a_question_has_at_most_the_limit_or_what_it_already_had(
		int $options,
		int $limit,
		int $stored,
		?int $bound
	): void {
		$broken = DraftRules::violations( self::draft( $options ), 0 === $stored ? null : self::survey( $stored ), $limit );

		$found  = array_map( static fn( Violation $one ): array => array( $one->path, $one->rule, $one->bound ), $broken );
		$wanted = null === $bound ? array() : array( array( 'questions[0].config.options', 'max_options', $bound ) );
		self::assertSame( $wanted, $found );
	}

	/** @return iterable<string, array{int, int, int, int|null}> the options, the limit, the stored options, the reported limit */
	public static function counts(): iterable {
		yield 'the limit' => array( 5, 5, 0, null );
		yield 'one more' => array( 6, 5, 0, 5 );
		yield 'a higher limit' => array( 12, 12, 0, null );
		yield 'more than a higher limit' => array( 13, 12, 0, 12 );
		yield 'as many as before the limit was lowered' => array( 8, 5, 8, null );
		yield 'fewer than before, but more than the limit' => array( 7, 5, 8, null );
		yield 'more than before' => array( 9, 5, 8, 8 );
		yield 'up to the limit again' => array( 5, 5, 3, null );
	}

	public function test_the_shape_allows_no_more_than_the_highest_limit(): void {
		self::assertSame( array(), self::checked( Limits::MAX_OPTIONS )->violations );
		self::assertSame( 'questions[0].config.options', self::checked( Limits::MAX_OPTIONS + 1 )->violations[0]->path );
	}

	private static function draft( int $options ): SurveyDraft {
		/** @var array<string, mixed> $body */
		$body = self::checked( $options )->value;
		return SurveyDraft::fromArray( $body );
	}

	private static function checked( int $options ): ValidationResult {
		$question = array(
			'id'     => self::ID,
			'title'  => 'Which?',
			'type'   => 'checkbox',
			'config' => array( 'options' => self::labels( $options ) ),
		);
		return Validator::body( SurveyShape::draft(), array( 'title' => 'S', 'questions' => array( $question ) ) );
	}

	private static function survey( int $options ): Survey {
		return new Survey(
			1,
			'S',
			SurveyStatus::DRAFT,
			'survey',
			array( new Question( self::ID, QuestionTypes::get( 'checkbox' ), 'Which?', self::labels( $options ) ) ),
			SurveySettings::defaults( new ThankYou( 'Thanks' ) ),
			1,
			new DateTimeImmutable(),
			null
		);
	}

	/** @return list<string> */
	private static function labels( int $count ): array {
		return array_map( static fn( int $number ): string => "Option $number", range( 1, $count ) );
	}
}
