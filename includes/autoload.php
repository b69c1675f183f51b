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
			if ( false !== $found ) {
				require $found;
			}
		}
	}
);

// A release has the classes of visitors' requests in one file as well, see tools/build/visitor-classes.php. Where PHP keeps
// no compiled code it would have to read all of it each time.
if (
	'cli' !== PHP_SAPI
	&& filter_var( ini_get( 'opcache.enable' ), FILTER_VALIDATE_BOOL )
	&& is_file( dirname( __DIR__ ) . '/build/visitors.php' )
) {
	require dirname( __DIR__ ) . '/build/visitors.php';
}
