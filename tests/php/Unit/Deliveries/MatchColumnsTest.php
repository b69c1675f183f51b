<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Deliveries;

use PHPUnit\Framework\TestCase;
use UserFeedback\Deliveries\GoogleSheets\Columns\GoogleCellText;
use UserFeedback\Deliveries\GoogleSheets\Columns\MatchColumns;
use UserFeedback\Deliveries\GoogleSheets\Columns\SheetColumn;

/** Columns keep their contents, whatever an owner does to them. */
final class MatchColumnsTest extends TestCase {

	/**
	 * @dataProvider plans
	 * @param array<string, int>    $known  place by title, which also identifies the question.
	 * @param list<string>          $wanted
	 * @param list<string>          $titles
	 * @param array<string, string> $after  title and place by question.
	 */
	public function test_assigns_each_question_a_column( array $known, array $wanted, array $titles, int $width, array $after ): void {
		$columns = MatchColumns::of(
			array_map(
				static fn( string $title, int $place ): SheetColumn => new SheetColumn( $title, 'value', $title, $place ),
				array_keys( $known ),
				$known
			),
			array_map( static fn( string $title ): SheetColumn => new SheetColumn( $title, 'value', $title ), $wanted ),
			$titles,
			$width
		);
		$found   = array();
		foreach ( $columns as $column ) {
			$found[ $column->questionId ] = "$column->title $column->place";
		}
		ksort( $found );
		self::assertSame( $after, $found );
	}

	/** @return iterable<string, array{array<string, int>, list<string>, list<string>, int, array<string, string>}> */
	public static function plans(): iterable {
		$two = array( 'a' => 1, 'b' => 2 );
		yield 'a new spreadsheet has them from the left' => array( array(), array( 'a', 'b' ), array(), 26, array( 'a' => 'a 1', 'b' => 'b 2' ) );
		yield 'nothing changed' => array( $two, array( 'a', 'b' ), array( 'a', 'b' ), 2, array( 'a' => 'a 1', 'b' => 'b 2' ) );
		yield 'a new question goes behind all, the owner\'s columns too' => array( $two, array( 'a', 'b', 'c' ), array( 'a', 'b', 'mine' ), 4, array( 'a' => 'a 1', 'b' => 'b 2', 'c' => 'c 5' ) );
		yield 'a deleted question keeps its column' => array( $two, array( 'b' ), array( 'a', 'b' ), 2, array( 'a' => 'a 1', 'b' => 'b 2' ) );
		yield 'moved' => array( $two, array( 'a', 'b' ), array( 'b', 'a' ), 2, array( 'a' => 'a 2', 'b' => 'b 1' ) );
		yield 'one put between' => array( $two, array( 'a', 'b' ), array( 'a', 'mine', 'b' ), 3, array( 'a' => 'a 1', 'b' => 'b 3' ) );
		yield 'renamed by the owner' => array( $two, array( 'a', 'b' ), array( 'a', 'My b' ), 2, array( 'a' => 'a 1', 'b' => 'My b 2' ) );
		yield 'a title that was taken out' => array( $two, array( 'a', 'b' ), array( '', 'b' ), 2, array( 'a' => 'a 1', 'b' => 'b 2' ) );
		yield 'a column that was deleted' => array( array( 'a' => 1, 'b' => 2, 'c' => 3 ), array( 'a', 'b', 'c' ), array( 'b', 'c' ), 2, array( 'a' => 'a 3', 'b' => 'b 1', 'c' => 'c 2' ) );
		yield 'the last one deleted with its column' => array( $two, array( 'a', 'b' ), array( 'a' ), 1, array( 'a' => 'a 1', 'b' => 'b 2' ) );
	}

	public function test_distinguishes_two_questions_with_the_same_title(): void {
		$columns = MatchColumns::of(
			array(),
			array( new SheetColumn( 'p', 'value', 'Why?' ), new SheetColumn( 'q', 'value', 'Why?' ) ),
			array(),
			26
		);
		self::assertSame( array( 'Why?', 'Why? (2)' ), array_map( static fn( SheetColumn $column ): string => $column->title, $columns ) );
	}

	public function test_cuts_text_that_is_too_long_for_a_cell_and_marks_the_cut(): void {
		self::assertSame( str_repeat( 'a', 50_000 ), GoogleCellText::cut( str_repeat( 'a', 50_000 ) ) );
		foreach ( array( 'a', 'ü', '😀' ) as $letter ) {
			$cut = GoogleCellText::cut( str_repeat( $letter, 60_000 ), ' [cut]' );
			self::assertLessThanOrEqual( 50_000, intdiv( strlen( (string) mb_convert_encoding( $cut, 'UTF-16LE', 'UTF-8' ) ), 2 ) );
			self::assertGreaterThan( 49_900, intdiv( strlen( (string) mb_convert_encoding( $cut, 'UTF-16LE', 'UTF-8' ) ), 2 ) );
			self::assertStringEndsWith( ' [cut]', $cut );
		}
	}
}
