<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A key that is entered or taken away counts at once: what was known of models is asked anew. */
final class SupportModule implements Module {

	public function register(): void {
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, array( $this, 'forget' ) );
		}
	}

	/** Whether an option says which models there are: keys of Settings → Connectors, and the plugins that bring providers. */
	public static function isAbout( mixed $option ): bool {
		return is_string( $option ) && ( 'active_plugins' === $option || str_starts_with( $option, 'connectors_' ) );
	}

	public function forget( mixed $option ): void {
		if ( self::isAbout( $option ) ) {
			KnownSupport::forget();
		}
	}
}
