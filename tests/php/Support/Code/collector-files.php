<?php
/**
 * The collector without a web server: php collector-files.php SITE_DIR < JSON of requests {query, body}. Prints as JSON
 * the responses, and the plugin's files that were loaded for them.
 */

declare(strict_types=1);

use UserFeedback\Responses\Collector\Collector;
use UserFeedback\Responses\Collector\Request\CollectorRequest;

define( 'SHORTINIT', true );
$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REMOTE_ADDR'] = '193.0.6.139'; // RIPE's address, in the Netherlands.

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
$ufIncludes = dirname( __DIR__, 4 ) . '/includes/';
require $ufIncludes . 'Platform/autoload.php';

/** @var wpdb $wpdb */
$wpdb     = $GLOBALS['wpdb'];
$ufReads  = array();
$ufWrites = array();
add_filter(
	'query',
	static function ( string $sql ) use ( &$ufReads, &$ufWrites ): string {
		if ( 1 === preg_match( '/^\s*(SELECT|SHOW)/i', $sql ) ) {
			$ufReads[] = $sql;
		} else {
			$ufWrites[] = $sql;
		}
		return $sql;
	}
);

$ufAnswers = array();
/** @var list<array{query: array<string, mixed>, body: string}> $ufCalls */
$ufCalls = json_decode( (string) stream_get_contents( STDIN ), true );
foreach ( $ufCalls as $ufCall ) {
	$ufReads     = array();
	$ufWrites    = array();
	$ufMade      = new CollectorRequest( 'POST', $ufCall['query'], 'application/json', $ufCall['body'] );
	$ufSaid      = Collector::for( $ufMade )->answer( $ufMade );
	$ufAnswers[] = array( $ufSaid->status, $ufSaid->json(), $ufWrites, $ufReads );
	wp_cache_flush();
}
$ufFiles = array_filter( get_included_files(), static fn( string $file ): bool => str_starts_with( $file, $ufIncludes ) );
echo json_encode(
	array(
		'answers' => $ufAnswers,
		'files'   => array_values( array_map( static fn( string $file ): string => substr( $file, strlen( $ufIncludes ) ), $ufFiles ) ),
	)
);
