<?php
declare(strict_types=1);

/**
 * A webhook receiver on loopback with every misbehavior, each at its own path, that records what it receives. Arguments: its
 * folder, the packages' autoload file, a secret. It rejects what real receivers reject.
 */

use StandardWebhooks\Webhook;

[ , $ufFolder, $ufAutoload, $ufSecret ] = $argv;
require $ufAutoload;

$ufServer = stream_socket_server( 'tcp://127.0.0.1:0' );
if ( false === $ufServer ) {
	exit( 1 );
}
file_put_contents( "$ufFolder/place.new", stream_socket_get_name( $ufServer, false ) );
rename( "$ufFolder/place.new", "$ufFolder/place" );

/**
 * Method, path, query, headers and body; null while incomplete.
 *
 * @return array{string, string, string, array<string, string>, string}|null
 */
function ufRead( string $bytes ): ?array {
	[ $head, $body ] = explode( "\r\n\r\n", $bytes, 2 ) + array( '', null );
	if ( null === $body ) {
		return null;
	}
	$lines               = explode( "\r\n", $head );
	[ $method, $target ] = explode( ' ', array_shift( $lines ), 3 ) + array( '', '' );
	[ $path, $query ]    = explode( '?', $target, 2 ) + array( '', '' );
	$headers             = array();
	foreach ( $lines as $line ) {
		[ $name, $value ]               = explode( ':', $line, 2 ) + array( '', '' );
		$headers[ strtolower( $name ) ] = trim( $value );
	}
	return strlen( $body ) < (int) ( $headers['content-length'] ?? 0 ) ? null : array( $method, $path, $query, $headers, $body );
}

/**
 * Why a real one would reject it.
 *
 * @param array<string, string> $headers
 */
function ufRefusal( string $method, string $query, array $headers, string $body, string $bytes ): ?string {
	$type   = $headers['content-type'] ?? '';
	$isFull = in_array( $method, array( 'POST', 'PUT', 'PATCH' ), true );
	$lines  = str_contains( $type, 'ndjson' ) ? explode( "\n", rtrim( $body, "\n" ) ) : array( $body );
	$parsed = array_map( static fn( string $line ): mixed => json_decode( $line, true ), $lines );
	return match ( true ) {
		strlen( (string) strtok( $bytes, "\r" ) ) > 8190                          => '414 URI Too Long',
		! isset( $headers['host'] )                                               => '400 No Host',
		$isFull && ! isset( $headers['content-length'] )                          => '411 Length Required',
		strlen( $body ) !== (int) ( $headers['content-length'] ?? 0 )             => '400 Wrong Length',
		strlen( $body ) > 20_480 * count( $lines )                                => '413 Too Large',
		str_contains( $type, 'json' ) && in_array( null, $parsed, true )          => '422 No JSON',
		str_contains( $type, 'xml' ) && false === @simplexml_load_string( $body ) => '422 No XML',
		'' !== $query && 1 === preg_match( '/[^\x21-\x7E]/', $query )             => '400 Bad Query',
		default                                                                   => null,
	};
}

/** @param array<string, string> $headers */
function ufIsSigned( string $secret, array $headers, string $content ): bool {
	try {
		( new Webhook( $secret ) )->verify( $content, $headers );
	} catch ( Exception ) {
		return false;
	}
	return true;
}

function ufAnswer( string $status, string $body = '', string ...$headers ): string {
	$length = strlen( $body );
	return implode( "\r\n", array( "HTTP/1.1 $status", "Content-Length: $length", 'Connection: close', ...$headers ) ) . "\r\n\r\n$body";
}

/**
 * Returns what is sent, and the delay before each; `null` at the end leaves the connection open.
 *
 * @param array<string, string> $headers
 * @return list<array{float, string}|null>
 */
function ufManners( string $path, array $headers, string $content, string $bytes, string $secret ): array {
	$later = gmdate( 'D, d M Y H:i:s', time() + 600 ) . ' GMT';
	$drops = static fn( string $text ): array => array_map(
		static fn( string $drop ): array => array( 0.05, $drop ),
		str_split( $text )
	);
	$drip  = $drops( str_repeat( "X-Drop: 1\r\n", 400 ) );
	$whole = "HTTP/1.1 200 OK\r\nContent-Length: 4000\r\n";
	$long  = str_repeat( 'X-Pad: ' . str_repeat( 'p', 1_000 ) . "\r\n", 200 );
	return match ( $path ) {
		'/empty'     => array( array( 0, "HTTP/1.1 204 No Content\r\n\r\n" ) ),
		'/hang'      => array( null ),
		'/drip'      => array( array( 0, $whole ), ...$drip ),
		'/drip-body' => array( array( 0, "$whole\r\n" ), ...$drops( str_repeat( '.', 4_000 ) ) ),
		'/redirect'  => array( array( 0, ufAnswer( '302 Found', '', "Location: http://{$headers['host']}/inside?key=K7s3cr3t" ) ) ),
		'/elsewhere' => array( array( 0, ufAnswer( '308 Permanent Redirect' ) ) ),
		'/gone'      => array( array( 0, ufAnswer( '410 Gone' ) ) ),
		'/busy'      => array( array( 0, ufAnswer( '429 Too Many Requests', 'slow down', 'Retry-After: 120' ) ) ),
		'/busy-date' => array( array( 0, ufAnswer( '503 Service Unavailable', '', "retry-after: $later" ) ) ),
		'/busy-long' => array( array( 0, ufAnswer( '429 Too Many Requests', '', 'Retry-After: 999999999' ) ) ),
		'/busy-mad'  => array( array( 0, ufAnswer( '429 Too Many Requests', '', 'Retry-After: soon' ) ) ),
		'/error'     => array( array( 0, ufAnswer( '500 Internal Server Error', 'at line 7' ) ) ),
		'/not-found' => array( array( 0, ufAnswer( '404 Not Found' ) ) ),
		'/close'     => array(),
		'/cut'       => array( array( 0, "HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\nonly this" ) ),
		'/more'      => array( array( 0, "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nmore than four" ) ),
		// In pieces: on some machines, generating 40 MB of text takes longer than a sender waits.
		'/huge'      => array( array( 0, "HTTP/1.1 200 OK\r\n\r\n" ), ...array_fill( 0, 640, array( 0, str_repeat( 'huge ', 12_500 ) ) ) ),
		'/long-head' => array( array( 0, "HTTP/1.1 200 OK\r\n$long\r\n" ) ),
		'/garbage'   => array( array( 0, "SSH-2.0-OpenSSH_9.2\r\n" ) ),
		'/early'     => array( array( 0, "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" . ufAnswer( '201 Created', 'made' ) ) ),
		'/odd-lines' => array( array( 0, "HTTP/1.1 200 OK\r\nX-Empty:\r\n: nameless\r\nhttp/1.1 500: no\r\n folded\r\n\r\nfine" ) ),
		'/binary'    => array( array( 0, ufAnswer( '200 OK', "\xFF\xFE\x00caf\xC3\xA9\x07" ) ) ),
		'/echo'      => array( array( 0, ufAnswer( '200 OK', $bytes ) ) ),
		'/slow'      => array( array( 0.2, ufAnswer( '200 OK' ) ) ),
		'/signed'    => array( array( 0, ufAnswer( ufIsSigned( $secret, $headers, $content ) ? '200 OK' : '401 Unauthorized' ) ) ),
		default      => array( array( 0, ufAnswer( '200 OK', '{"ok":true}' ) ) ),
	};
}

/** @var array<int, array{line: resource, bytes: string, at: float, say: list<array{float, string}|null>|null, path: string}> $ufOpen */
$ufOpen  = array();
$ufMoods = 0;
while ( is_dir( $ufFolder ) ) {
	$ufRead  = array( $ufServer, ...array_column( $ufOpen, 'line' ) );
	$ufWrite = null;
	stream_select( $ufRead, $ufWrite, $ufWrite, 0, 5_000 );
	if ( in_array( $ufServer, $ufRead, true ) ) {
		$ufLine = stream_socket_accept( $ufServer, 0 );
		if ( false !== $ufLine ) {
			stream_set_blocking( $ufLine, false );
			$ufOpen[ (int) $ufLine ] = array( 'line' => $ufLine, 'bytes' => '', 'at' => 0.0, 'say' => null, 'path' => '' );
		}
	}
	foreach ( $ufOpen as $ufId => $ufOne ) {
		$ufBytes = (string) @fread( $ufOne['line'], 65_536 );
		$ufEnds  = '' === $ufBytes && feof( $ufOne['line'] );
		if ( null === $ufOne['say'] && ! $ufEnds ) {
			$ufOne['bytes'] .= $ufBytes;
			$ufGot           = ufRead( $ufOne['bytes'] );
			if ( str_starts_with( $ufOne['bytes'], "\x16" ) ) {
				$ufOne['say'] = array( array( 0, ufAnswer( '400 Plain HTTP here' ) ) );
			} elseif ( null !== $ufGot ) {
				[ $ufMethod, $ufPath, $ufQuery, $ufHeaders, $ufBody ] = $ufGot;
				$ufBusy = count( array_filter( $ufOpen, static fn( array $one ): bool => null !== $one['say'] ) ) + 1;
				file_put_contents(
					"$ufFolder/got",
					json_encode( array( $ufMethod, $ufPath, $ufQuery, $ufHeaders, $ufBody, $ufBusy ), JSON_INVALID_UTF8_SUBSTITUTE ) . "\n",
					FILE_APPEND
				);
				$ufNo = ufRefusal( $ufMethod, $ufQuery, $ufHeaders, $ufBody, $ufOne['bytes'] );
				if ( '/moody' === $ufPath ) { // It mostly works, and records what it accepts then.
					$ufMood = $ufMoods++ % 13;
					$ufIll  = array( '/error', '/redirect', '/close', '/garbage', '/busy-mad' );
					$ufPath = 0 === $ufMood % 3 ? $ufIll[ intdiv( $ufMood, 3 ) ] : '/';
					if ( '/' === $ufPath ) {
						file_put_contents( "$ufFolder/took", ( $ufHeaders['webhook-id'] ?? '' ) . "\n", FILE_APPEND );
					}
				}
				$ufContent     = in_array( $ufMethod, array( 'GET', 'DELETE' ), true ) ? $ufQuery : $ufBody;
				$ufOne['path'] = $ufPath;
				$ufOne['at']   = microtime( true );
				$ufOne['say']  = null === $ufNo
					? ufManners( $ufPath, $ufHeaders, $ufContent, $ufOne['bytes'], $ufSecret )
					: array( array( 0, ufAnswer( $ufNo ) ) );
			}
		}
		$ufWasCut = $ufEnds && array() !== ( $ufOne['say'] ?? array() );
		if ( $ufWasCut ) {
			file_put_contents( "$ufFolder/cut", "{$ufOne['path']}\n", FILE_APPEND );
		}
		while ( ! $ufEnds && isset( $ufOne['say'][0] ) && microtime( true ) >= $ufOne['at'] + $ufOne['say'][0][0] ) {
			$ufText = (string) ( $ufOne['say'][0][1] ?? '' );
			array_shift( $ufOne['say'] );
			$ufSent = @fwrite( $ufOne['line'], $ufText );
			if ( false === $ufSent ) {
				$ufEnds = true;
				file_put_contents( "$ufFolder/cut", "{$ufOne['path']}\n", FILE_APPEND );
			} elseif ( $ufSent < strlen( $ufText ) ) {
				array_unshift( $ufOne['say'], array( 0.0, substr( $ufText, $ufSent ) ) );
				break;
			}
			$ufOne['at'] = microtime( true );
		}
		$ufOpen[ $ufId ] = $ufOne;
		if ( $ufEnds || array() === $ufOne['say'] ) {
			fclose( $ufOne['line'] );
			unset( $ufOpen[ $ufId ] );
		}
	}
}
