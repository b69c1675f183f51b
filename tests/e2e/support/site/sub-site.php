<?php
/**
 * Adds a site to a network, with a user who manages only that site: php sub-site.php SITE_DIR FOLDER NAME
 *
 * NAME is the password, too.
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

$ufName = $argv[3] ?? '';
$ufUser = wpmu_create_user( $ufName, $ufName, "$ufName@example.org" );
$ufSite = wpmu_create_blog( (string) get_network()?->domain, '/' . ( $argv[2] ?? '' ) . '/', 'The shop', (int) $ufUser );
if ( is_wp_error( $ufSite ) ) {
	fwrite( STDERR, 'There is no site: ' . $ufSite->get_error_message() . "\n" );
	exit( 1 );
}
remove_user_from_blog( (int) $ufUser, 1 );
switch_to_blog( $ufSite );
update_option( 'show_avatars', '0' ); // Avatars would load from another server.
