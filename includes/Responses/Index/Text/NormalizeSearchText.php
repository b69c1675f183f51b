<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Normalizes a text for searches: case and accents are ignored, and letters equal their capitals, so "STRASSE" finds "Straße".
 * It works letter by letter, so that a part of a text matches in the normalized text. It is the same on every database and in
 * every language, so the result can be stored.
 */
final class NormalizeSearchText {

	/** @var array<string, string> */
	private static array $letters = array();

	public static function of( string $text ): string {
		// Letters first: full case folding splits some letters that MariaDB treats as one, such as Greek with an iota
		// subscript.
		$alike = strtr( mb_strtolower( $text, 'UTF-8' ), self::letters() );
		return strtr( mb_convert_case( $alike, MB_CASE_FOLD, 'UTF-8' ), self::letters() );
	}

	/** @return array<string, string> */
	private static function letters(): array {
		if ( array() === self::$letters ) {
			foreach ( CollationMap::LETTERS as $one => $others ) {
				self::$letters += array_fill_keys( mb_str_split( $others, 1, 'UTF-8' ), (string) $one );
			}
			self::$letters += CollationMap::OF_CAPITALS;
			for ( $accent = CollationMap::ACCENTS[0]; $accent <= CollationMap::ACCENTS[1]; ++$accent ) {
				self::$letters[ mb_chr( $accent, 'UTF-8' ) ] = '';
			}
		}
		return self::$letters;
	}
}
