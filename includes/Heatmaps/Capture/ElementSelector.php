<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Platform\Schema\Limits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The selector of an element: steps from an element to its child, each a tag, an id, up to three classes, and its index among
 * siblings. `main>section:nth-of-type(2)>a.button`.
 *
 * Attributes, texts and anything that needs quotes or escapes are left out on purpose, so that it contains no data about a
 * visitor. An id or class with seven digits in a row may be a person's number and is left out too. Pure.
 */
final class ElementSelector {

	private const NAME = '-?[A-Za-z_][A-Za-z0-9_-]{0,62}+';

	/** Each part is possessive, so that a mismatch is found in one pass. */
	private const STEP = '(?=[A-Za-z#.])(?:[A-Za-z][A-Za-z0-9-]{0,30}+)?+(?:#' . self::NAME . ')?+(?:\.' . self::NAME . '){0,3}+(?::nth-of-type\([1-9]\d{0,3}+\))?+';

	private const PATTERN = '/\A' . self::STEP . '(?:>' . self::STEP . ')*+\z/';

	private const LONG_NUMBER = '/\d{7}/';

	public static function fits( string $text ): bool {
		return strlen( $text ) <= Limits::HEATMAP_SELECTOR
			&& 1 === preg_match( self::PATTERN, $text )
			&& 1 !== preg_match( self::LONG_NUMBER, $text );
	}
}
