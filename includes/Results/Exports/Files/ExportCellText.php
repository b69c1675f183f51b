<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes a visitor's text safe for a cell of a file. */
final class ExportCellText {

	/** Maximum length of a cell, in characters as Excel counts them. */
	public const MOST = 32_767;

	/** Returns valid UTF-8 without unprintable characters and those that XML forbids, and with one kind of line end. */
	public static function clean( string $text ): string {
		$text = mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_scrub( $text, 'UTF-8' );
		return (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x{FFFE}\x{FFFF}]/u', '', $text );
	}

	/** For a cell of XLSX; if a cell is longer, Excel repairs the file, and so changes it. */
	public static function ofXml( string $text ): string {
		$text = self::cut( str_replace( array( "\r\n", "\r" ), "\n", self::clean( $text ) ) );
		// Excel would read _x0041_ as the letter A.
		$text = (string) preg_replace( '/_(?=x[0-9A-Fa-f]{4}_)/', '_x005F_', $text );
		return htmlspecialchars( $text, ENT_XML1 | ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/** Formats with a decimal point, in any locale. */
	public static function number( int|float $value ): string {
		return is_int( $value ) ? (string) $value : rtrim( rtrim( sprintf( '%.10F', $value ), '0' ), '.' );
	}

	/** Excel counts in UTF-16, in which emoji take two. */
	private static function cut( string $text ): string {
		if ( strlen( $text ) <= self::MOST ) {
			return $text;
		}
		$wide = mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' );
		if ( strlen( $wide ) <= 2 * self::MOST ) {
			return $text;
		}
		$wide   = substr( $wide, 0, 2 * self::MOST );
		$isHalf = 0xD8 === ( ord( $wide[ strlen( $wide ) - 1 ] ) & 0xFC );
		return mb_convert_encoding( $isHalf ? substr( $wide, 0, -2 ) : $wide, 'UTF-8', 'UTF-16LE' );
	}
}
