<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Removes passwords from the messages of mail programs: the log stores them, and more people read it than may know passwords. */
final class MailSecretMasker {

	private const MASK = '***';

	/** Passwords in URLs, and values after a name such as "token". */
	private const PATTERNS = array(
		'~(://[^\s/:@]+):[^\s/@]+@~u'   => '$1:' . self::MASK . '@',
		'~\b(bearer|basic)\s+\S{6,}~iu' => '$1 ' . self::MASK,
		'~\b(pass(?:word|wd|phrase)?|secret|token|api[ _-]?key)(["\']?\s*[:=]\s*["\']?)[^\s"\',;&]+~iu' => '$1$2' . self::MASK,
	);

	/** Shorter ones would also match parts of words. */
	private const SHORTEST = 4;

	/** @param string $password the mail program's password, if known; it is also masked as SMTP encodes it. */
	public static function masked( string $text, string $user = '', string $password = '' ): string {
		if ( strlen( $password ) >= self::SHORTEST ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As SMTP does it.
			$sent = array_map( 'base64_encode', array( $password, "\0$user\0$password" ) );
			$text = str_replace( array( $password, ...$sent ), self::MASK, $text );
		}
		return (string) preg_replace( array_keys( self::PATTERNS ), array_values( self::PATTERNS ), $text );
	}
}
