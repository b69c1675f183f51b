<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** PSR-4 for UserFeedback\ => includes/. The plugin has no runtime packages, so this is all it needs. */
spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\' ) ) {
			return;
		}
		$find  = static function () use ( $className ): string|false {
			$path = str_replace( '\\', '/', substr( $className, 13 ) );
			$file = realpath( __DIR__ . "/$path.php" );
			if ( false !== $file ) {
				return $file;
			}
			// A release has the classes of a folder in one file: tools/release/join-classes.php.
			return realpath( __DIR__ . '/' . implode( '/', array_slice( explode( '/', dirname( $path ) ), 0, 2 ) ) . '.php' );
		};
		$found = $find();
		if ( false !== $found && ! is_file( $found ) ) {
			clearstatcache( true ); // PHP caches paths for two minutes, even of a folder that an update replaced.
			$found = $find();
		}
		if ( false !== $found ) {
			require_once $found;
		}
	}
);

// A release has the classes for visitors' requests only in this file.
if ( is_file( dirname( __DIR__ ) . '/build/visitors.php' ) ) {
	require_once dirname( __DIR__ ) . '/build/visitors.php';
}
