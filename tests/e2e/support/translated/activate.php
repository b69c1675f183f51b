<?php
/**
 * Sets a site's language, which it has a file for, as an owner would, and activates the plugin: php activate.php SITE_DIR
 * LOCALE
 */

declare( strict_types=1 );

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require( $argv[1] ?? '' ) . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';

wp_set_current_user( 1 );
update_option( 'WPLANG', $argv[2] ?? '' );
switch_to_locale( $argv[2] ?? '' ); // This request began in English.

$problem = activate_plugin( 'userfeedback/userfeedback.php' );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, 'The plugin cannot be activated: ' . $problem->get_error_message() . "\n" );
	exit( 1 );
}
