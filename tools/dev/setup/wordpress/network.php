<?php
/** Turns a site into a network, whose wp-config.php says so only afterwards: php network.php SITE_DIR EMAIL DOMAIN */

declare( strict_types=1 );

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
define( 'WP_INSTALLING_NETWORK', true );

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

/** @var wpdb $wpdb */
$wpdb = $GLOBALS['wpdb'];
/** @var array<string, string> $tables */
$tables = $wpdb->tables( 'ms_global' );
foreach ( $tables as $table => $prefixed ) {
	$wpdb->$table = $prefixed;
}
install_network();
$problem = populate_network( 1, $argv[3] ?? '127.0.0.1', $argv[2] ?? '', 'UserFeedback network', '/', false );
if ( is_wp_error( $problem ) && ! in_array( 'no_wildcard_dns', $problem->get_error_codes(), true ) ) {
	fwrite( STDERR, 'The network cannot be made: ' . $problem->get_error_message() . "\n" );
	exit( 1 );
}
