<?php
/**
 * A PHP worker that is killed while it accepts a visitor's request, or while it counts votes: php killed.php SITE_DIR
 * rest|collector|fold TO PATTERN before|after|refused < BODY. TO is the path of a route, or the collector's query. It kills
 * itself before it sends the first statement that matches the pattern, or before its next action, so nothing runs to the end.
 * Or the database rejects each matching statement. Then, as with an empty pattern, it continues and prints status and body, or
 * how many votes it counted.
 */

declare(strict_types=1);

use UserFeedback\Plugin;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\Responses\Collector\Collector;
use UserFeedback\Responses\Collector\Request\CollectorRequest;

/** @var list<string> $argv */
[ , $ufDir, $ufWay, $ufTo, $ufPattern, $ufWhen ] = $argv;

$_SERVER['HTTP_HOST']      = '127.0.0.1';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REMOTE_ADDR']    = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'POST';
$ufBody                    = (string) stream_get_contents( STDIN );
if ( 'collector' === $ufWay ) {
	define( 'SHORTINIT', true );
}
require "$ufDir/wp-load.php";
require_once dirname( __DIR__, 4 ) . '/includes/Platform/autoload.php';

$ufIsSent = false;
$ufDie    = static function (): never {
	posix_kill( posix_getpid(), SIGKILL );
	exit( 1 ); // Never reached: the line before ends the process.
};
if ( '' !== $ufPattern ) {
	add_filter(
		'query',
		static function ( string $sql ) use ( $ufPattern, $ufWhen, $ufDie, &$ufIsSent ): string {
			$isIt = 1 === preg_match( "/$ufPattern/s", $sql );
			if ( 'refused' === $ufWhen ) {
				return $isIt ? 'SELECT nothing FROM uf_nowhere' : $sql;
			}
			if ( $ufIsSent || ( $isIt && 'before' === $ufWhen ) ) {
				$ufDie();
			}
			$ufIsSent = $isIt;
			return $sql;
		}
	);
}

if ( 'fold' === $ufWay ) {
	$ufAnswer = array( Plugin::get( CountVotes::class )->run(), '' );
} elseif ( 'collector' === $ufWay ) {
	parse_str( $ufTo, $ufQuery );
	$ufCall   = new CollectorRequest( 'POST', $ufQuery, 'application/json', $ufBody );
	$ufSaid   = Collector::for( $ufCall )->answer( $ufCall );
	$ufAnswer = array( $ufSaid->status, $ufSaid->json() );
} else {
	/** @var WP_REST_Request<array<string, mixed>> $ufRequest */
	$ufRequest = new WP_REST_Request( 'POST', "/userfeedback/v1/$ufTo" );
	$ufRequest->set_header( 'Content-Type', 'application/json' );
	$ufRequest->set_body( $ufBody );
	$ufSaid   = rest_get_server()->dispatch( $ufRequest );
	$ufAnswer = array( $ufSaid->get_status(), (string) wp_json_encode( $ufSaid->get_data() ) );
}
if ( $ufIsSent ) {
	$ufDie(); // It was the last query: now the response would be sent.
}
echo json_encode( $ufAnswer );
