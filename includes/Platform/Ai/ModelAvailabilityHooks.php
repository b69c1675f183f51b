<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

use UserFeedback\Platform\Hooks;


defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Clears what is known about models when a key is added or removed, so the change is effective immediately.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ModelAvailabilityHooks {

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'added_option'   => array( 'clearCache' ),
			'updated_option' => array( 'clearCache' ),
			'deleted_option' => array( 'clearCache' ),
		);
	}

	/** Returns true if an option affects available models: keys of Settings → Connectors, and plugins with providers. */
	public static function isAbout( mixed $option ): bool {
		return is_string( $option ) && ( 'active_plugins' === $option || str_starts_with( $option, 'connectors_' ) );
	}

	public function clearCache( mixed $option ): void {
		if ( self::isAbout( $option ) ) {
			ModelAvailability::clearCache();
		}
	}
}
