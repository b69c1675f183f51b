<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use RuntimeException;
use UserFeedback\Results\Exports\Files\SpreadsheetWriter;
use UserFeedback\Results\Exports\Sheets\ExportTable;
use UserFeedback\Results\Exports\Sheets\ResponsePages;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An export that can be written page by page, from any position. */
final class PreparedExport {

	/**
	 * @param int                   $version of the survey and its columns.
	 * @param non-empty-list<ExportTable> $sheets
	 * @param ?ResponsePages        $pages null if it has no responses.
	 */
	public function __construct(
		public readonly int $version,
		private readonly array $sheets,
		private readonly ?ResponsePages $pages,
		private readonly SpreadsheetWriter $spreadsheet
	) {}

	public function total(): int {
		return $this->pages?->total() ?? 0;
	}

	/** Returns where to begin or continue; if the columns changed, as after an edit of the survey, it starts again. */
	public function begin( ExportCursor $place ): ExportCursor {
		$place = $place->version === $this->version ? $place : new ExportCursor( $this->version );
		if ( array() !== $place->book ) {
			$this->spreadsheet->resume( $place->book );
		}
		return $place;
	}

	/**
	 * Writes one page after the existing ones.
	 *
	 * @param resource $file
	 * @return array{ExportCursor, int} the position after it, and the number of responses that were read for it.
	 */
	public function write( $file, ExportCursor $place ): array {
		$sheet = $this->sheets[ $place->sheet ];
		$page  = $sheet->page( $place->after );
		$bytes = $this->spreadsheet->rows( $place->sheet, $sheet->name(), $sheet->heading(), $page->rows );
		$next  = null === $page->next ? $place->sheet + 1 : $place->sheet;
		if ( $next === count( $this->sheets ) ) {
			$bytes .= $this->spreadsheet->end();
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- Behind what is in it.
		if ( strlen( $bytes ) !== fwrite( $file, $bytes ) || ! fflush( $file ) ) {
			throw new RuntimeException( 'The file of an export cannot be written: the disk may be full.' );
		}
		$behind = new ExportCursor( $this->version, $next, $page->next, $place->bytes + strlen( $bytes ), $this->spreadsheet->state() );
		return array( $behind, $page->read );
	}

	public function isWritten( ExportCursor $place ): bool {
		return $place->sheet === count( $this->sheets );
	}
}
