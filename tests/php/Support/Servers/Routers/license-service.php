<?php
/**
 * A license service that works like the real one, for `php -S`: it rejects invalid requests, responds with the verdict in the
 * file that the environment names, and records each request next to it.
 */

declare(strict_types=1);

$verdicts = (string) getenv( 'UF_VERDICT_FILE' );
$body     = (string) file_get_contents( 'php://input' );
$question = json_decode( $body, true );
$isOne    = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && 'application/json' === ( $_SERVER['CONTENT_TYPE'] ?? '' )
	&& is_array( $question ) && array( 'key', 'site' ) === array_keys( $question );

file_put_contents( "$verdicts.asked", "$body\n", FILE_APPEND | LOCK_EX );
$verdict = trim( (string) file_get_contents( $verdicts ) );

http_response_code( $isOne ? ( 'broken' === $verdict ? 500 : 200 ) : 400 );
header( 'Content-Type: application/json' );
echo json_encode( array( 'verdict' => $verdict ) );
