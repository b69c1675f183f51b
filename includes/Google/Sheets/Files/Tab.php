<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The part of a spreadsheet that responses are written to, as large as it is now. */
final class Tab {

	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly int $rows,
		public readonly int $columns
	) {}

	public function grown( int $rows, int $columns ): self {
		return new self( $this->id, $this->title, $rows, $columns );
	}

	/** An address of its cells, all counted from 1. */
	public function range( int $firstRow, int $lastRow, int $firstColumn, int $lastColumn ): string {
		return "'" . str_replace( "'", "''", $this->title ) . "'!"
			. self::letters( $firstColumn ) . $firstRow . ':' . self::letters( $lastColumn ) . $lastRow;
	}

	/** What a column is called: 1 is A, 27 is AA. */
	private static function letters( int $place ): string {
		$letters = '';
		for ( $left = $place; $left > 0; $left = intdiv( $left - 1, 26 ) ) {
			$letters = chr( 65 + ( $left - 1 ) % 26 ) . $letters;
		}
		return $letters;
	}
}
