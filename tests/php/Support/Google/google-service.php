<?php
/**
 * Google, as far as this plugin speaks with it: php google-service.php PORT FILE.
 *
 * OAuth with its page of consent, Drive's files and Sheets' values, on 127.0.0.1. What it knows is in the file, so that a test
 * reads and changes it; it refuses what Google refuses. Each call is answered by a process of its own, which can hang, and
 * die without a word before or after it did what was asked.
 */

declare(strict_types=1);

require __DIR__ . '/GoogleAnswer.php';
require __DIR__ . '/GoogleOauth.php';
require __DIR__ . '/GoogleDrive.php';
require __DIR__ . '/GoogleSheets.php';

use UserFeedback\Tests\Support\Google\GoogleAnswer;
use UserFeedback\Tests\Support\Google\GoogleDrive;
use UserFeedback\Tests\Support\Google\GoogleOauth;
use UserFeedback\Tests\Support\Google\GoogleSheets;

/** @var list<string> $argv */
[ , $port, $file ] = $argv;

/** What is done with the file is done by one process at a time. */
$with = static function ( string $file, callable $work ): mixed {
	$handle = fopen( "$file.lock", 'c' );
	flock( $handle, LOCK_EX );
	$state = json_decode( (string) file_get_contents( $file ), true );
	$said  = $work( $state );
	file_put_contents( "$file.new", json_encode( $state, JSON_UNESCAPED_UNICODE ) );
	rename( "$file.new", $file );
	flock( $handle, LOCK_UN );
	return $said;
};

$answer = static function ( array $call ) use ( $file, $with ): ?GoogleAnswer {
	$planned = $with(
		$file,
		static function ( array &$state ) use ( $call ): ?array {
			$state['asked'][] = array( $call['method'], $call['path'], $call['query'], $call['body'] );
			foreach ( $state['plans'] as $index => $plan ) {
				if ( 1 === preg_match( $plan['at'], "{$call['method']} {$call['path']}" ) && $state['plans'][ $index ]['skip']-- <= 0 ) {
					if ( --$state['plans'][ $index ]['times'] <= 0 ) {
						array_splice( $state['plans'], $index, 1 );
					}
					return $plan;
				}
			}
			return null;
		}
	);
	if ( 'status' === ( $planned['do'] ?? '' ) ) {
		return new GoogleAnswer( $planned['status'], $planned['body'], $planned['headers'] ?? array() );
	}
	if ( 'die before' === ( $planned['do'] ?? '' ) ) {
		return null;
	}
	if ( 'hang' === ( $planned['do'] ?? '' ) ) {
		usleep( 1_000 * $planned['milliseconds'] );
	}
	$said = $with(
		$file,
		static fn( array &$state ): GoogleAnswer => GoogleOauth::answer( $state, $call )
			?? GoogleDrive::answer( $state, $call )
			?? GoogleSheets::answer( $state, $call )
			?? GoogleAnswer::error( 404, 'notFound', 'No such address.' )
	);
	return 'die after' === ( $planned['do'] ?? '' ) ? null : $said;
};

$server = stream_socket_server( "tcp://127.0.0.1:$port" );
pcntl_signal( SIGCHLD, SIG_IGN );
while ( true ) {
	$connection = @stream_socket_accept( $server, -1 ); // Interrupted by the end of a child.
	if ( false === $connection ) {
		continue;
	}
	if ( 0 !== pcntl_fork() ) {
		fclose( $connection );
		continue;
	}
	fclose( $server );
	$line    = (string) fgets( $connection );
	$headers = array();
	while ( '' !== ( $header = trim( (string) fgets( $connection ) ) ) ) {
		[ $name, $value ]               = explode( ':', $header, 2 ) + array( '', '' );
		$headers[ strtolower( $name ) ] = trim( $value );
	}
	if ( isset( $headers['expect'] ) ) {
		fwrite( $connection, "HTTP/1.1 100 Continue\r\n\r\n" );
	}
	$left = (int) ( $headers['content-length'] ?? 0 );
	$body = $left > 0 ? (string) stream_get_contents( $connection, $left ) : '';
	if ( 1 === preg_match( '~^(\w+) (\S+) HTTP~', $line, $found ) ) {
		$query = array();
		foreach ( array_filter( explode( '&', (string) parse_url( $found[2], PHP_URL_QUERY ) ) ) as $pair ) {
			[ $name, $value ]              = explode( '=', $pair, 2 ) + array( '', '' );
			$query[ urldecode( $name ) ][] = urldecode( $value );
		}
		$said = $answer(
			array(
				'method'  => $found[1],
				'path'    => rawurldecode( (string) parse_url( $found[2], PHP_URL_PATH ) ),
				'query'   => $query,
				'headers' => $headers,
				'body'    => $body,
			)
		);
		if ( null !== $said ) {
			fwrite( $connection, $said->raw() );
		}
	}
	fclose( $connection );
	exit( 0 );
}
