<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\Caches\PageCaches;
use UserFeedback\Editions\Addon;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Pages that are kept elsewhere have places, or have none, from when the add-on was switched: they are dropped then. */
final class AddonSwitchModule implements Module {

	public function register(): void {
		add_action( 'update_option_userfeedback_addons', array( $this, 'look' ), 10, 2 );
	}

	public function look( mixed $before, mixed $now ): void {
		if ( self::isOn( $before ) !== self::isOn( $now ) ) {
			( new PageCaches() )->drop();
		}
	}

	private static function isOn( mixed $addons ): bool {
		return is_array( $addons ) && true === ( $addons[ Addon::POST_RATINGS->value ] ?? false );
	}
}
