<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Makes untrusted text safe for a message: without control characters, with line ends of all scripts unified or removed, and
 * without marks that reverse the text after them.
 */
final class MailText {

	private const RTL = '\x{590}-\x{8FF}\x{FB1D}-\x{FDFF}\x{FE70}-\x{FEFC}';

	private const TURNS = '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

	/** For a header, and for text in a line with our own words. */
	public static function line( string $text ): string {
		return trim( self::replaced( '/[\p{Cc}\p{Zl}\p{Zp}\s]+/u', ' ', self::replaced( self::TURNS, '', $text ) ) );
	}

	/** Keeps line breaks, as "\n". */
	public static function lines( string $text ): string {
		$text = self::replaced( '/\R/u', "\n", self::replaced( self::TURNS, '', $text ) );
		return trim( self::replaced( '/[^\P{Cc}\n\t]/u', '', $text ) );
	}

	/** For HTML, without changing any character: WordPress's own function treats `&lt;` as already escaped. */
	public static function html( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * For a sentence: keeps text in the other writing direction, such as an English title in Arabic, from moving the punctuation
	 * around it.
	 */
	public static function isolated( string $text ): string {
		$other = is_rtl() ? '[^\P{L}' . self::RTL . ']' : '[' . self::RTL . ']';
		return 1 === preg_match( "/$other/u", $text ) ? "\u{2068}$text\u{2069}" : $text;
	}

	private static function replaced( string $pattern, string $by, string $text ): string {
		return (string) preg_replace( $pattern, $by, mb_scrub( $text, 'UTF-8' ) );
	}
}
