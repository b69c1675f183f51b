<?php
/**
 * Router for PHP's own web server: serves files unchanged and sends everything else to WordPress.
 *
 * These sites have a publicly known password. So they are reachable only by this machine's names, and by UF_HOST if it is set:
 * a web page elsewhere may point its own name at 127.0.0.1. Files that no web server of a real site would serve (the database,
 * logs, names with a dot such as .git) are refused as well.
 */

declare( strict_types=1 );

/** Types that the server would send as text or octets. */
const TYPES = [
	'mjs'   => 'text/javascript',
	'map'   => 'application/json',
	'woff2' => 'font/woff2',
	'webp'  => 'image/webp',
	'avif'  => 'image/avif',
];

/** Types that the server sends correctly, except below the folder of a network's site, where it can't detect them. */
const IN_FOLDERS = [
	'css' => 'text/css; charset=utf-8',
	'js'  => 'text/javascript; charset=utf-8',
	'svg' => 'image/svg+xml',
];

const CLOSED = '~(^|[/\\\\])\.|/wp-content/+database(/|$)|\.log$~i';

/** @var array<string, string> $_SERVER */
$host  = strtolower( (string) preg_replace( '/:' . $_SERVER['SERVER_PORT'] . '$/D', '', $_SERVER['HTTP_HOST'] ?? '' ) );
$names = array_diff( [ '127.0.0.1', 'localhost', strtolower( (string) getenv( 'UF_HOST' ) ) ], [ '' ] );
$path  = '/' . ltrim( rawurldecode( explode( '?', $_SERVER['REQUEST_URI'] )[0] ), '/' );
if ( ! in_array( $host, $names, true ) || 1 === preg_match( CLOSED, $path ) || 1 === preg_match( CLOSED, $_SERVER['SCRIPT_NAME'] ) ) {
	http_response_code( 403 );
	header( 'Content-Type: text/plain; charset=utf-8' );
	echo 'This demo answers to 127.0.0.1 and localhost, and to the name given with --host. Databases, logs and names with a dot stay closed.';
	return true;
}

// Works like a network's .htaccess: files below a site's own folder are the network's.
$below = '~^/[\w-]+(/wp-(?:admin|content|includes)/.*|/wp-[\w-]+\.php|/wp-admin)$~D';
if ( getenv( 'UF_NETWORK' ) !== false && 1 === preg_match( $below, $path, $found ) ) {
	$path = $found[1];
	$file = $_SERVER['DOCUMENT_ROOT'] . ( str_ends_with( $path, '/' ) ? $path . 'index.php' : $path );
	if ( str_ends_with( $file, '.php' ) && is_file( $file ) ) {
		$_SERVER['SCRIPT_NAME']     = substr( $file, strlen( $_SERVER['DOCUMENT_ROOT'] ) );
		$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
		$_SERVER['SCRIPT_FILENAME'] = $file;
		chdir( dirname( $file ) );
		unset( $host, $names, $path, $file, $below, $found );
		require $_SERVER['SCRIPT_FILENAME'];
		return true;
	}
	if ( is_dir( $file ) ) {
		header( 'Location: ' . $_SERVER['REQUEST_URI'] . '/', true, 301 );
		return true;
	}
	if ( is_file( $file ) ) {
		$type = ( IN_FOLDERS + TYPES )[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? mime_content_type( $file );
		header( 'Content-Type: ' . $type );
		readfile( $file );
		return true;
	}
}

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

// WordPress must find none of these variables in the global scope.
unset( $host, $names, $path, $file, $type, $below, $found );
require $_SERVER['SCRIPT_FILENAME'];
