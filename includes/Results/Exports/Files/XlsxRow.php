<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One row of a sheet in XML. Text cells have an explicit type, so they can't become formulas. */
final class XlsxRow {

	/** Positions in the list of styles of XlsxPackageParts. */
	public const DATE = 1;
	public const BOLD = 2;

	/** Days from Excel's epoch to the Unix epoch. */
	private const EPOCH = 25_569;

	/** @param list<string|int|float|DateTimeImmutable|null> $cells */
	public static function xml( int $number, array $cells, bool $isHeading = false ): string {
		$xml = '<row r="' . $number . '">';
		foreach ( $cells as $column => $value ) {
			$xml .= self::cell( self::letters( $column ) . $number, $value, $isHeading );
		}
		return "$xml</row>";
	}

	/** Returns the letters of a column: A, B … Z, AA. */
	public static function letters( int $column ): string {
		$letters = '';
		for ( $rest = $column; $rest >= 0; $rest = intdiv( $rest, 26 ) - 1 ) {
			$letters = chr( 65 + $rest % 26 ) . $letters;
		}
		return $letters;
	}

	private static function cell( string $place, string|int|float|DateTimeImmutable|null $value, bool $isHeading ): string {
		if ( null === $value || '' === $value ) {
			return '';
		}
		if ( $value instanceof DateTimeImmutable ) {
			return "<c r=\"$place\" s=\"" . self::DATE . '"><v>' . self::days( $value ) . '</v></c>';
		}
		if ( ! is_string( $value ) ) {
			return "<c r=\"$place\"><v>" . ExportCellText::number( $value ) . '</v></c>';
		}
		$style = $isHeading ? ' s="' . self::BOLD . '"' : '';
		return "<c r=\"$place\"$style t=\"inlineStr\"><is><t xml:space=\"preserve\">" . ExportCellText::ofXml( $value ) . '</t></is></c>';
	}

	/** Returns days since Excel's epoch in local time, as Excel's dates have no time zone. */
	private static function days( DateTimeImmutable $moment ): string {
		$wall    = new DateTimeImmutable( $moment->format( 'Y-m-d H:i:s' ), new DateTimeZone( 'UTC' ) );
		$seconds = $wall->getTimestamp();
		$day     = (int) floor( $seconds / 86_400 );
		$rest    = $seconds - 86_400 * $day;
		return ( self::EPOCH + $day ) . ( 0 === $rest ? '' : substr( sprintf( '%.10F', $rest / 86_400 ), 1 ) );
	}
}
