<?php
/** Sends one REST request as an owner, in a process of its own, and prints the answer: php owner.php SITE_DIR METHOD PATH [BODY] */

declare(strict_types=1);

/** @var list<string> $argv */
[ , $ufDir, $ufMethod, $ufPath ] = $argv;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require "$ufDir/wp-load.php";
wp_set_current_user( 1 );

$ufRequest = new WP_REST_Request( $ufMethod, "/userfeedback/v1/$ufPath" );
if ( isset( $argv[4] ) ) {
	$ufRequest->set_header( 'Content-Type', 'application/json' );
	$ufRequest->set_body( $argv[4] );
}
$ufAnswer = rest_do_request( $ufRequest );
if ( $ufAnswer->is_error() ) {
	fwrite( STDERR, "$ufMethod $ufPath: " . wp_json_encode( $ufAnswer->get_data() ) );
	exit( 1 );
}
echo wp_json_encode( $ufAnswer->get_data() );
