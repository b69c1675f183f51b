<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Deliveries\Outcome;
use UserFeedback\Deliveries\Parcel;
use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Api\Trouble;
use UserFeedback\Google\Sheets\Columns\ArrangeColumns;
use UserFeedback\Google\Sheets\Columns\Arranged;
use UserFeedback\Google\Sheets\Files\Opened;
use UserFeedback\Google\Sheets\Files\OpenSheet;
use UserFeedback\Google\Sheets\Files\Sheet;
use UserFeedback\Google\Sheets\Files\SheetRepository;
use UserFeedback\Google\Sheets\Files\Spreadsheets;
use UserFeedback\Google\Sheets\Rows\PlaceRows;
use UserFeedback\Google\Sheets\Rows\RowOf;
use UserFeedback\Google\Sheets\Rows\RowRepository;
use UserFeedback\Responses\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes responses of one survey to its spreadsheet, without duplicates. */
final class WriteParcel {

	/** Maximum bytes of one call, as Google recommends. The others go with the next. */
	private const BYTES = 1_500_000;

	/** Extra rows that are added when more are needed. */
	private const SPARE_ROWS = 500;

	/** Seconds to wait for another process, for Google to recover, and for an owner to act. */
	private const OTHER = 20;
	private const BUSY  = 60;
	private const OWNER = 3_600;

	public function __construct(
		private readonly SheetRepository $sheets,
		private readonly OpenSheet $open,
		private readonly ArrangeColumns $arrange,
		private readonly PlaceRows $place,
		private readonly RowRepository $rows,
		private readonly Spreadsheets $spreadsheets
	) {}

	/** @return array<int, Outcome> by id of the job; jobs without one weren't tried. */
	public function run( Parcel $parcel ): array {
		$lease = md5( random_bytes( 16 ) );
		try {
			$sheet = $this->sheets->take( $parcel->survey->id, $lease );
			if ( null === $sheet ) {
				return $parcel->all(
					Outcome::later( __( 'Another process is writing to this spreadsheet.', 'userfeedback' ), self::OTHER )
				);
			}
			try {
				return $this->write( $parcel, $sheet, $lease );
			} catch ( GoogleTrouble $trouble ) {
				return $parcel->all( self::outcome( $trouble ) );
			} finally {
				$this->sheets->release( $parcel->survey->id, $lease );
			}
		} catch ( StorageFailed ) {
			return $parcel->all( Outcome::failed( __( 'The site\'s database didn\'t respond.', 'userfeedback' ) ) );
		}
	}

	/**
	 * @return array<int, Outcome>
	 * @throws GoogleTrouble
	 */
	private function write( Parcel $parcel, Sheet $sheet, string $lease ): array {
		$opened = $this->open->run( $parcel->survey, $sheet, $lease );
		try {
			return $this->put( $parcel, $opened );
		} catch ( GoogleTrouble $trouble ) {
			return Trouble::FULL === $trouble->trouble
				? $this->put( $parcel, $this->open->further( $parcel->survey, $opened->sheet, $lease ) )
				: throw $trouble;
		}
	}

	/**
	 * @return array<int, Outcome>
	 * @throws GoogleTrouble
	 */
	private function put( Parcel $parcel, Opened $opened ): array {
		$arranged = $this->arrange->run( $parcel->survey, $opened );
		$cells    = self::cells( $parcel, $arranged );
		$byId     = array_flip( array_map( static fn( StoredResponse $response ): int => $response->id, $parcel->responses ) );
		$placed   = $this->place->run( $arranged, array_keys( $cells ) );
		$outcomes = array();
		foreach ( $placed->there as $id ) {
			$outcomes[ $byId[ $id ] ] = Outcome::delivered( __( 'Already in the spreadsheet.', 'userfeedback' ), 200 );
		}
		if ( array() !== $placed->there ) {
			$this->rows->written( $parcel->survey->id, $placed->there );
		}
		if ( array() === $placed->places ) {
			return $outcomes;
		}
		$arranged = $this->withRoom( $arranged, max( $placed->places ) );
		$blocks   = self::blocks( $arranged, $placed->places, $cells );
		$answer   = $this->spreadsheets->write( $opened->sheet->spreadsheetId, $arranged->titles() + $blocks );
		$this->rows->written( $parcel->survey->id, array_keys( $placed->places ) );
		foreach ( $placed->places as $id => $row ) {
			$outcomes[ $byId[ $id ] ] = Outcome::delivered( self::said( $row, $opened->replaces ), $answer->status )
				->with( $arranged->opened->tab->range( $row, $row, 1, $arranged->width() ), '', $answer->took );
		}
		return $outcomes;
	}

	/** @return non-empty-array<int, list<string|int|null>> rows by response, as many as fit in one call, at least one. */
	private static function cells( Parcel $parcel, Arranged $arranged ): array {
		$cells = array();
		$bytes = 0;
		foreach ( $parcel->responses as $response ) {
			$row    = RowOf::response( $response, $arranged->columns, $arranged->width() );
			$bytes += strlen( (string) wp_json_encode( $row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			if ( array() !== $cells && $bytes > self::BYTES ) {
				break;
			}
			$cells[ $response->id ] = $row;
		}
		return $cells;
	}

	/** @throws GoogleTrouble FULL too. */
	private function withRoom( Arranged $arranged, int $lastRow ): Arranged {
		$tab     = $arranged->opened->tab;
		$missing = $lastRow - $tab->rows;
		return $missing > 0
			? $arranged->with( $this->spreadsheets->grow( $arranged->opened->sheet->spreadsheetId, $tab, $missing + self::SPARE_ROWS, 0 ) )
			: $arranged;
	}

	/**
	 * @param non-empty-array<int, int>                  $places row by response.
	 * @param array<int, list<string|int|null>> $cells  by response.
	 * @return non-empty-array<string, list<list<string|int|null>>> consecutive rows, by range.
	 */
	private static function blocks( Arranged $arranged, array $places, array $cells ): array {
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
			$range            = $arranged->opened->tab->range( min( $rows ), max( $rows ), 1, $arranged->width() );
			$blocks[ $range ] = array_values( $run );
		}
		return $blocks;
	}

	private static function said( int $row, bool $replaces ): string {
		return sprintf(
			$replaces
				/* translators: %s: number of a row. */
				? __( 'The spreadsheet was no longer in Google Drive, so a new one was created. Row %s.', 'userfeedback' )
				/* translators: %s: number of a row. */
				: __( 'Row %s of the spreadsheet.', 'userfeedback' ),
			number_format_i18n( $row )
		);
	}

	private static function outcome( GoogleTrouble $trouble ): Outcome {
		return match ( true ) {
			$trouble->trouble->needsOwner()         => Outcome::stuck( $trouble->getMessage(), self::OWNER, $trouble->status ),
			Trouble::WAIT === $trouble->trouble     => Outcome::later( $trouble->getMessage(), $trouble->wait ?? self::BUSY ),
			default                                 => Outcome::failed( $trouble->getMessage(), $trouble->status, $trouble->wait ),
		};
	}
}
