<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Columns;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Files\OpenSpreadsheet;
use UserFeedback\Deliveries\GoogleSheets\Files\SpreadsheetsApi;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes sure that there is a column for everything that a survey asks. */
final class EnsureColumns {

	/** Initial rows of a spreadsheet. */
	private const ROWS = 1_000;

	public function __construct( private readonly SheetColumnRepository $columns, private readonly SpreadsheetsApi $spreadsheets ) {}

	/** @throws GoogleException */
	public function run( Survey $survey, OpenSpreadsheet $spreadsheet ): ColumnLayout {
		$id     = $spreadsheet->sheet->spreadsheetId;
		$tab    = $spreadsheet->tab;
		$known  = $this->columns->of( $spreadsheet->sheet );
		$titles = $this->spreadsheets->read( $id, array( $tab->range( 1, 1, 1, max( 1, $tab->columns ) ) ) )[0][0] ?? array();
		$all    = MatchColumns::of( $known, self::surveyColumns( $survey ), $titles, $tab->columns );
		$width  = max( 1, ...array_map( static fn( SheetColumn $column ): int => $column->place, $all ) );

		if ( array() === $known && '' === implode( '', $titles ) ) {
			$tab = $this->spreadsheets->shape( $id, $tab, self::ROWS, $width );
		} elseif ( $width > $tab->columns ) {
			$tab = $this->spreadsheets->addCells( $id, $tab, 0, $width - $tab->columns );
		}
		$before = array_map( static fn( SheetColumn $column ): string => $column->whole(), $known );
		$this->columns->save(
			$spreadsheet->sheet,
			array_values( array_filter( $all, static fn( SheetColumn $column ): bool => ! in_array( $column->whole(), $before, true ) ) )
		);
		return new ColumnLayout(
			$spreadsheet->with( $tab ),
			$all,
			array_values(
				array_filter( $all, static fn( SheetColumn $one ): bool => ( $titles[ $one->place - 1 ] ?? '' ) !== $one->title )
			)
		);
	}

	/** @return list<SheetColumn> without places. */
	private static function surveyColumns( Survey $survey ): array {
		$expected = array(
			new SheetColumn( '', SheetColumn::ID, __( 'Response ID', 'userfeedback' ) ),
			new SheetColumn( '', SheetColumn::DATE, __( 'Date Submitted', 'userfeedback' ) ),
			new SheetColumn( '', SheetColumn::PAGE, __( 'Page Submitted', 'userfeedback' ) ),
			new SheetColumn( '', SheetColumn::LINK, __( 'Page URL', 'userfeedback' ) ),
		);
		foreach ( $survey->answerable() as $question ) {
			array_push( $expected, ...self::ofQuestion( $question ) );
		}
		return $expected;
	}

	/** @return list<SheetColumn> */
	private static function ofQuestion( Question $question ): array {
		$columns = array( new SheetColumn( $question->id, 'value', GoogleCellText::cut( $question->title ) ) );
		if ( $question->mayHaveComments() ) {
			/* translators: %s: title of a question. */
			$columns[] = new SheetColumn( $question->id, 'comment', sprintf( __( '%s (comment)', 'userfeedback' ), $question->title ) );
		}
		if ( $question->asksForName() ) {
			/* translators: %s: title of a question. */
			$columns[] = new SheetColumn( $question->id, 'name', sprintf( __( '%s (name)', 'userfeedback' ), $question->title ) );
		}
		return $columns;
	}
}
