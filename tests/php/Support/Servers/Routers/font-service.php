<?php
/**
 * A font service, for `php -S`: a stylesheet of two parts for each weight at /css2, and their files. The file `mode` in its
 * folder sets its other behavior; each request is a line of `asked`, with its client.
 */

declare(strict_types=1);

/** @var array{REQUEST_URI: string, DOCUMENT_ROOT: string, HTTP_HOST: string, HTTP_USER_AGENT?: string} $server */
$server = $_SERVER;
$root   = $server['DOCUMENT_ROOT'];
$mode   = trim( (string) file_get_contents( "$root/mode" ) );
$files  = trim( (string) file_get_contents( "$root/files" ) );
file_put_contents( "$root/asked", $server['REQUEST_URI'] . ' ' . ( $server['HTTP_USER_AGENT'] ?? '' ) . "\n", FILE_APPEND );

parse_str( (string) parse_url( $server['REQUEST_URI'], PHP_URL_QUERY ), $query );
$isSheet = '/css2' === parse_url( $server['REQUEST_URI'], PHP_URL_PATH );
if ( $isSheet && in_array( $mode, array( 'broken', 'redirecting', 'slow' ), true ) ) {
	http_response_code( array( 'broken' => 500, 'redirecting' => 302, 'slow' => 200 )[ $mode ] );
	if ( 'slow' === $mode ) {
		sleep( 8 );
	}
	header( "Location: http://{$server['HTTP_HOST']}/elsewhere" );
	return true;
}
if ( $isSheet ) {
	list( $family, $weights ) = explode( ':wght@', is_string( $query['family'] ?? null ) ? $query['family'] : ':wght@' );
	header( 'Content-Type: text/css; charset=utf-8' );
	foreach ( explode( ';', $weights ) as $weight ) {
		foreach ( array( 'latin-ext' => 'U+0100-02BA, U+1E00-1E9F', 'latin' => 'U+0000-00FF' ) as $part => $range ) {
			$place = 'elsewhere' === $mode ? 'https://elsewhere.test/' : $files;
			$range = 'sly' === $mode ? 'U+0041, url(x)' : $range;
			$name  = strtolower( str_replace( ' ', '', $family ) );
			echo "/* $part */\n@font-face {\n  font-family: 'Not $family';\n  font-style: normal;\n  font-weight: $weight;\n  font-display: swap;\n"
				. "  src: url({$place}s/$name/v1/$part-$weight.woff2) format('woff2');\n  unicode-range: $range;\n}\n";
		}
	}
	return true;
}
if ( 'lying' === $mode ) {
	header( 'Content-Type: font/woff2' );
	echo '<html><script>alert(1)</script></html>';
	return true;
}
$length = 'huge' === $mode ? 2_500_000 : 600;
$bytes  = str_pad( 'wOF2' . pack( 'N', 0x00010000 ) . pack( 'N', $length ), $length, "\x01" );
header( 'Content-Type: font/woff2' );
echo 'cut' === $mode ? substr( $bytes, 0, 300 ) : $bytes;
return true;
