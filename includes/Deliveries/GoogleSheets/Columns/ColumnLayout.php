<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Columns;

use UserFeedback\Deliveries\GoogleSheets\Files\OpenSpreadsheet;
use UserFeedback\Deliveries\GoogleSheets\Files\SheetTab;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A spreadsheet with its known columns. */
final class ColumnLayout {

	/**
	 * @param list<SheetColumn> $columns
	 * @param list<SheetColumn> $untitled columns whose title must still be written.
	 */
	public function __construct(
		public readonly OpenSpreadsheet $opened,
		public readonly array $columns,
		public readonly array $untitled
	) {}

	public function with( SheetTab $tab ): self {
		return new self( $this->opened->with( $tab ), $this->columns, $this->untitled );
	}

	/** Returns the position of the column with the response IDs. */
	public function idPlace(): int {
		foreach ( $this->columns as $column ) {
			if ( SheetColumn::ID === $column->part ) {
				return $column->place;
			}
		}
		return 1;
	}

	/** Returns our last column's number. */
	public function width(): int {
		return max( 1, ...array_map( static fn( SheetColumn $column ): int => $column->place, $this->columns ) );
	}

	/** @return array<string, list<list<string>>> column titles, by range. */
	public function titles(): array {
		$titles = array();
		foreach ( $this->untitled as $column ) {
			$titles[ $this->opened->tab->range( 1, 1, $column->place, $column->place ) ] = array( array( $column->title ) );
		}
		return $titles;
	}
}
