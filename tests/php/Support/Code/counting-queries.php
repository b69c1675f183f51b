<?php
/**
 * Plugin Name: Counting queries
 *
 * Runs in mu-plugins of a test's site: prints a page's database queries, with the plugin or without it, and the plugin's files
 * it loaded, and keeps the object cache between requests if requested.
 *
 * Headers: X-Uf-Plugin (the plugin's file below plugins, or none; without the header this does nothing), X-Uf-Cache (a file
 * that stores the cache), X-Uf-User (the id of the current user).
 */

declare(strict_types=1);

$ufPlugin = $_SERVER['HTTP_X_UF_PLUGIN'] ?? null;
$ufCache  = $_SERVER['HTTP_X_UF_CACHE'] ?? '';
if ( ! is_string( $ufPlugin ) || ! is_string( $ufCache ) ) {
	return;
}

add_filter( 'option_active_plugins', static fn(): array => 'none' === $ufPlugin ? array() : array( $ufPlugin ) );
add_filter( 'site_option_active_sitewide_plugins', static fn(): array => array() );

$ufUser = $_SERVER['HTTP_X_UF_USER'] ?? null;
if ( is_string( $ufUser ) ) {
	add_filter( 'determine_current_user', static fn(): int => (int) $ufUser, 99 );
}

if ( '' !== $ufCache ) {
	/** @var WP_Object_Cache $cache WordPress's own, whose parts can be set by name. */
	$cache = $GLOBALS['wp_object_cache'];
	wp_using_ext_object_cache( true );
	if ( is_file( $ufCache ) ) {
		$cache->__set( 'cache', unserialize( (string) file_get_contents( $ufCache ) ) );
	}
	add_action( 'shutdown', static fn() => file_put_contents( $ufCache, serialize( $cache->__get( 'cache' ) ) ), 99 );
}

$ufQueries = array();
add_filter(
	'query',
	static function ( string $sql ) use ( &$ufQueries ): string {
		$ufQueries[] = $sql;
		return $sql;
	}
);
add_action(
	'shutdown',
	static function () use ( &$ufQueries ): void {
		$files = array_values( (array) preg_grep( '~/plugins/uf-\\w+/~', get_included_files() ) );
		echo "\n<!--queries:" . base64_encode( (string) wp_json_encode( $ufQueries ) ) . '-->';
		echo "\n<!--files:" . base64_encode( (string) wp_json_encode( $files ) ) . '-->';
	},
	1
);
