<?php
/**
 * A mail server that supports enough of RFC 5321. It does what the file of its first argument says, prints the port it listens
 * on, and writes each accepted message next to that file.
 */

declare(strict_types=1);

$file   = $argv[1] ?? '';
$server = stream_socket_server( 'tcp://127.0.0.1:0' );
if ( false === $server ) {
	exit( 1 );
}
echo substr( (string) strrchr( (string) stream_socket_get_name( $server, false ), ':' ), 1 ), "\n";

for ( $client = stream_socket_accept( $server, 3600 ); false !== $client; $client = stream_socket_accept( $server, 3600 ) ) {
	$say  = static fn( string $line ): int => (int) fwrite( $client, "$line\r\n" );
	$from = '';
	$to   = array();
	$say( '220 loopback' );
	for ( $line = fgets( $client ); false !== $line; $line = fgets( $client ) ) {
		$does = trim( (string) file_get_contents( $file ) );
		$verb = strtoupper( substr( $line, 0, 4 ) );
		if ( 'QUIT' === $verb ) {
			$say( '221 Bye' );
			break;
		}
		if ( 'MAIL' === $verb ) {
			$from = trim( $line );
			$to   = array();
			$say( '250 OK' );
		} elseif ( 'RCPT' === $verb && 'hang up' === $does ) {
			break;
		} elseif ( 'RCPT' === $verb && ( 'busy' === $does || 'refuse' === $does ) ) {
			$say( 'busy' === $does ? '451 4.7.1 Try again later' : '550 5.1.1 No such box here' );
		} elseif ( 'RCPT' === $verb ) {
			if ( 'slow' === $does ) {
				usleep( 1_200_000 );
			}
			$to[] = trim( $line );
			$say( '250 OK' );
		} elseif ( 'DATA' === $verb ) {
			$say( '354 Go on' );
			$raw = '';
			for ( $part = fgets( $client ); false !== $part && ".\r\n" !== $part; $part = fgets( $client ) ) {
				$raw .= str_starts_with( $part, '..' ) ? substr( $part, 1 ) : $part;
			}
			$mail = array( 'from' => $from, 'to' => $to, 'raw' => base64_encode( $raw ) );
			file_put_contents( "$file.taken", base64_encode( (string) json_encode( $mail ) ) . "\n", FILE_APPEND | LOCK_EX );
			$say( '250 Taken' );
		} else {
			$say( '250 OK' ); // HELO, EHLO, RSET, NOOP.
		}
	}
	fclose( $client );
}
