<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use stdClass;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Results\Exports\Sheets\QuestionColumns;
use UserFeedback\Results\Survey\ScaleMetric;
use UserFeedback\Surveys\Editing\Drafts\ConditionRules;
use UserFeedback\Surveys\Questions\Comparison;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\FormerQuestion;
use UserFeedback\Surveys\Questions\LogicShape;
use UserFeedback\Surveys\Questions\Picture;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\SurveyRow;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Tests\Support\Code\SourceFile;

/** Everything that must hold for each question type, including one that is added later. */
final class EveryQuestionTypeTest extends TestCase {

	private const ROW = array(
		'id'    => 'row',
		'label' => 'Color',
	);

	private const OPTIONS = array( 'Red', 'Green', 'Blue' );

	private const TYPES = 'Surveys/Questions/Types/';

	private const ONE_TYPE = '/^Surveys.Questions.Types.(?!QuestionTypes$|Base.(QuestionType|KeyFigure|RefusedValue|NeedsWordPress|CardWidth|TypeConfig|TypeFacts)$)/';

	/** Templates are content: each question has a certain type. */
	private const CONTENT = 'Surveys/Templates/TemplateQuestion.php';

	/** @dataProvider typesThatVisitorsAnswer */
	public function test_a_sample_answer_is_valid_and_stored_unchanged( Question $question ): void {
		$answer = self::sample( $question );
		self::assertEquals( array( $answer ), self::accepted( $question, $answer->value ) );
		self::assertEquals( array( $answer ), Answer::fromJson( Answer::toJson( array( $answer ) ) ) );
	}

	/** @dataProvider typesThatVisitorsSee */
	public function test_an_answer_of_another_kind_is_refused( Question $question ): void {
		foreach ( array( true, 1.5, new stdClass(), array( 'a' => 'Red' ), array( array() ) ) as $value ) {
			try {
				self::accepted( $question, $value );
				self::fail( 'Accepted: ' . var_export( $value, true ) );
			} catch ( ValidationFailed $failed ) {
				self::assertSame(
					null === $question->type->rowType() ? array( 'answers[0].value' ) : array( 'answers[0].question_id', 'answers' ),
					array_map( static fn( Violation $violation ): string => $violation->path, $failed->violations )
				);
			}
		}
	}

	/** @dataProvider typesThatVisitorsAnswer */
	public function test_a_question_without_an_answer_is_skipped_unless_required( Question $question ): void {
		foreach ( array( $question, new Question( $question->id, $question->type, 'Which?', $question->options ) ) as $one ) {
			$found = array();
			foreach ( ( new AnswerRules( array( $one ) ) )->check( self::given( $one, null ) )->violations as $violation ) {
				$found[] = array( $violation->path, $violation->rule );
			}
			self::assertSame(
				$one->required ? array( array( 'answers[0].value', 'required' ) ) : array( array( 'answers', 'empty' ) ),
				$found
			);
		}
	}

	/** @dataProvider types */
	public function test_each_comparison_can_be_used_with_each_known_answer( Question $question ): void {
		$question = $question->answerable()[0] ?? $question; // The first row, which conditions name.
		$type     = $question->type;
		self::assertSame( array(), array_diff( $type->comparisons(), LogicShape::COMPARE ) );
		self::assertSame( $type->isLogicSubject() || $type->hasPictures(), $type->isQuantitative() || $type->isHidden() );
		$known = $question->knownValues();
		if ( $type->isTypedValue() ) {
			$known = $type->isDate() ? array( '1000-01-01', '2028-02-29' ) : array( '-7', '0', '1000000000' );
		}
		foreach ( $type->comparisons() as $compare ) {
			self::assertSame( $type->isHidden(), array() === $known );
			foreach ( $known as $value ) {
				foreach ( array( $value, ...( $type->isNumeric() ? array( (int) $value ) : array() ) ) as $wanted ) {
					$logic = new ConditionalLogic( true, 'show', array( new Condition( $question->id, $compare, $wanted ) ) );
					self::assertSame( array(), ( new ConditionRules( array( $question ) ) )->violations( $logic, 'conditions' ) );
				}
			}
		}
		$sample = self::sample( $question )->value;
		foreach ( $type->isLogicSubject() ? array( '=' => true, '!=' => false ) : array() as $compare => $holds ) {
			self::assertSame( $holds, Comparison::holds( $compare, $sample ?? '', $sample ) );
		}
	}

	/** @dataProvider typesWithAnswers */
	public function test_results_count_or_list_a_sample_answer( Question $question ): void {
		$answer = self::sample( $question );
		$known  = $question->type->isTypedValue() ? $answer->countedValues() : $question->knownValues();
		if ( $question->type->isQuantitative() ) {
			self::assertNotSame( array(), $answer->countedValues() );
			self::assertSame( array(), array_diff( $answer->countedValues(), $known ) );
		} else {
			self::assertSame( array( array(), $answer->value ), array( $known, $answer->text() ) );
		}
		$counts = array_map(
			static fn( string $value ): array => array(
				'value'      => $value,
				'count'      => 2,
				'is_current' => true,
			),
			$known
		);
		$metric = new ScaleMetric( $question->type, $counts );
		self::assertSame(
			array(
				in_array( $question->type->keyFigure(), array( KeyFigure::AVERAGE, KeyFigure::SATISFACTION, KeyFigure::SPREAD ), true ),
				KeyFigure::SPREAD === $question->type->keyFigure(),
				KeyFigure::SATISFACTION === $question->type->keyFigure(),
				KeyFigure::NPS === $question->type->keyFigure(),
			),
			array( null !== $metric->average(), null !== $metric->spread(), null !== $metric->satisfied(), null !== $metric->score() )
		);
	}

	/** @dataProvider typesWithAnswers */
	public function test_an_export_shows_a_sample_answer_with_its_comment_and_name( Question $question ): void {
		$columns = new QuestionColumns( $question, array(), false, true );
		$sample  = self::sample( $question );
		$answer  = new Answer( $question->id, $question->type, $sample->value, 'So', $question->type->allowsName() ? 'Ada' : '' );
		$cells   = $columns->cells( $answer );
		self::assertContains( $question->type->isMultiple() ? 1 : $answer->value, $cells );
		self::assertContains( 'So', $cells );
		self::assertSame( $question->type->allowsName(), in_array( 'Ada', $cells, true ) );
	}

	/** @dataProvider types */
	public function test_a_stored_question_is_read_back_whole( Question $question ): void {
		$whole = $question->withFormer( array( new FormerQuestion( $question->type, self::OPTIONS, 3 ) ), true );
		$json  = (string) json_encode( $whole->toStored() );
		self::assertEquals( $whole, SurveyRow::toQuestion( json_decode( $json, true ) ) );
	}

	/** @dataProvider types */
	public function test_a_changed_copy_keeps_everything_else( Question $question ): void {
		$former = new FormerQuestion( QuestionTypes::get( 'long-text' ), array( 'Old' ), 3 );
		$copies = array(
			array( $question->withId( 'new' ), array( 'id' ) ),
			array( $question->withLogic( new ConditionalLogic() ), array( 'logic' ) ),
			array( $question->withFormer( array( $former ), true ), array( 'former', 'wasShown' ) ),
			array( $question->as( $former ), array( 'type', 'options' ) ),
			array( $question->plain(), array( 'commentBox', 'randomize', 'prefill', 'samePage' ) ),
			array( $question->onNewPage(), array( 'samePage' ) ),
		);
		foreach ( $copies as list( $copy, $changed ) ) {
			self::assertEquals(
				array_diff_key( get_object_vars( $question ), array_flip( $changed ) ),
				array_diff_key( get_object_vars( $copy ), array_flip( $changed ) )
			);
		}
	}

	/** @dataProvider typesThatVisitorsAnswer */
	public function test_an_answer_to_the_question_before_it_changed_its_type_is_kept( Question $question ): void {
		foreach ( QuestionTypes::all() as $other ) {
			$retyped = FormerQuestion::remember( array( self::question( $other->name ) ), array( $question ), 4, true, true )[0];
			$answer  = self::sample( $question );
			$kept    = ( new AnswerRules( array( $retyped ) ) )->check( self::given( $question, $answer->value ), 4 );
			self::assertEquals( array( array( $answer ), array() ), array( $kept->value, $kept->violations ) );
		}
	}

	/** @dataProvider types */
	public function test_takes_time_and_space( Question $question ): void {
		$card = new CardWidth( 26, 26, 2, 2, 152, 13 );
		self::assertSame( ! $question->type->isHidden(), $question->type->seconds() > 0 );
		$height = $question->type->height( $card, $question->options, 20, $question->asksForName() );
		self::assertSame( $question->type->takesAnswer() && ! $question->type->isHidden(), $height > 0 );
	}

	public function test_each_class_is_registered_once_and_types_can_be_compared(): void {
		$classes = array();
		foreach ( QuestionTypes::all() as $type ) {
			$classes[] = substr( $type::class, (int) strrpos( $type::class, '\\' ) + 1 );
			self::assertSame( $type, QuestionTypes::find( $type->name ) );
		}
		$files = array_filter(
			SourceFile::all(),
			static fn( SourceFile $file ): bool => str_starts_with( $file->path, self::TYPES )
				&& ! str_starts_with( $file->path, self::TYPES . 'Base/' ) && 'QuestionTypes' !== $file->name()
		);
		self::assertEqualsCanonicalizing(
			array_values( array_map( static fn( SourceFile $file ): string => $file->name(), $files ) ),
			$classes
		);
		self::assertSame( array( null, null ), array( QuestionTypes::find( 'gone' ), QuestionTypes::find( array( 'nps' ) ) ) );
	}

	/** Guards against: a new type that conditions, filters, or exports forget, because they decide by the types of their time. */
	public function test_only_the_classes_of_types_know_which_types_exist(): void {
		// Names without a hyphen are also common words.
		$names = array_filter( QuestionTypes::names(), static fn( string $name ): bool => str_contains( $name, '-' ) );
		foreach ( SourceFile::all() as $path => $file ) {
			if ( str_starts_with( $path, self::TYPES ) || self::CONTENT === $path ) {
				continue;
			}
			$used = preg_grep( self::ONE_TYPE, $file->uses() );
			self::assertSame( array(), $used, "$path uses the class of a type." );
			$named = array_filter( $file->texts(), static fn( string $text ): bool => in_array( trim( $text, '\'"' ), $names, true ) );
			self::assertSame( array(), $named, "$path names a type." );
			self::assertDoesNotMatchRegularExpression(
				'/->scale\(|QuestionTypes::(get|find)\( \'|[!=]== \$\S*->type->name\b|->type->name [!=]==/',
				$file->code,
				"$path decides by a type. Give QuestionType a method that says what is different."
			);
		}
	}

	/** @return iterable<string, array{Question}> */
	public static function types(): iterable {
		foreach ( QuestionTypes::names() as $name ) {
			yield $name => array( self::question( $name ) );
		}
	}

	/** @return iterable<string, array{Question}> */
	public static function typesThatVisitorsAnswer(): iterable {
		foreach ( self::typesWithAnswers() as $name => $type ) {
			if ( ! $type[0]->type->isHidden() ) {
				yield $name => $type;
			}
		}
	}

	/** @return iterable<string, array{Question}> */
	public static function typesThatVisitorsSee(): iterable {
		foreach ( self::types() as $name => $type ) {
			if ( ! $type[0]->type->isHidden() ) {
				yield $name => $type;
			}
		}
	}

	/** @return iterable<string, array{Question}> */
	public static function typesWithAnswers(): iterable {
		foreach ( self::types() as $name => $type ) {
			if ( $type[0]->answerable() === $type ) {
				yield $name => $type;
			}
		}
	}

	/** A question with every setting that its type supports. */
	private static function question( string $name ): Question {
		$type    = QuestionTypes::get( $name );
		$options = $type->hasOptions() ? self::OPTIONS : array();
		$picture = $type->hasImages() ? new Picture( 'https://example.org/a.png' ) : new Picture( '', 'solid', 'sun' );
		return new Question(
			'q',
			$type,
			'Which?',
			$options,
			$type->allowsName(),
			$type->takesAnswer(),
			$type->allowsComment(),
			$type->allowsRandomizing(),
			$type->hasPictures() ? array_fill( 0, count( $options ), $picture ) : array(),
			'#ABCDEF',
			'large',
			new ConditionalLogic( true, 'hide', array( new Condition( 'other', '=', 'Yes' ) ) ),
			help: 'Choose freely.',
			lowLabel: $type->hasEnds() ? 'Bad' : '',
			highLabel: $type->hasEnds() ? 'Good' : '',
			image: $type->allowsImage() ? 'https://example.org/a.png' : '',
			rows: null === $type->rowType() ? array() : array( self::ROW ),
			prefill: $type->allowsPrefill(),
			samePage: ! $type->isHidden()
		);
	}

	private static function sample( Question $question ): Answer {
		return new Answer( $question->id, $question->type, $question->type->sample( $question->options, 'A text.' ) );
	}

	/** @return list<array{question_id: string, value: mixed}> */
	private static function given( Question $question, mixed $value ): array {
		return array(
			array(
				'question_id' => $question->id,
				'value'       => $value,
			),
		);
	}

	/** @return list<Answer> */
	private static function accepted( Question $question, mixed $value ): array {
		return ( new AnswerRules( array( $question->withLogic( new ConditionalLogic() ) ) ) )->clean( self::given( $question, $value ) );
	}
}
