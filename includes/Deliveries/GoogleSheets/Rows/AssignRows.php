<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Rows;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Columns\ColumnLayout;
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

	public function __construct(
		private readonly SheetRowRepository $rows,
		private readonly SurveySheetRepository $sheets,
		private readonly SpreadsheetsApi $spreadsheets,
		private readonly ReadSheetRows $read
	) {}

	/**
	 * @param non-empty-list<int> $ids of responses, oldest first.
	 * @throws GoogleException
	 */
	public function run( ColumnLayout $arranged, array $ids ): RowAssignments {
		$known = $this->rows->of( $arranged->opened->sheet->surveyId, $ids );
		$there = array() === $known ? array() : $this->findWritten( $arranged, $known );
		$kept  = $this->findReusable( $arranged, array_diff_key( $known, array_flip( $there ) ) );
		$fresh = array_values( array_diff( $ids, $there, array_keys( $kept ) ) );
		return new RowAssignments( $there, $kept + ( array() === $fresh ? array() : $this->assignNew( $arranged, $fresh ) ) );
	}

	/**
	 * Returns responses that are written, wherever the owner moved them, here or in an older spreadsheet that is full.
	 *
	 * @param non-empty-array<int, RowPosition> $known by response.
	 * @return list<int>
	 */
	private function findWritten( ColumnLayout $arranged, array $known ): array {
		$current = $arranged->opened->sheet;
		$sheets  = $this->sheets->findExisting( $current->surveyId );
		$there   = array();
		foreach ( array_unique( array_map( static fn( RowPosition $placed ): int => $placed->sheetId, $known ) ) as $id ) {
			$sheet = $sheets[ $id ] ?? null;
			if ( null !== $sheet ) {
				$found = array_flip( $id === $current->id ? $this->ids( $arranged ) : $this->idsOfOlder( $sheet ) );
				$there = array( ...$there, ...array_keys( array_intersect_key( $known, $found ) ) );
			}
		}
		return array_values( array_unique( $there ) );
	}

	/**
	 * Returns responses with an assigned row that isn't written yet, if the row is still empty.
	 *
	 * @param array<int, RowPosition> $known
	 * @return array<int, int> row by response.
	 */
	private function findReusable( ColumnLayout $arranged, array $known ): array {
		$kept = array();
		foreach ( $known as $id => $placed ) {
			if ( $placed->sheetId === $arranged->opened->sheet->id && null !== $placed->place && ! $placed->isWritten ) {
				$kept[ $id ] = $placed->place;
			}
		}
		$rows = array() === $kept ? array() : $this->rows( $arranged, min( $kept ), max( $kept ) );
		return array_filter( $kept, static fn( int $place ): bool => ReadSheetRows::isEmpty( $rows[ $place ] ?? array() ) );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, int> row by response.
	 */
	private function assignNew( ColumnLayout $arranged, array $ids ): array {
		$sheet = $arranged->opened->sheet;
		$first = max( 1, $this->rows->last( $sheet ) ) + 1;
		$rows  = $this->rows( $arranged, $first - 1, $first + count( $ids ) - 1 );
		$moved = $first > 2 && ( $rows[ $first - 1 ][ $arranged->idPlace() - 1 ] ?? '' ) !== (string) $this->rows->at( $sheet, $first - 1 );
		unset( $rows[ $first - 1 ] );
		if ( $moved || ! self::areEmpty( $rows ) ) {
			$first = $this->end( $arranged, count( $ids ) );
		}
		return $this->rows->assignRows( $sheet, $ids, $first );
	}

	/**
	 * Returns the row after all others. Rows without an ID matter only at the end: then the result is after the last row of
	 * all.
	 */
	private function end( ColumnLayout $arranged, int $many ): int {
		$this->rows->clearPositions( $arranged->opened->sheet );
		$last = max( 1, $this->rows->last( $arranged->opened->sheet ), ...array_keys( $this->ids( $arranged ) ) );
		return self::areEmpty( $this->rows( $arranged, $last + 1, $last + $many ) ) ? $last + 1 : $arranged->opened->tab->rows + 1;
	}

	/** @return array<int, string> */
	private function ids( ColumnLayout $arranged ): array {
		return $this->read->ids( $arranged->opened->sheet, $arranged->opened->tab, $arranged->idPlace() );
	}

	/** @return array<int, string> empty if it was deleted. */
	private function idsOfOlder( SurveySheet $sheet ): array {
		try {
			$tab = $this->spreadsheets->tab( $sheet->spreadsheetId, $sheet->tabId );
			return null === $tab ? array() : $this->read->ids( $sheet, $tab, 1 );
		} catch ( GoogleException $trouble ) {
			return GoogleError::MISSING === $trouble->error ? array() : throw $trouble;
		}
	}

	/** @return array<int, list<string>> */
	private function rows( ColumnLayout $arranged, int $first, int $last ): array {
		return $this->read->rows( $arranged->opened->sheet, $arranged->opened->tab, $first, $last );
	}

	/** @param array<int, list<string>> $rows */
	private static function areEmpty( array $rows ): bool {
		return array() === array_filter( $rows, static fn( array $row ): bool => ! ReadSheetRows::isEmpty( $row ) );
	}
}
