<?php
// Made by tools/dev/setup/site/site.mjs.
{{constants}}

// Set by tools/dev/setup/servers/php-server.mjs while the site is served under another name than the one it was made with.
if ( getenv( 'UF_URL' ) ) {
	define( 'WP_HOME', getenv( 'UF_URL' ) );
	define( 'WP_SITEURL', getenv( 'UF_URL' ) );
}

// A script of ours asks for the main site of a network, by the name that it has.
if ( PHP_SAPI === 'cli' && defined( 'DOMAIN_CURRENT_SITE' ) ) {
	$_SERVER['HTTP_HOST'] = DOMAIN_CURRENT_SITE;
}

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
