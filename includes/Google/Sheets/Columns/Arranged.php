<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Columns;

use UserFeedback\Google\Sheets\Files\Opened;
use UserFeedback\Google\Sheets\Files\Tab;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A spreadsheet whose columns are known. */
final class Arranged {

	/**
	 * @param list<Column> $columns
	 * @param list<Column> $untitled those above which a title is still to be written.
	 */
	public function __construct( public readonly Opened $opened, public readonly array $columns, public readonly array $untitled ) {}

	public function with( Tab $tab ): self {
		return new self( $this->opened->with( $tab ), $this->columns, $this->untitled );
	}

	/** Of the column that tells which response a row is. */
	public function idPlace(): int {
		foreach ( $this->columns as $column ) {
			if ( Column::ID === $column->part ) {
				return $column->place;
			}
		}
		return 1;
	}

	/** The last column that is ours. */
	public function width(): int {
		return max( 1, ...array_map( static fn( Column $column ): int => $column->place, $this->columns ) );
	}

	/** @return array<string, list<list<string>>> what stands above, by range. */
	public function titles(): array {
		$titles = array();
		foreach ( $this->untitled as $column ) {
			$titles[ $this->opened->tab->range( 1, 1, $column->place, $column->place ) ] = array( array( $column->title ) );
		}
		return $titles;
	}
}
