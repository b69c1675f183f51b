<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One thing that is true of a response, and that others may have in common with it: a set of bits is kept of each.
 *
 * `$field` is the id of a question, or one of the fields of this class; `$value` is what it is there.
 */
final class Mark {

	public const STATUS   = '#status';
	public const DAY      = '#day';
	public const DEVICE   = '#device';
	public const BROWSER  = '#browser';
	public const OS       = '#os';
	public const PAGE     = '#page';
	public const LANGUAGE = '#language';
	public const COUNTRY  = '#country';

	/** Seconds from seeing to sending, a set for each binary digit; `known` has all of which they were counted. */
	public const SECONDS = '#seconds';
	public const KNOWN   = 'known';

	/** Binary digits of the seconds; who took longer than they can say took that long. */
	public const DIGITS = 13;

	/** Values that are no answer, told from answers by their key, which is never that of a value. */
	public const ANSWERED = '#answered';
	public const SKIPPED  = '#skipped';

	/** Something was typed, as an answer or as a comment. */
	public const TEXTS = '#texts';

	public readonly string $key;

	/** @param string|null $key of what is no value. */
	public function __construct( public readonly string $field, public readonly string $value, ?string $key = null ) {
		$this->key = $key ?? self::keyOf( $value );
	}

	/** As in uf_daily_answers: a collation would call "Yes" and "yes" one. */
	public static function keyOf( string $value ): string {
		return md5( $value );
	}

	/** The key of a binary digit of the seconds, from the last one, which is 0. */
	public static function digit( int $digit ): string {
		return "d$digit";
	}
}
