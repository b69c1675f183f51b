<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets;

use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Columns\ColumnLayout;
use UserFeedback\Deliveries\GoogleSheets\Columns\EnsureColumns;
use UserFeedback\Deliveries\GoogleSheets\Columns\GoogleCellText;
use UserFeedback\Deliveries\GoogleSheets\Columns\SheetColumn;
use UserFeedback\Deliveries\GoogleSheets\Files\FindOrCreateSpreadsheet;
use UserFeedback\Deliveries\GoogleSheets\Files\OpenSpreadsheet;
use UserFeedback\Deliveries\GoogleSheets\Files\SpreadsheetsApi;
use UserFeedback\Deliveries\GoogleSheets\Files\SurveySheet;
use UserFeedback\Deliveries\GoogleSheets\Files\SurveySheetRepository;
use UserFeedback\Deliveries\GoogleSheets\Rows\AssignRows;
use UserFeedback\Deliveries\GoogleSheets\Rows\SheetRowRepository;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes responses of one survey to its spreadsheet, without duplicates. */
final class WriteResponsesToSheet {

	/** Maximum bytes of one request, as Google recommends. The next request sends the others. */
	private const BYTES = 1_500_000;

	/** Extra rows that are added when more are needed. */
	private const SPARE_ROWS = 500;

	/** Seconds to wait for another process, for Google to recover, and for an owner to act. */
	private const OTHER = 20;
	private const BUSY  = 60;
	private const OWNER = 3_600;

	public function __construct(
		private readonly SurveySheetRepository $sheets,
		private readonly FindOrCreateSpreadsheet $findOrCreate,
		private readonly EnsureColumns $ensureColumns,
		private readonly AssignRows $assignRows,
		private readonly SheetRowRepository $rows,
		private readonly SpreadsheetsApi $spreadsheets
	) {}

	/** @return array<int, DeliveryOutcome> by id of the job; jobs without one weren't tried. */
	public function run( DeliveryBatch $batch ): array {
		$lease = md5( random_bytes( 16 ) );
		try {
			$sheet = $this->sheets->lockNewest( $batch->survey->id, $lease );
			if ( null === $sheet ) {
				return $batch->all(
					DeliveryOutcome::postponed( __( 'Another process is writing to this spreadsheet.', 'userfeedback' ), self::OTHER )
				);
			}
			try {
				return $this->write( $batch, $sheet, $lease );
			} catch ( GoogleException $failure ) {
				return $batch->all( self::outcome( $failure ) );
			} finally {
				$this->sheets->release( $batch->survey->id, $lease );
			}
		} catch ( StorageFailed ) {
			return $batch->all( DeliveryOutcome::failed( __( 'The site’s database didn’t respond.', 'userfeedback' ) ) );
		}
	}

	/**
	 * @return array<int, DeliveryOutcome>
	 * @throws GoogleException
	 */
	private function write( DeliveryBatch $batch, SurveySheet $sheet, string $lease ): array {
		$spreadsheet = $this->findOrCreate->run( $batch->survey, $sheet, $lease );
		try {
			return $this->put( $batch, $spreadsheet );
		} catch ( GoogleException $failure ) {
			return GoogleError::FULL === $failure->error
				? $this->put( $batch, $this->findOrCreate->createNext( $batch->survey, $spreadsheet->sheet, $lease ) )
				: throw $failure;
		}
	}

	/**
	 * @return array<int, DeliveryOutcome>
	 * @throws GoogleException
	 */
	private function put( DeliveryBatch $batch, OpenSpreadsheet $spreadsheet ): array {
		$layout      = $this->ensureColumns->run( $batch->survey, $spreadsheet );
		$cells       = self::cells( $batch, $layout );
		$byId        = array_flip( array_map( static fn( StoredResponse $response ): int => $response->id, $batch->responses ) );
		$assignments = $this->assignRows->run( $layout, array_keys( $cells ) );
		$outcomes    = array();
		foreach ( $assignments->there as $id ) {
			$outcomes[ $byId[ $id ] ] = DeliveryOutcome::delivered( __( 'Already in the spreadsheet.', 'userfeedback' ), 200 );
		}
		if ( array() !== $assignments->there ) {
			$this->rows->written( $batch->survey->id, $assignments->there );
		}
		if ( array() === $assignments->places ) {
			return $outcomes;
		}
		$layout = $this->withRoom( $layout, max( $assignments->places ) );
		$blocks = self::blocks( $layout, $assignments->places, $cells );
		$answer = $this->spreadsheets->write( $spreadsheet->sheet->spreadsheetId, $layout->titles() + $blocks );
		$this->rows->written( $batch->survey->id, array_keys( $assignments->places ) );
		foreach ( $assignments->places as $id => $row ) {
			$outcomes[ $byId[ $id ] ] = DeliveryOutcome::delivered( self::rowMessage( $row, $spreadsheet->replaces ), $answer->status )
				->withLog( $layout->opened->tab->range( $row, $row, 1, $layout->width() ), '', $answer->took );
		}
		return $outcomes;
	}

	/** @return non-empty-array<int, list<string|int|null>> rows by response, as many as fit in one call, at least one. */
	private static function cells( DeliveryBatch $batch, ColumnLayout $layout ): array {
		$cells = array();
		$bytes = 0;
		foreach ( $batch->responses as $response ) {
			$row    = self::responseRow( $response, $layout->columns, $layout->width() );
			$bytes += strlen( (string) wp_json_encode( $row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			if ( array() !== $cells && $bytes > self::BYTES ) {
				break;
			}
			$cells[ $response->id ] = $row;
		}
		return $cells;
	}

	/** @throws GoogleException FULL too. */
	private function withRoom( ColumnLayout $layout, int $lastRow ): ColumnLayout {
		$tab     = $layout->opened->tab;
		$missing = $lastRow - $tab->rows;
		return $missing > 0
			? $layout->with( $this->spreadsheets->addCells( $layout->opened->sheet->spreadsheetId, $tab, $missing + self::SPARE_ROWS, 0 ) )
			: $layout;
	}

	/**
	 * @param non-empty-array<int, int>                  $places row by response.
	 * @param array<int, list<string|int|null>> $cells  by response.
	 * @return non-empty-array<string, list<list<string|int|null>>> consecutive rows, by range.
	 */
	private static function blocks( ColumnLayout $layout, array $places, array $cells ): array {
		asort( $places );
		$runs = array();
		$last = 0;
		foreach ( $places as $id => $row ) {
			if ( $row !== $last + 1 || array() === $runs ) {
				$runs[] = array();
			}
			$runs[ count( $runs ) - 1 ][ $row ] = $cells[ $id ];
			$last                               = $row;
		}
		$blocks = array();
		foreach ( $runs as $run ) {
			$rows             = array_keys( $run );
			$range            = $layout->opened->tab->range( min( $rows ), max( $rows ), 1, $layout->width() );
			$blocks[ $range ] = array_values( $run );
		}
		return $blocks;
	}

	private static function rowMessage( int $row, bool $replaces ): string {
		return sprintf(
			$replaces
				/* translators: %s: number of a row. */
				? __( 'The spreadsheet was no longer in Google Drive, so a new one was created. Row %s.', 'userfeedback' )
				/* translators: %s: number of a row. */
				: __( 'Row %s of the spreadsheet.', 'userfeedback' ),
			number_format_i18n( $row )
		);
	}

	private static function outcome( GoogleException $failure ): DeliveryOutcome {
		return match ( true ) {
			$failure->error->needsOwner()         => DeliveryOutcome::blocked( $failure->getMessage(), self::OWNER, $failure->status ),
			GoogleError::WAIT === $failure->error => DeliveryOutcome::postponed( $failure->getMessage(), $failure->wait ?? self::BUSY ),
			default                               => DeliveryOutcome::failed( $failure->getMessage(), $failure->status, $failure->wait ),
		};
	}

	/**
	 * Maps a response to a row of a spreadsheet.
	 *
	 * @param list<SheetColumn> $columns
	 * @return list<string|int|null> from the first to our last column; null for a cell that isn't ours.
	 */
	private static function responseRow( StoredResponse $response, array $columns, int $width ): array {
		$answers = array();
		foreach ( $response->answers as $answer ) {
			$answers[ $answer->questionId ] = $answer;
		}
		$row = array_fill( 0, $width, null );
		foreach ( $columns as $column ) {
			$cell                      = self::cell( $column, $response, $answers[ $column->questionId ] ?? null );
			$row[ $column->place - 1 ] = is_string( $cell ) ? GoogleCellText::cut( $cell ) : $cell;
		}
		return array_values( $row );
	}

	private static function cell( SheetColumn $column, StoredResponse $response, ?Answer $answer ): string|int {
		$value = $answer?->value;
		return match ( $column->part ) {
			SheetColumn::ID   => $response->id,
			SheetColumn::DATE => Clock::fromStored( $response->submittedAt )->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ),
			SheetColumn::PAGE => $response->page->name,
			SheetColumn::LINK => $response->page->url,
			'comment'         => $answer->comments ?? '',
			'name'            => $answer->name ?? '',
			// An option may contain a comma, but never a line end.
			default           => is_array( $value ) ? implode( "\n", $value ) : $value ?? '',
		};
	}
}
