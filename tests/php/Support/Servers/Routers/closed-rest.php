<?php
/** A site whose REST API is closed to visitors, like some security plugins do. For PHP's own server. */

declare(strict_types=1);

/** @var array{REQUEST_URI: string} $_SERVER */
$path = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( str_starts_with( $path, '/wp-json/' ) ) {
	http_response_code( 401 );
	header( 'Content-Type: application/json' );
	echo '{"code":"rest_forbidden","message":"No.","data":{"status":401}}';
	return true;
}
return require dirname( __DIR__, 5 ) . '/tools/dev/setup/wordpress/router.php';
