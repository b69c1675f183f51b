<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A property of a response that others may share, such as its device or an answer. A bitmap is stored for each facet.
 *
 * `$field` is the id of a question, or one of the fields of this class; `$value` is the value of that field.
 */
final class Facet {

	public const STATUS   = '#status';
	public const DAY      = '#day';
	public const DEVICE   = '#device';
	public const BROWSER  = '#browser';
	public const OS       = '#os';
	public const PAGE     = '#page';
	public const LANGUAGE = '#language';
	public const COUNTRY  = '#country';

	/**
	 * Seconds from display to submission, one bitmap per binary digit; `known` holds all responses with a counted time.
	 */
	public const SECONDS = '#seconds';
	public const KNOWN   = 'known';

	/** Binary digits of the seconds; longer times are capped at the maximum. */
	public const DIGITS = 13;

	/** Pseudo-values that are not answers. Their keys never equal the key of a value. */
	public const ANSWERED = '#answered';
	public const SKIPPED  = '#skipped';

	/** Set for responses with typed text, as an answer or a comment. */
	public const TEXTS = '#texts';

	public readonly string $key;

	/** @param string|null $key for a facet without a value */
	public function __construct( public readonly string $field, public readonly string $value, ?string $key = null ) {
		$this->key = $key ?? self::keyOf( $value );
	}

	/** Hashes as in uf_daily_answers: a collation would equate "Yes" and "yes". */
	public static function keyOf( string $value ): string {
		return md5( $value );
	}

	/** Returns the key of a binary digit of the seconds; 0 is the lowest. */
	public static function digit( int $digit ): string {
		return "d$digit";
	}
}
