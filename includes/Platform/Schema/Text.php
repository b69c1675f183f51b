<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Text that every database stores and counts the same way. */
final class Text {

	private const WHITE = '[\x09-\x0D\x20\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]';

	/**
	 * One user-perceived character: with its accents, skin tone, flag, invisible marks, and joined emoji. The browser has the
	 * same pattern (widget/shared/text/text.ts); tests/fixtures/rules/text-length.json runs against both.
	 */
	private const CHARACTER = '/(?:[\x{1F1E6}-\x{1F1FF}]{2}|.)(?:\x{200D}.|[\p{M}\p{Cf}\x{1F3FB}-\x{1F3FF}])*+/su';

	/** Includes terminal control characters (U+0080 to U+009F), which no one types. */
	private const CONTROLS = '\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x{9F}';

	/** Returns true for valid UTF-8 without control characters except tab and line breaks: wpdb rejects or cuts anything else. */
	public static function isStorable( string $text ): bool {
		return 1 === preg_match( '/\A[^' . self::CONTROLS . ']*+\z/u', $text );
	}

	/** Replaces each character that isStorable() rejects with a replacement character. */
	public static function readable( string $text ): string {
		return preg_replace( '/[' . self::CONTROLS . ']/u', "\u{FFFD}", $text ) ?? "\u{FFFD}"; // Null: not UTF-8.
	}

	/**
	 * Normalizes line ends and trims white space as JavaScript's trim() does, so that both sides store the same text.
	 *
	 * Trailing white space is matched only at the start of a run. Otherwise, a long run in the middle of a text would be
	 * scanned again from each of its characters.
	 */
	public static function tidied( string $text ): string {
		$oneLineEnd = str_replace( array( "\r\n", "\r" ), "\n", $text );
		// Invalid UTF-8 stays, so that isStorable() can reject it.
		return preg_replace( '/\A' . self::WHITE . '++|(?<!' . self::WHITE . ')' . self::WHITE . '++\z/u', '', $oneLineEnd ) ?? $oneLineEnd;
	}

	/** Counts user-perceived characters, for a limit that visitors see: a family emoji of four counts as one. */
	public static function seenLength( string $text ): int {
		return (int) preg_match_all( self::CHARACTER, $text );
	}

	/** Counts characters, not bytes. */
	public static function length( string $text ): int {
		return mb_strlen( $text, 'UTF-8' );
	}
}
