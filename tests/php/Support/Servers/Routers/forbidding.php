<?php
/** A server that blocks direct calls of PHP files below wp-content, as some hosts do. For PHP's own server. */

declare(strict_types=1);

/** @var array{REQUEST_URI: string} $_SERVER */
if ( 1 === preg_match( '#/wp-content/.*\.php\z#', (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ) ) {
	http_response_code( 403 );
	echo '<h1>Forbidden</h1>';
	return true;
}
return require dirname( __DIR__, 5 ) . '/tools/dev/setup/wordpress/router.php';
