<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Tells if this copy of the plugin is the full edition. The free edition has no code for licensed features, so no tables may
 * name it: such code is used only through this class, and tools/release/editions/free.json lists what is left out.
 */
final class Whole {

	/**
	 * Builds of smaller editions set this to false. Checking for a file instead would find deleted files for two minutes after
	 * an owner replaces the full edition with a smaller one: PHP caches file paths.
	 */
	private const IS_HERE = true;

	public static function isHere(): bool {
		return self::IS_HERE;
	}
}
