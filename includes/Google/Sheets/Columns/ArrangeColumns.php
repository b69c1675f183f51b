<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Columns;

use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Sheets\Files\Opened;
use UserFeedback\Google\Sheets\Files\Spreadsheets;
use UserFeedback\Questions\Question;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes sure that there is a column for everything that a survey asks. */
final class ArrangeColumns {

	/** Initial rows of a spreadsheet. */
	private const ROWS = 1_000;

	public function __construct( private readonly ColumnRepository $columns, private readonly Spreadsheets $spreadsheets ) {}

	/** @throws GoogleTrouble */
	public function run( Survey $survey, Opened $opened ): Arranged {
		$id     = $opened->sheet->spreadsheetId;
		$tab    = $opened->tab;
		$known  = $this->columns->of( $opened->sheet );
		$titles = $this->spreadsheets->read( $id, array( $tab->range( 1, 1, 1, max( 1, $tab->columns ) ) ) )[0][0] ?? array();
		$all    = PlanColumns::of( $known, self::wanted( $survey ), $titles, $tab->columns );
		$width  = max( 1, ...array_map( static fn( Column $column ): int => $column->place, $all ) );

		if ( array() === $known && '' === implode( '', $titles ) ) {
			$tab = $this->spreadsheets->shape( $id, $tab, self::ROWS, $width );
		} elseif ( $width > $tab->columns ) {
			$tab = $this->spreadsheets->grow( $id, $tab, 0, $width - $tab->columns );
		}
		$before = array_map( static fn( Column $column ): string => $column->whole(), $known );
		$this->columns->keep(
			$opened->sheet,
			array_values( array_filter( $all, static fn( Column $column ): bool => ! in_array( $column->whole(), $before, true ) ) )
		);
		return new Arranged(
			$opened->with( $tab ),
			$all,
			array_values( array_filter( $all, static fn( Column $one ): bool => ( $titles[ $one->place - 1 ] ?? '' ) !== $one->title ) )
		);
	}

	/** @return list<Column> without places. */
	private static function wanted( Survey $survey ): array {
		$wanted = array(
			new Column( '', Column::ID, __( 'Response ID', 'userfeedback' ) ),
			new Column( '', Column::DATE, __( 'Date Submitted', 'userfeedback' ) ),
			new Column( '', Column::PAGE, __( 'Page Submitted', 'userfeedback' ) ),
			new Column( '', Column::LINK, __( 'Page URL', 'userfeedback' ) ),
		);
		foreach ( $survey->questions as $question ) {
			array_push( $wanted, ...self::ofQuestion( $question ) );
		}
		return $wanted;
	}

	/** @return list<Column> */
	private static function ofQuestion( Question $question ): array {
		$columns = array( new Column( $question->id, 'value', CellText::cut( $question->title ) ) );
		if ( $question->asksForComment() ) {
			/* translators: %s: title of a question. */
			$columns[] = new Column( $question->id, 'comment', sprintf( __( '%s (comment)', 'userfeedback' ), $question->title ) );
		}
		if ( $question->asksForName() ) {
			/* translators: %s: title of a question. */
			$columns[] = new Column( $question->id, 'name', sprintf( __( '%s (name)', 'userfeedback' ), $question->title ) );
		}
		return $columns;
	}
}
