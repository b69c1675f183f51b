<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes an Excel workbook. Sheets are written one after the other and never changed, so a million rows need no more memory than
 * one page of them.
 *
 * @phpstan-type Entry array{name: string, at: int, checksum: int, packed: int, size: int}
 * @phpstan-type State array{sheet: int, row: int, columns: int, at: int, names: list<string>, entries: list<Entry>}
 */
final class XlsxWriter implements SpreadsheetWriter {

	/** Maximum rows of an Excel sheet. */
	public const ROWS = 1_048_576;

	/** Maximum bytes of XML in a sheet, far below the ZIP format's limit. */
	private const SIZE = 2_000_000_000;

	/** Rows that set the column widths. */
	private const MEASURED = 50;

	private const MOST = 31;

	/** @var State */
	private array $state = array(
		'sheet'   => -1,
		'row'     => 0,
		'columns' => 0,
		'at'      => 0,
		'names'   => array(),
		'entries' => array(),
	);

	/** @param int $mostRows rows of a sheet, including its heading; further rows go on the next sheet. */
	public function __construct( private readonly int $mostRows = self::ROWS ) {}

	public function rows( int $sheet, string $name, array $heading, array $rows ): string {
		$bytes = $sheet === $this->state['sheet'] ? '' : $this->begin( $sheet, $name, $heading, $rows );
		$xml   = '';
		foreach ( $rows as $row ) {
			if ( $this->state['row'] >= $this->mostRows || $this->size() + strlen( $xml ) > self::SIZE ) {
				$bytes .= $this->write( $xml ) . $this->begin( $sheet, $name, $heading, $rows );
				$xml    = '';
			}
			$xml .= XlsxRow::xml( ++$this->state['row'], $row );
		}
		return $bytes . $this->write( $xml );
	}

	public function end(): string {
		$bytes = $this->close();
		foreach ( XlsxPackageParts::around( $this->state['names'] ) as $path => $xml ) {
			$bytes .= $this->open( $path ) . $this->write( $xml ) . $this->finish();
		}
		return $bytes . ZipEncoder::directory( $this->state['entries'], $this->state['at'] );
	}

	public function state(): array {
		return $this->state;
	}

	public function resume( array $state ): void {
		/** @var State $state of state(). */
		$this->state = $state;
	}

	/**
	 * @param list<string>                                      $heading
	 * @param list<list<string|int|float|DateTimeImmutable|null>> $rows
	 */
	private function begin( int $sheet, string $name, array $heading, array $rows ): string {
		$bytes                  = $this->close();
		$this->state['names'][] = self::sheetName( $name, $this->state['names'] );
		$this->state['sheet']   = $sheet;
		$this->state['row']     = 1;
		$this->state['columns'] = count( $heading );
		$frame                  = XlsxPackageParts::beginSheet( $heading, array_slice( $rows, 0, self::MEASURED ) );
		return $bytes
			. $this->open( XlsxPackageParts::path( count( $this->state['names'] ) ) )
			. $this->write( $frame . XlsxRow::xml( 1, $heading, true ) );
	}

	private function close(): string {
		$end = XlsxPackageParts::endSheet( $this->state['columns'], $this->state['row'] );
		return array() === $this->state['names'] ? '' : $this->write( $end ) . $this->finish();
	}

	private function open( string $path ): string {
		$this->state['entries'][] = array( 'name' => $path, 'at' => $this->state['at'], 'checksum' => 0, 'packed' => 0, 'size' => 0 );
		return $this->counted( ZipEncoder::begin( $path ) );
	}

	private function write( string $xml ): string {
		$last = count( $this->state['entries'] ) - 1;
		if ( '' === $xml || $last < 0 ) {
			return '';
		}
		$piece                           = ZipEncoder::piece( $xml );
		$entry                           = $this->state['entries'][ $last ];
		$entry['checksum']               = Crc32::joined( $entry['checksum'], crc32( $xml ), strlen( $xml ) );
		$entry['packed']                += strlen( $piece );
		$entry['size']                  += strlen( $xml );
		$this->state['entries'][ $last ] = $entry;
		return $this->counted( $piece );
	}

	private function finish(): string {
		$last  = count( $this->state['entries'] ) - 1;
		$piece = ZipEncoder::lastPiece();
		$entry = $this->state['entries'][ $last ];

		$entry['packed']                += strlen( $piece );
		$this->state['entries'][ $last ] = $entry;
		return $this->counted( $piece . ZipEncoder::end( $entry['checksum'], $entry['packed'], $entry['size'] ) );
	}

	private function size(): int {
		return $this->state['entries'][ count( $this->state['entries'] ) - 1 ]['size'];
	}

	private function counted( string $bytes ): string {
		$this->state['at'] += strlen( $bytes );
		return $bytes;
	}

	/**
	 * The name of a sheet, as Excel allows it.
	 *
	 * @param list<string> $taken names of the previous sheets; a number is added to a name that is taken.
	 */
	public static function sheetName( string $wanted, array $taken ): string {
		$name = trim( str_replace( array( '[', ']', ':', '*', '?', '/', '\\' ), ' ', ExportCellText::clean( $wanted ) ), " '\t\n\r" );
		$name = '' === $name ? '1' : mb_strcut( $name, 0, self::MOST, 'UTF-8' ); // In bytes, which are never fewer than Excel's units.
		$free = $name;
		for ( $number = 2; in_array( mb_strtolower( $free ), array_map( 'mb_strtolower', $taken ), true ); ++$number ) {
			$free = mb_strcut( $name, 0, self::MOST - strlen( " $number" ), 'UTF-8' ) . " $number";
		}
		return $free;
	}
}
