<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Validation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What counts as text that can be kept and counted the same on every database. */
final class Text {

	private const WHITE = '[\x09-\x0D\x20\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]';

	/**
	 * One character as people count them: with its accents, skin tone, flag, invisible marks, and joined emoji. The browser
	 * has the same pattern (widget/flow/text.ts); tests/fixtures/rules/text-length.json runs against both.
	 */
	private const CHARACTER = '/(?:[\x{1F1E6}-\x{1F1FF}]{2}|.)(?:\x{200D}.|[\p{M}\p{Cf}\x{1F3FB}-\x{1F3FF}])*+/su';

	/** Controls of terminals, too (U+0080 to U+009F): nobody types them. */
	private const CONTROLS = '\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x{9F}';

	/** Valid UTF-8 without control characters other than tab and line breaks: wpdb refuses or cuts anything else. */
	public static function isStorable( string $text ): bool {
		return 1 === preg_match( '/\A[^' . self::CONTROLS . ']*+\z/u', $text );
	}

	/** The text with a mark in place of each character that isStorable() refuses. */
	public static function readable( string $text ): string {
		return preg_replace( '/[' . self::CONTROLS . ']/u', "\u{FFFD}", $text ) ?? "\u{FFFD}"; // Null: no UTF-8.
	}

	/**
	 * One kind of line end and no white space around, as JavaScript's trim() knows white space: both sides keep the same text.
	 *
	 * White space at the end is looked for only where a run of it begins: from each place within the run, a long run in
	 * the middle of a text would be walked once for each of its characters.
	 */
	public static function tidied( string $text ): string {
		$oneLineEnd = str_replace( array( "\r\n", "\r" ), "\n", $text );
		// What is no UTF-8 stays for isStorable() to refuse.
		return preg_replace( '/\A' . self::WHITE . '++|(?<!' . self::WHITE . ')' . self::WHITE . '++\z/u', '', $oneLineEnd ) ?? $oneLineEnd;
	}

	/** Characters as a person counts them, for a limit that visitors are told of: a family of four is one. */
	public static function seenLength( string $text ): int {
		return (int) preg_match_all( self::CHARACTER, $text );
	}

	/** Characters, not bytes. */
	public static function length( string $text ): int {
		return mb_strlen( $text, 'UTF-8' );
	}
}
