<?php
/** A site that keeps strangers out of its REST API, in the words of the variable UF_REST_REFUSAL: a status and a body. For PHP's own server. */

declare(strict_types=1);

/** @var array{REQUEST_URI: string} $_SERVER */
if ( str_starts_with( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ), '/wp-json/' ) ) {
	[ $uf_status, $uf_body ] = explode( ' ', (string) getenv( 'UF_REST_REFUSAL' ), 2 ) + array( '', '' );
	http_response_code( (int) $uf_status );
	echo $uf_body;
	return true;
}
return require dirname( __DIR__, 3 ) . '/bin/setup/wordpress/router.php';
