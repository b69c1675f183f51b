<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Clears what is known about models when a key is added or removed, so the change is effective immediately. */
final class SupportModule implements Module {

	public function register(): void {
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, array( $this, 'forget' ) );
		}
	}

	/** Returns true if an option affects available models: keys of Settings → Connectors, and plugins with providers. */
	public static function isAbout( mixed $option ): bool {
		return is_string( $option ) && ( 'active_plugins' === $option || str_starts_with( $option, 'connectors_' ) );
	}

	public function forget( mixed $option ): void {
		if ( self::isAbout( $option ) ) {
			KnownSupport::forget();
		}
	}
}
