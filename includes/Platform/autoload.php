<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * PSR-4 for UserFeedback\ => includes/. The plugin has no runtime packages, so this is all it needs.
 *
 * It must not use realpath() or require_once: PHP caches paths for two minutes, also those of a folder that an update replaced.
 */
spl_autoload_register(
	static function ( string $className ): void {
		if ( str_starts_with( $className, 'UserFeedback\\' ) ) {
			$file = dirname( __DIR__ ) . strtr( substr( $className, 12 ), '\\', '/' ) . '.php';
			if ( is_file( $file ) ) {
				include $file; // With require, a file that is deleted now would end the request.
			}
		}
	}
);

if ( ! function_exists( 'userfeedback_is_missing_class' ) ) { // A second copy of the plugin may be installed.
	/** Returns true if a class of the plugin is missing: an update deletes files while requests run. */
	function userfeedback_is_missing_class( Throwable $error ): bool {
		return 1 === preg_match( '/^(?:Class|Interface|Trait) "UserFeedback\\\\.+" (?:not found|does not exist)$/', $error->getMessage() );
	}
}
