<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Surveys\Questions\FormerQuestion;
use UserFeedback\Surveys\Questions\OptionIds;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\SurveyRow;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

/** A visitor's choice stays the same when owners rename, reorder, delete, or add options. */
final class OptionIdsTest extends TestCase {

	private const CHANGES = 1000;
	private const ANSWERS = 50;

	/** Forms that a visitor may still have open; FormerQuestion keeps as many. */
	private const OPEN_FORMS = 20;

	public function test_an_option_keeps_its_first_label_as_id_when_it_is_renamed(): void {
		$saved = self::saved( self::question( array( 'Red', 'Blue' ) ), null );
		self::assertSame( array( 'Red', 'Blue' ), $saved->optionIds() );

		$renamed = self::saved( self::question( array( 'Blue', 'Crimson' ), array( 'Blue', 'Red' ) ), $saved );

		self::assertSame( array( 'Blue', 'Red' ), $renamed->optionIds() );
		self::assertSame( 'Crimson', $renamed->labelOf( 'Red' ) );
		self::assertSame( 'Red', $renamed->idOf( 'Crimson' ) );
		self::assertSame( 'Purple', $renamed->labelOf( 'Purple' ), 'never an option' );
	}

	public function test_a_removed_option_keeps_its_last_label(): void {
		$renamed = self::saved( self::question( array( 'Crimson', 'Blue' ), array( 'Red', 'Blue' ) ), self::redAndBlue() );
		$removed = self::saved( self::question( array( 'Blue', 'Red' ), array( 'Blue', '' ) ), $renamed );

		self::assertSame( 'Crimson', $removed->labelOf( 'Red' ) );
		self::assertSame( array( 'Blue', 'option-1' ), $removed->optionIds(), 'a new option isn’t the removed one' );
		self::assertSame( 'Red', $removed->labelOf( 'option-1' ) );

		$again = self::saved( self::question( array( 'Blue', 'Crimson' ) ), $removed );
		self::assertSame( array( 'Blue', 'Red' ), $again->optionIds(), 'the removed option, added again' );
	}

	public function test_a_removed_option_gives_its_label_away(): void {
		$removed = self::saved( self::question( array( 'Blue', 'Green' ) ), self::redAndBlue() );
		$renamed = self::saved( self::question( array( 'Blue', 'Red' ), array( 'Blue', 'Green' ) ), $removed );

		self::assertSame( 'Red', $renamed->labelOf( 'Green' ) );
		self::assertSame( 'Red (2)', $renamed->labelOf( 'Red' ) );
		self::assertSame( 'Green', $renamed->idOf( 'Red' ) );
		self::assertSame( 'Red', $renamed->idOf( 'Red (2)' ) );
	}

	public function test_clients_without_ids_keep_options_by_their_labels(): void {
		$renamed = self::saved( self::question( array( 'Crimson', 'Blue' ), array( 'Red', 'Blue' ) ), self::redAndBlue() );

		$saved = self::saved( self::question( array( 'Blue', 'Green', 'Crimson' ) ), $renamed );

		self::assertSame( array( 'Blue', 'Green', 'Red' ), $saved->optionIds() );
	}

	/**
	 * @dataProvider invalidIds
	 * @param list<string> $sent
	 * @param list<string> $expected
	 */
	public function test_ignores_ids_that_are_not_those_of_the_question( array $sent, array $expected = array( 'Crimson', 'Blue' ) ): void {
		$saved = self::saved( self::question( array( 'Crimson', 'Blue' ), $sent ), self::redAndBlue() );

		self::assertSame( $expected, $saved->optionIds() );
	}

	/** @return iterable<string, list<list<string>>> */
	public static function invalidIds(): iterable {
		yield 'unknown' => array( array( 'Green', 'Black' ) );
		yield 'of another question' => array( array( 'option-1' ) );
		yield 'too many' => array( array( '', '', 'Red' ) );
		yield 'the same one twice' => array( array( 'Blue', 'Blue' ), array( 'Blue', 'option-1' ) );
	}

	public function test_swapped_labels_are_another_form(): void {
		$before = self::redAndBlue();

		$swapped = self::saved( self::question( array( 'Red', 'Blue' ), array( 'Blue', 'Red' ) ), $before );

		self::assertCount( 1, $swapped->former );
		self::assertSame( 'Red', self::answer( $swapped, 'Red', 1 ), 'by a visitor who saw the first form' );
		self::assertSame( 'Blue', self::answer( $swapped, 'Red', null ) );
	}

	public function test_unnamed_options_of_a_draft_get_an_id_with_their_label(): void {
		$draft = self::saved( self::question( array( '', '' ) ), null );
		self::assertSame( array( '', '' ), $draft->optionIds() );

		$named = self::saved( self::question( array( '2024', '2025' ), array( '', '' ) ), $draft );
		self::assertSame( array( '2024', '2025' ), $named->optionIds() );

		$renamed = self::saved( self::question( array( 'Last year', '2025' ), array( '2024', '2025' ) ), $named );
		self::assertSame( 'Last year', $renamed->labelOf( '2024' ), 'although PHP turns such keys into numbers' );
	}

	public function test_random_changes_never_move_an_answer(): void {
		mt_srand( 37 );
		$options  = new EditedOptions( array( 'One', 'Two', 'Three' ) );
		$question = self::saved( self::question( $options->currentLabels() ), null );
		$options->saved( $question->optionIds() );
		$chosen = array();
		$stored = array();
		$forms  = array();
		for ( $version = 1; $version <= self::CHANGES; $version++ ) {
			$forms[ $version ] = array_combine( $options->current, $options->currentLabels() );
			unset( $forms[ $version - self::OPEN_FORMS ] );
			for ( $number = 0; $number < self::ANSWERS; $number++ ) {
				$seen   = array_rand( $forms );
				$option = array_rand( $forms[ $seen ] );
				$id     = self::answer( $question, $forms[ $seen ][ $option ], $seen === $version ? null : $seen );

				$chosen[ $option ] = ( $chosen[ $option ] ?? 0 ) + 1;
				$stored[ $id ]     = ( $stored[ $id ] ?? 0 ) + 1;
			}
			$options->changeRandomly();
			$question = self::saved( self::question( $options->currentLabels(), $options->currentIds() ), $question, $version );
			$options->saved( $question->optionIds() );
		}

		self::assertSame( self::CHANGES * self::ANSWERS, array_sum( $stored ) );
		foreach ( $options->labels as $option => $label ) {
			self::assertSame( $chosen[ $option ] ?? 0, $stored[ $options->ids[ $option ] ] ?? 0, $label );
		}
		self::assertSame( $options->currentLabels(), array_map( $question->labelOf( ... ), $question->optionIds() ) );
		self::assertCount( count( $options->labels ), array_unique( $options->ids ), 'each option has an id of its own' );
		$labels = array_map( $question->labelOf( ... ), $options->ids );
		self::assertCount( count( $options->labels ), array_unique( $labels ), 'and a label' );
	}

	private static function redAndBlue(): Question {
		return self::saved( self::question( array( 'Red', 'Blue' ) ), null );
	}

	/**
	 * @param list<string> $labels
	 * @param list<string> $ids as a client sends them
	 */
	private static function question( array $labels, array $ids = array() ): Question {
		return new Question( 'q', QuestionTypes::get( 'radio-button' ), 'Which?', $labels, ids: new OptionIds( $ids ) );
	}

	/** Saves a live question, and reads it again. */
	private static function saved( Question $question, ?Question $before, int $version = 1 ): Question {
		$question = $question->withOptionIds( OptionIds::assign( $question, $before ) );
		$saved    = FormerQuestion::remember( array( $question ), null === $before ? array() : array( $before ), $version, true, true )[0];
		$read     = SurveyRow::toQuestion( json_decode( (string) json_encode( $saved->toStored() ), true ) );
		self::assertNotNull( $read );
		return $read;
	}

	private static function answer( Question $question, string $label, ?int $seen ): string {
		$checked = ( new AnswerRules( array( $question ) ) )->check( array( array( 'question_id' => 'q', 'value' => $label ) ), $seen );
		self::assertSame( array(), $checked->violations, $label );
		self::assertIsString( $checked->value[0]->value );
		return $checked->value[0]->value;
	}
}
