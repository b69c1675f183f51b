<?php
/**
 * Router for PHP's own web server: files as they are, everything else to WordPress.
 */

declare( strict_types=1 );

/** What the server itself would send as text or octets. */
const TYPES = [
	'mjs'   => 'text/javascript',
	'map'   => 'application/json',
	'woff2' => 'font/woff2',
	'webp'  => 'image/webp',
	'avif'  => 'image/avif',
];

/** @var array{DOCUMENT_ROOT: string, REQUEST_URI: string, SCRIPT_FILENAME: string} $_SERVER */
$path = '/' . ltrim( rawurldecode( (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ), '/' );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
$type = TYPES[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? null;

if ( is_file( $file ) && $type !== null ) {
	header( 'Content-Type: ' . $type );
	readfile( $file );
	return true;
}
if ( is_dir( $file ) && ! str_ends_with( $path, '/' ) && is_file( $file . '/index.php' ) ) {
	header( 'Location: ' . $path . '/', true, 301 );
	return true;
}
if ( is_file( $file ) || is_file( $file . 'index.php' ) ) {
	return false;
}

$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';

// WordPress must find no variables of ours in the global scope.
unset( $path, $file, $type );
require $_SERVER['SCRIPT_FILENAME'];
