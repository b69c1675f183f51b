<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Regular expressions that would hold up a visitor's browser, which cannot stop one that has begun. They never get there,
 * and match nothing.
 */
final class SlowExpression {

	/** Most loops and most choices. With these, twice the text takes at most 2 ^ 5 times as long. */
	private const LOOPS   = 4;
	private const CHOICES = 10;

	/** A loop around a group may take exponential time, and so may many loops, or many choices, behind each other. */
	public static function is( string $expression ): bool {
		$plain = (string) preg_replace( '/\\\\./s', 'x', $expression );
		return 1 === preg_match( '/\)[*+{]/', $plain )
			|| preg_match_all( '/[*+{]/', $plain ) > self::LOOPS
			|| preg_match_all( '/[?|]/', $plain ) > self::CHOICES;
	}
}
