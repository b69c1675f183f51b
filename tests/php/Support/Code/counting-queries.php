<?php
/**
 * Plugin Name: Counting queries
 *
 * While a test runs, in mu-plugins of its site: prints what a page asked of the database, with the plugin or without it,
 * and which files of the plugin it loaded, and keeps the object cache over requests if it should.
 *
 * Headers: X-Uf-Plugin (the plugin's file below plugins, or none; without the header this does nothing), X-Uf-Cache (a file that keeps the cache), X-Uf-User (the id of who
 * is logged in).
 */

declare(strict_types=1);

$uf_plugin = $_SERVER['HTTP_X_UF_PLUGIN'] ?? null;
$uf_cache  = $_SERVER['HTTP_X_UF_CACHE'] ?? '';
if ( ! is_string( $uf_plugin ) || ! is_string( $uf_cache ) ) {
	return;
}

add_filter( 'option_active_plugins', static fn(): array => 'none' === $uf_plugin ? array() : array( $uf_plugin ) );
add_filter( 'site_option_active_sitewide_plugins', static fn(): array => array() );

$uf_user = $_SERVER['HTTP_X_UF_USER'] ?? null;
if ( is_string( $uf_user ) ) {
	add_filter( 'determine_current_user', static fn(): int => (int) $uf_user, 99 );
}

if ( '' !== $uf_cache ) {
	/** @var WP_Object_Cache $cache WordPress's own, whose parts can be set by name. */
	$cache = $GLOBALS['wp_object_cache'];
	wp_using_ext_object_cache( true );
	if ( is_file( $uf_cache ) ) {
		$cache->__set( 'cache', unserialize( (string) file_get_contents( $uf_cache ) ) );
	}
	add_action( 'shutdown', static fn() => file_put_contents( $uf_cache, serialize( $cache->__get( 'cache' ) ) ), 99 );
}

$uf_queries = array();
add_filter(
	'query',
	static function ( string $sql ) use ( &$uf_queries ): string {
		$uf_queries[] = $sql;
		return $sql;
	}
);
add_action(
	'shutdown',
	static function () use ( &$uf_queries ): void {
		$files = array_values( (array) preg_grep( "~/plugins/uf-\\w+/~", get_included_files() ) );
		echo "\n<!--queries:" . base64_encode( (string) wp_json_encode( $uf_queries ) ) . '-->';
		echo "\n<!--files:" . base64_encode( (string) wp_json_encode( $files ) ) . '-->';
	},
	1
);
