<?php
/**
 * Lists what a site has, by name: php left.php SITE_DIR → {"tables": […], "options": […], …}
 *
 * It loads no plugins, so that it finds what a plugin left behind.
 */

declare( strict_types=1 );

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
define( 'WP_INSTALLING', true );

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

/** @var wpdb $wpdb */
$wpdb  = $GLOBALS['wpdb'];
$cron  = get_option( 'cron' );
$hooks = array();
foreach ( is_array( $cron ) ? $cron : array() as $events ) {
	$hooks = array( ...$hooks, ...( is_array( $events ) ? array_keys( $events ) : array() ) );
}
$files = array();
/** @var SplFileInfo $file */
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
	$files[] = substr( $file->getPathname(), strlen( WP_CONTENT_DIR ) );
}
echo wp_json_encode(
	array(
		'tables'  => $wpdb->get_col( 'SHOW TABLES' ),
		'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options" ),
		'users'   => $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta" ),
		'posts'   => $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->postmeta" ),
		'cron'    => array_values( array_unique( $hooks ) ),
		'files'   => $files,
	)
);
