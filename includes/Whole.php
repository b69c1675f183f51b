<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Licensing\SiteEdition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Whether this copy of the plugin is the whole one. The free edition has no code of what licences open, so none of the
 * tables that name it: what they would add is asked for only here, and tools/release/editions/free.json says what is left out.
 */
final class Whole {

	public static function isHere(): bool {
		return class_exists( SiteEdition::class );
	}
}
