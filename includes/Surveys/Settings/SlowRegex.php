<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Detects regular expressions that would block a visitor's browser, which can't stop one once it runs. They are never sent to
 * browsers, and match nothing.
 */
final class SlowRegex {

	/** Maximum loops and choices. With these, text twice as long takes at most 2 ^ 5 times as long. */
	private const LOOPS   = 4;
	private const CHOICES = 10;

	/** A loop around a group may take exponential time, and so may many loops or choices in a row. */
	public static function is( string $expression ): bool {
		$plain = (string) preg_replace( '/\\\\./s', 'x', $expression );
		return 1 === preg_match( '/\)[*+{]/', $plain )
			|| preg_match_all( '/[*+{]/', $plain ) > self::LOOPS
			|| preg_match_all( '/[?|]/', $plain ) > self::CHOICES;
	}
}
