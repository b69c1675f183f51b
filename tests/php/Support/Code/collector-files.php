<?php
/**
 * The collector without a web server: php collector-files.php SITE_DIR < JSON of calls {query, body}. Prints as JSON
 * what was answered, and which of the plugin's files were loaded for it.
 */

declare(strict_types=1);

use UserFeedback\Collector\Call;
use UserFeedback\Collector\MakeCollector;

define( 'SHORTINIT', true );
$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REMOTE_ADDR'] = '193.0.6.139'; // RIPE's, in the Netherlands.

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
$uf_includes = dirname( __DIR__, 4 ) . '/includes/';
require $uf_includes . 'autoload.php';

/** @var wpdb $wpdb */
$wpdb = $GLOBALS['wpdb'];
$uf_writes = array();
add_filter(
	'query',
	static function ( string $sql ) use ( &$uf_writes ): string {
		if ( 1 !== preg_match( '/^\s*(SELECT|SHOW)/i', $sql ) ) {
			$uf_writes[] = $sql;
		}
		return $sql;
	}
);

$uf_answers = array();
/** @var list<array{query: array<string, mixed>, body: string}> $uf_calls */
$uf_calls = json_decode( (string) stream_get_contents( STDIN ), true );
foreach ( $uf_calls as $uf_call ) {
	$uf_writes    = array();
	$uf_said      = MakeCollector::now()->answer( new Call( 'POST', $uf_call['query'], 'application/json', $uf_call['body'] ) );
	$uf_answers[] = array( $uf_said->status, $uf_said->json(), $uf_writes );
}
$uf_files = array_filter( get_included_files(), static fn( string $file ): bool => str_starts_with( $file, $uf_includes ) );
echo json_encode(
	array(
		'answers' => $uf_answers,
		'files'   => array_values( array_map( static fn( string $file ): string => substr( $file, strlen( $uf_includes ) ), $uf_files ) ),
	)
);
