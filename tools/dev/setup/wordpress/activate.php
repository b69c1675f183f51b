<?php
/** Activates the plugin, unless `none` is given, and sets the site up for local use: php activate.php SITE_DIR [none] */

declare( strict_types=1 );

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';

wp_set_current_user( 1 );

$problem = 'none' === ( $argv[2] ?? '' ) ? null : activate_plugin( 'userfeedback/userfeedback.php', '', is_multisite() );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, 'The plugin cannot be activated: ' . $problem->get_error_message() . "\n" );
	exit( 1 );
}

/** @var WP_Rewrite $wp_rewrite */
$wp_rewrite->set_permalink_structure( '/%postname%/' );
flush_rewrite_rules( false );

// Avatars would be fetched from outside by every admin page.
update_option( 'show_avatars', '0' );
