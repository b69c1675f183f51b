<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * PSR-4 for UserFeedback\ => includes/. The plugin has no packages at run time, so it needs no more than this.
 */
spl_autoload_register(
	static function ( string $className ): void {
		if ( str_starts_with( $className, 'UserFeedback\\' ) ) {
			$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $className, 13 ) ) . '.php';
			// PHP remembers it; is_file() would ask the disk for every class of every request, which is half of what loading one costs.
			$found = realpath( $file );
			if ( false === $found ) {
				// A release has the classes of a folder in one file, those of small ones in another: tools/release/join-classes.php.
				$found = realpath( __DIR__ . '/' . explode( '\\', $className, 3 )[1] . '.php' );
				$found = false === $found ? realpath( __DIR__ . '/Together.php' ) : $found;
			}
			if ( false !== $found ) {
				require_once $found;
			}
		}
	}
);

// A release has the classes of visitors' requests here and nowhere else.
if ( is_file( dirname( __DIR__ ) . '/build/visitors.php' ) ) {
	require_once dirname( __DIR__ ) . '/build/visitors.php';
}
