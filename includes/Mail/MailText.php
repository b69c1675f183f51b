<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Text of strangers as a message may have it: without control characters, line ends of every alphabet made one kind or
 * none, and without the marks that turn round what comes after them.
 */
final class MailText {

	private const TURNS = '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

	/** For a header, and for what stands in a line with words of ours. */
	public static function line( string $text ): string {
		return trim( self::replaced( '/[\p{Cc}\p{Zl}\p{Zp}\s]+/u', ' ', self::replaced( self::TURNS, '', $text ) ) );
	}

	/** Text that keeps its lines, which end with "\n". */
	public static function lines( string $text ): string {
		$text = self::replaced( '/\R/u', "\n", self::replaced( self::TURNS, '', $text ) );
		return trim( self::replaced( '/[^\P{Cc}\n\t]/u', '', $text ) );
	}

	/** For HTML, letter by letter what it was: WordPress's own function takes `&lt;` for something escaped already. */
	public static function html( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	private static function replaced( string $pattern, string $by, string $text ): string {
		return (string) preg_replace( $pattern, $by, mb_scrub( $text, 'UTF-8' ) );
	}
}
