<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Rows;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Files\SheetTab;
use UserFeedback\Deliveries\GoogleSheets\Files\SpreadsheetsApi;
use UserFeedback\Deliveries\GoogleSheets\Files\SurveySheet;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the current contents of a spreadsheet. Throws GoogleException if it can't be read. */
final class ReadSheetRows {

	/** Maximum rows in one request. */
	private const AT_ONCE = 50_000;

	public function __construct( private readonly SpreadsheetsApi $spreadsheets ) {}

	/**
	 * Reads the column with the response IDs.
	 *
	 * @return array<int, string> by row, without the first; empty ones are left out.
	 * @throws GoogleException
	 */
	public function ids( SurveySheet $sheet, SheetTab $tab, int $idPlace ): array {
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
	public function rows( SurveySheet $sheet, SheetTab $tab, int $first, int $last ): array {
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
	public static function isEmpty( array $row ): bool {
		return '' === implode( '', $row );
	}
}
