<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Takes passwords out of what mail programs say: it is kept in a log, and read by more people than may know them. */
final class MailSecrets {

	private const MASK = '***';

	/** Of a name in an address, and of what stands behind its name. */
	private const PATTERNS = array(
		'~(://[^\s/:@]+):[^\s/@]+@~u'   => '$1:' . self::MASK . '@',
		'~\b(bearer|basic)\s+\S{6,}~iu' => '$1 ' . self::MASK,
		'~\b(pass(?:word|wd|phrase)?|secret|token|api[ _-]?key)(["\']?\s*[:=]\s*["\']?)[^\s"\',;&]+~iu' => '$1$2' . self::MASK,
	);

	/** Shorter ones would be found in words, too. */
	private const SHORTEST = 4;

	/** @param string $password that the mail program uses, where it is known; as it is, or as SMTP sends it. */
	public static function masked( string $text, string $user = '', string $password = '' ): string {
		if ( strlen( $password ) >= self::SHORTEST ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As SMTP does it.
			$sent = array_map( 'base64_encode', array( $password, "\0$user\0$password" ) );
			$text = str_replace( array( $password, ...$sent ), self::MASK, $text );
		}
		return (string) preg_replace( array_keys( self::PATTERNS ), array_values( self::PATTERNS ), $text );
	}
}
