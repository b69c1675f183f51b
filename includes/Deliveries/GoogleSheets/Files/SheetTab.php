<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The tab of a spreadsheet that responses are written to, with its current size. */
final class SheetTab {

	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly int $rows,
		public readonly int $columns
	) {}

	public function withSize( int $rows, int $columns ): self {
		return new self( $this->id, $this->title, $rows, $columns );
	}

	/** Returns the address of cells, all counted from 1. */
	public function range( int $firstRow, int $lastRow, int $firstColumn, int $lastColumn ): string {
		return "'" . str_replace( "'", "''", $this->title ) . "'!"
			. self::letters( $firstColumn ) . $firstRow . ':' . self::letters( $lastColumn ) . $lastRow;
	}

	/** Returns the letters of a column: 1 is A, 27 is AA. */
	private static function letters( int $place ): string {
		$letters = '';
		for ( $left = $place; $left > 0; $left = intdiv( $left - 1, 26 ) ) {
			$letters = chr( 65 + ( $left - 1 ) % 26 ) . $letters;
		}
		return $letters;
	}
}
