<?php
/** The plugin directory, for `php -S`: describes a plugin at /info, and serves the archives in its folder. */

declare(strict_types=1);

/** @var array{REQUEST_URI: string, DOCUMENT_ROOT: string, HTTP_HOST: string} $server */
$server = $_SERVER;
$path   = (string) parse_url( $server['REQUEST_URI'], PHP_URL_PATH );
if ( '/no-updates' === $path ) { // After an installation, WordPress checks for updates of everything.
	header( 'Content-Type: application/json' );
	echo '{"plugins":[],"themes":[],"no_update":[],"translations":[]}';
	return true;
}
if ( '/info' !== $path ) {
	return false; // PHP's own server serves the file.
}
parse_str( (string) parse_url( $server['REQUEST_URI'], PHP_URL_QUERY ), $query );
/** @var array{request?: array{slug?: string}} $query */
$slug = basename( $query['request']['slug'] ?? '' );
header( 'Content-Type: application/json' );
if ( ! is_file( $server['DOCUMENT_ROOT'] . "/$slug.zip" ) ) {
	http_response_code( 404 );
	echo '{"error":"Plugin not found."}';
	return true;
}
echo json_encode(
	array(
		'name'          => $slug,
		'slug'          => $slug,
		'version'       => '1.0',
		'download_link' => "http://{$server['HTTP_HOST']}/$slug.zip",
	)
);
return true;
