<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Hooks;
use UserFeedback\Widget\PageCaches\PageCachePlugins;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Purges page caches when the add-on is switched on or off, because cached pages have ratings or lack them.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RatingCacheHooks {

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'update_option_userfeedback_addons' => array( 'look', 10, 2 ),
		);
	}

	public function look( mixed $before, mixed $now ): void {
		if ( self::isOn( $before ) !== self::isOn( $now ) ) {
			( new PageCachePlugins() )->drop();
		}
	}

	private static function isOn( mixed $addons ): bool {
		return is_array( $addons ) && true === ( $addons[ Addon::POST_RATINGS->value ] ?? false );
	}
}
