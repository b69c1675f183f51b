<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * PSR-4 for UserFeedback\ => includes/. The plugin has no packages at run time, so it needs no more than this.
 */
spl_autoload_register(
	static function ( string $className ): void {
		if ( ! str_starts_with( $className, 'UserFeedback\\' ) ) {
			return;
		}
		$find  = static function () use ( $className ): string|false {
			// A release has the classes of a folder in one file, those of small ones in another: tools/release/join-classes.php.
			$own    = realpath( __DIR__ . '/' . str_replace( '\\', '/', substr( $className, 13 ) ) . '.php' );
			$folder = false === $own ? realpath( __DIR__ . '/' . explode( '\\', $className, 3 )[1] . '.php' ) : $own;
			return false === $folder ? realpath( __DIR__ . '/Together.php' ) : $folder;
		};
		$found = $find();
		if ( false !== $found && ! is_file( $found ) ) {
			clearstatcache( true ); // PHP remembers paths for two minutes, also of a folder that an update replaced.
			$found = $find();
		}
		if ( false !== $found ) {
			require_once $found;
		}
	}
);

// A release has the classes of visitors' requests here and nowhere else.
if ( is_file( dirname( __DIR__ ) . '/build/visitors.php' ) ) {
	require_once dirname( __DIR__ ) . '/build/visitors.php';
}
