<?php
declare(strict_types=1);

namespace UserFeedback\Insights;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What a visitor typed without what tells who it was, as far as its form gives that away: addresses of every kind and
 * long numbers. Names in a sentence have no form, and stay.
 */
final class Masked {

	/** In this order: an e-mail address has a domain in it, and a link may have numbers. */
	private const MASKS = array(
		'/[^\s@<>"\']+@[^\s@<>"\']+\.[^\s@<>"\'.,;]+/u'  => '[e-mail]',
		'~\b(?:https?://|www\.)\S+~iu'                   => '[link]',
		'/\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,4})?\b/u' => '[account]',
		'/(?<![\w.])@\w{2,}/u'                           => '[name]',
		'/\b\d{1,3}(?:\.\d{1,3}){3}\b/'                  => '[address]',
		'~(?<!\d)\+?\(?\d(?:[ ./()-]{0,2}\d){6,}(?!\d)~' => '[number]',
	);

	/** A way to somewhere: a scheme, a Markdown link, www., an email address, or a domain with a path. */
	private const ADDRESS = '~\b[a-z][a-z0-9+.-]*:(?://|[^\s\d])|\]\(|\bwww\.|[^\s@]+@[^\s@]+\.[^\s@]|\b[\w-]+\.[a-z]{2,}/\S~iu';

	/** Characters of one text that leave the site. */
	private const LENGTH = 400;

	public static function shortened( string $text ): string {
		return self::text( mb_substr( $text, 0, self::LENGTH ) );
	}

	/** Whether a model's words lead somewhere. A visitor's answer may have talked it into that. */
	public static function hasAddress( string $text ): bool {
		return 0 !== preg_match( self::ADDRESS, $text ); // What cannot be read counts as one.
	}

	public static function text( string $text ): string {
		$masked = preg_replace( array_keys( self::MASKS ), array_values( self::MASKS ), $text );
		return is_string( $masked ) ? $masked : ''; // What cannot be read cannot be masked either.
	}
}
