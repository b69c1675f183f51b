<?php
/**
 * A publisher's server, for `php -S`: serves the folder that the environment names, by path. `hang` never gets a response, a
 * number is a status.
 */

declare(strict_types=1);

$folder = (string) getenv( 'UF_RELEASES' );
$path   = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? (string) preg_replace( '/[^\w.-]/', '', $_SERVER['REQUEST_URI'] ) : '';
$agent  = is_string( $_SERVER['HTTP_USER_AGENT'] ?? null ) ? $_SERVER['HTTP_USER_AGENT'] : '';
file_put_contents( "$folder/.asked", "$path $agent\n", FILE_APPEND | LOCK_EX );
$text = is_file( "$folder/$path" ) ? (string) file_get_contents( "$folder/$path" ) : '404';
if ( 'hang' === $text ) {
	echo '{';
	flush();
	sleep( 60 );
	return;
}
if ( 1 === preg_match( '/\A\d{3}\z/', $text ) ) {
	http_response_code( (int) $text );
	header( 'Location: /moved.json' );
	return;
}
echo $text;
