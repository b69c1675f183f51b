<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Rows;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Columns\ColumnLayout;
use UserFeedback\Deliveries\GoogleSheets\Files\SheetTab;
use UserFeedback\Deliveries\GoogleSheets\Files\SpreadsheetsApi;
use UserFeedback\Deliveries\GoogleSheets\Files\SurveySheet;
use UserFeedback\Deliveries\GoogleSheets\Files\SurveySheetRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Assigns a permanent row to each response before anything is written: a retry after an attempt with an unknown result writes
 * the same row, so that there are no duplicates. Owners may sort, insert and delete rows meanwhile: a row that isn't empty is
 * never overwritten.
 */
final class AssignRows {

	/** Maximum rows in one request. */
	private const AT_ONCE = 50_000;

	public function __construct(
		private readonly SheetRowRepository $rows,
		private readonly SurveySheetRepository $sheets,
		private readonly SpreadsheetsApi $spreadsheets
	) {}

	/**
	 * @param non-empty-list<int> $ids of responses, oldest first.
	 * @throws GoogleException
	 */
	public function run( ColumnLayout $layout, array $ids ): RowAssignments {
		$known    = $this->rows->of( $layout->opened->sheet->surveyId, $ids );
		$written  = array() === $known ? array() : $this->findWritten( $layout, $known );
		$reusable = $this->findReusable( $layout, array_diff_key( $known, array_flip( $written ) ) );
		$fresh    = array_values( array_diff( $ids, $written, array_keys( $reusable ) ) );
		return new RowAssignments( $written, $reusable + ( array() === $fresh ? array() : $this->assignNew( $layout, $fresh ) ) );
	}

	/**
	 * Returns responses that are written, wherever the owner moved them, here or in an older spreadsheet that is full.
	 *
	 * @param non-empty-array<int, RowPosition> $known by response.
	 * @return list<int>
	 */
	private function findWritten( ColumnLayout $layout, array $known ): array {
		$current = $layout->opened->sheet;
		$sheets  = $this->sheets->findExisting( $current->surveyId );
		$written = array();
		foreach ( array_unique( array_map( static fn( RowPosition $position ): int => $position->sheetId, $known ) ) as $id ) {
			$sheet = $sheets[ $id ] ?? null;
			if ( null !== $sheet ) {
				$found   = array_flip( $id === $current->id ? $this->ids( $layout ) : $this->idsOfOlder( $sheet ) );
				$written = array( ...$written, ...array_keys( array_intersect_key( $known, $found ) ) );
			}
		}
		return array_values( array_unique( $written ) );
	}

	/**
	 * Returns responses with an assigned row that isn't written yet, if the row is still empty.
	 *
	 * @param array<int, RowPosition> $known
	 * @return array<int, int> row by response.
	 */
	private function findReusable( ColumnLayout $layout, array $known ): array {
		$reusable = array();
		foreach ( $known as $id => $position ) {
			if ( $position->sheetId === $layout->opened->sheet->id && null !== $position->place && ! $position->isWritten ) {
				$reusable[ $id ] = $position->place;
			}
		}
		$rows = array() === $reusable ? array() : $this->rows( $layout, min( $reusable ), max( $reusable ) );
		return array_filter( $reusable, static fn( int $place ): bool => self::isEmpty( $rows[ $place ] ?? array() ) );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, int> row by response.
	 */
	private function assignNew( ColumnLayout $layout, array $ids ): array {
		$sheet = $layout->opened->sheet;
		$first = max( 1, $this->rows->last( $sheet ) ) + 1;
		$rows  = $this->rows( $layout, $first - 1, $first + count( $ids ) - 1 );
		$moved = $first > 2 && ( $rows[ $first - 1 ][ $layout->idPlace() - 1 ] ?? '' ) !== (string) $this->rows->at( $sheet, $first - 1 );
		unset( $rows[ $first - 1 ] );
		if ( $moved || ! self::areEmpty( $rows ) ) {
			$first = $this->end( $layout, count( $ids ) );
		}
		return $this->rows->assignRows( $sheet, $ids, $first );
	}

	/**
	 * Returns the row after all others. Rows without an ID matter only at the end: then the result is after the last row of
	 * all.
	 */
	private function end( ColumnLayout $layout, int $many ): int {
		$this->rows->clearPositions( $layout->opened->sheet );
		$last = max( 1, $this->rows->last( $layout->opened->sheet ), ...array_keys( $this->ids( $layout ) ) );
		return self::areEmpty( $this->rows( $layout, $last + 1, $last + $many ) ) ? $last + 1 : $layout->opened->tab->rows + 1;
	}

	/** @return array<int, string> */
	private function ids( ColumnLayout $layout ): array {
		return $this->readIds( $layout->opened->sheet, $layout->opened->tab, $layout->idPlace() );
	}

	/** @return array<int, string> empty if it was deleted. */
	private function idsOfOlder( SurveySheet $sheet ): array {
		try {
			$tab = $this->spreadsheets->tab( $sheet->spreadsheetId, $sheet->tabId );
			return null === $tab ? array() : $this->readIds( $sheet, $tab, 1 );
		} catch ( GoogleException $exception ) {
			return GoogleError::MISSING === $exception->error ? array() : throw $exception;
		}
	}

	/** @return array<int, list<string>> */
	private function rows( ColumnLayout $layout, int $first, int $last ): array {
		return $this->readRows( $layout->opened->sheet, $layout->opened->tab, $first, $last );
	}

	/** @param array<int, list<string>> $rows */
	private static function areEmpty( array $rows ): bool {
		return array() === array_filter( $rows, static fn( array $row ): bool => ! self::isEmpty( $row ) );
	}

	/**
	 * Reads the current contents of a spreadsheet. Throws GoogleException if it can't be read.
	 * Reads the column with the response IDs.
	 *
	 * @return array<int, string> by row, without the first; empty ones are left out.
	 * @throws GoogleException
	 */
	private function readIds( SurveySheet $sheet, SheetTab $tab, int $idPlace ): array {
		$ids = array();
		for ( $first = 2; $first <= $tab->rows; $first += self::AT_ONCE ) {
			$range = $tab->range( $first, min( $tab->rows, $first + self::AT_ONCE - 1 ), $idPlace, $idPlace );
			foreach ( $this->spreadsheets->read( $sheet->spreadsheetId, array( $range ) )[0] as $at => $row ) {
				if ( '' !== ( $row[0] ?? '' ) ) {
					$ids[ $first + $at ] = $row[0];
				}
			}
		}
		return $ids;
	}

	/**
	 * Reads some rows from the first to the last column.
	 *
	 * @return array<int, list<string>> by row; those beyond the end are empty.
	 * @throws GoogleException
	 */
	private function readRows( SurveySheet $sheet, SheetTab $tab, int $first, int $last ): array {
		$rows = array_fill_keys( range( $first, $last ), array() );
		if ( $first > $tab->rows ) {
			return $rows;
		}
		$range = $tab->range( $first, min( $tab->rows, $last ), 1, max( 1, $tab->columns ) );
		foreach ( $this->spreadsheets->read( $sheet->spreadsheetId, array( $range ) )[0] as $at => $row ) {
			$rows[ $first + $at ] = $row;
		}
		return $rows;
	}

	/** @param list<string> $row */
	private static function isEmpty( array $row ): bool {
		return '' === implode( '', $row );
	}
}
