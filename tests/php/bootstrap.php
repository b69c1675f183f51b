<?php
/**
 * PHPUnit's bootstrap. With UF_WP_DIR the tests run inside that WordPress, where the plugin is active; without it only the Unit
 * suite can run.
 */

declare( strict_types=1 );

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

// PHPUnit includes this file inside a function, and WordPress expects to be in the global scope.
global $table_prefix, $wpdb, $wp, $wp_query, $wp_the_query, $wp_rewrite, $wp_locale, $wp_widget_factory,
	$wp_theme_directories, $wp_plugin_paths, $shortcode_tags, $pagenow;

$ufWordpress = (string) getenv( 'UF_WP_DIR' );

if ( $ufWordpress === '' ) {
	/** @var list<string> $ufArguments */
	$ufArguments = $_SERVER['argv'] ?? array();
	$ufOnSite    = '#tests/php/(?:Integration|Contract)\b(?:\S*?(\w+Test)\.php)?|--testsuite[ =]\S*(?:Integration|Contract)#';
	if ( 1 === preg_match( $ufOnSite, implode( ' ', $ufArguments ), $ufAsked ) ) {
		$ufFilter = isset( $ufAsked[1] ) ? " --filter $ufAsked[1]" : '';
		fwrite( STDERR, "These tests need a WordPress site. Run: npm run test:php -- --db sqlite$ufFilter\n" );
		exit( 1 );
	}
	define( 'ABSPATH', __DIR__ . '/' ); // Code called without WordPress exits immediately.
} else {
	$_SERVER['HTTP_HOST']       = '127.0.0.1';
	$_SERVER['REQUEST_URI']     = '/';
	$_SERVER['REQUEST_METHOD']  = 'GET';
	$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
	$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

	require_once $ufWordpress . '/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/admin.php';
}
