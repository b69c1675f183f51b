<?php
/**
 * Installs WordPress: php install.php SITE_DIR URL TITLE USER EMAIL PASSWORD
 *
 * It is a separate process, because WordPress loads no plugins while it is being installed.
 */

declare( strict_types=1 );

/** @var list<string> $argv */
[ , $dir, $url, $title, $user, $email, $password ] = $argv;

$_SERVER['HTTP_HOST']   = parse_url( $url, PHP_URL_HOST ) . ':' . parse_url( $url, PHP_URL_PORT );
$_SERVER['REQUEST_URI'] = '/';
define( 'WP_INSTALLING', true );

require $dir . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( $title, $user, $email, true, '', $password );
update_option( 'home', $url );
update_option( 'siteurl', $url );

// A folder given with --wp may lack WordPress's own default theme.
$theme = array_key_first( wp_get_themes() );
if ( ! wp_get_theme()->exists() && $theme !== null ) {
	switch_theme( (string) $theme );
}
