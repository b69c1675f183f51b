<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Rules for request headers that an owner may set. WordPress sends names and values unchanged, including line breaks, and lets
 * them replace its own.
 */
final class WebhookHeaderRules {

	/** Headers of the connection or the signature. */
	private const OURS = '/\A(host|content-length|transfer-encoding|connection|expect|proxy-.*|webhook-.*)\z/i';

	/** RFC 9110's token. */
	private const NAME = '/\A[!#$%&\'*+.^_`|~0-9A-Za-z-]+\z/';

	/** Printable ASCII. */
	private const VALUE = '/\A[\x20-\x7E]*\z/';

	/** Returns a sentence for the owner, or null. */
	public static function problemOfName( string $name ): ?string {
		return match ( true ) {
			1 !== preg_match( self::NAME, $name ) => __( 'This isn’t a valid header name.', 'userfeedback' ),
			1 === preg_match( self::OURS, $name ) => __( 'Your site sets this header, so you can’t change it.', 'userfeedback' ),
			default                               => null,
		};
	}

	/** Returns a sentence for the owner, or null. */
	public static function problemOfValue( string $value ): ?string {
		return 1 === preg_match( self::VALUE, $value )
			? null
			: __( 'Header values can contain only English letters, numbers, spaces, and symbols, on one line.', 'userfeedback' );
	}
}
