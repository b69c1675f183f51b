<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A visitor's text without personal data that its format reveals: addresses of every kind and long numbers. Names in a sentence
 * have no format, and stay.
 */
final class PiiMasker {

	/** In this order: an email address contains a domain, and a link may contain numbers. */
	private const MASKS = array(
		'/[^\s@<>"\']+@[^\s@<>"\']+\.[^\s@<>"\'.,;]+/u'  => '[e-mail]',
		'~\b(?:https?://|www\.)\S+~iu'                   => '[link]',
		'/\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,4})?\b/u' => '[account]',
		'/(?<![\w.])@\w{2,}/u'                           => '[name]',
		'/\b\d{1,3}(?:\.\d{1,3}){3}\b/'                  => '[address]',
		'~(?<!\d)\+?\(?\d(?:[ ./()-]{0,2}\d){6,}(?!\d)~' => '[number]',
	);

	/** An address: a scheme, a Markdown link, www., an email address, or a domain with a path. */
	private const ADDRESS = '~\b[a-z][a-z0-9+.-]*:(?://|[^\s\d])|\]\(|\bwww\.|[^\s@]+@[^\s@]+\.[^\s@]|\b[\w-]+\.[a-z]{2,}/\S~iu';

	/** Maximum characters of a text that is sent. */
	private const LENGTH = 400;

	public static function shortened( string $text ): string {
		return self::text( mb_substr( $text, 0, self::LENGTH ) );
	}

	/** Returns true if a model's text contains an address, which a visitor's answer may have injected. */
	public static function hasAddress( string $text ): bool {
		return 0 !== preg_match( self::ADDRESS, $text ); // Invalid text counts as an address.
	}

	public static function text( string $text ): string {
		$masked = preg_replace( array_keys( self::MASKS ), array_values( self::MASKS ), $text );
		return is_string( $masked ) ? $masked : ''; // Invalid text can't be masked either.
	}
}
