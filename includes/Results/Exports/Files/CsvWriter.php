<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes RFC 4180 CSV, with the byte order mark by which Excel detects UTF-8. It has one table; another begins after an empty
 * line.
 */
final class CsvWriter implements SpreadsheetWriter {

	private const MARK = "\xEF\xBB\xBF";
	private const LINE = "\r\n";

	/** Characters that begin a formula, also in the widths that East Asian versions of Excel accept. */
	private const SIGNS = '=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{FE66}\x{FE62}\x{FE63}\x{FE6B}\x{2212}';

	/** Characters that programs skip before a formula: spaces, invisible characters and quotes, but none that begin a cell. */
	private const SKIPPED = '\p{Zs}\p{Cf}\p{Mn}\x7F-\x{84}\x{86}-\x{9F}"';

	/**
	 * Positions where a cell begins for some program: at the start, and after a semicolon, a tab or a line end. If the system's
	 * list separator is a semicolon, Excel splits the file there and ignores quotes within a line.
	 */
	private const FORMULA = '/(?:\A|;|\t|\r\n?|[\n\x{85}\x{2028}\x{2029}])\K(?=[' . self::SKIPPED . ']*+[' . self::SIGNS . '])/u';

	private int $sheet = -1;

	public function rows( int $sheet, string $name, array $heading, array $rows ): string {
		$bytes = '';
		if ( $sheet !== $this->sheet ) {
			$bytes       = ( -1 === $this->sheet ? self::MARK : self::LINE ) . self::line( $heading );
			$this->sheet = $sheet;
		}
		foreach ( $rows as $row ) {
			$bytes .= self::line( $row );
		}
		return $bytes;
	}

	public function end(): string {
		return '';
	}

	public function state(): array {
		return array( 'sheet' => $this->sheet );
	}

	public function resume( array $state ): void {
		$this->sheet = is_int( $state['sheet'] ?? null ) ? $state['sheet'] : -1;
	}

	/** @param list<string|int|float|DateTimeImmutable|null> $cells */
	private static function line( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . self::LINE;
	}

	/** Numbers stay numbers, including negative ones; only text can be a formula. */
	public static function cell( string|int|float|DateTimeImmutable|null $value ): string {
		if ( $value instanceof DateTimeImmutable ) {
			return $value->format( 'Y-m-d H:i:s' );
		}
		if ( ! is_string( $value ) ) {
			return null === $value ? '' : ExportCellText::number( $value );
		}
		$text = ExportCellText::clean( $value );
		$text = (string) preg_replace( self::FORMULA, "'", $text );
		return strcspn( $text, "\",\r\n" ) === strlen( $text ) ? $text : '"' . str_replace( '"', '""', $text ) . '"';
	}
}
