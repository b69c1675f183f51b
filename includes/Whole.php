<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Whether this copy of the plugin is the whole one. The free edition has no code of what licences open, so none of the
 * tables that name it: what they would add is asked for only here, and tools/release/editions/free.json says what is left out.
 */
final class Whole {

	/**
	 * An edition that leaves something out is staged with false. To look for a file instead would, for two minutes after an
	 * owner has put that edition in the place of the whole one, find what is gone: PHP remembers where files were.
	 */
	private const IS_HERE = true;

	public static function isHere(): bool {
		return self::IS_HERE;
	}
}
