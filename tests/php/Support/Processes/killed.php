<?php
/**
 * A worker of PHP that is killed while it takes an answer: php killed.php SITE_DIR rest|collector SURVEY_ID TABLE
 * before|after|refused < BODY.
 * It kills itself, hard, before its first INSERT into that table (of ours) is sent, or before whatever it does next; so
 * nothing of it runs to an
 * end. Or the database refuses whatever is asked of that table, and then, as without a table, it lives on and prints status and body.
 */

declare(strict_types=1);

use UserFeedback\Collector\Request\Call;
use UserFeedback\Collector\MakeCollector;

/** @var list<string> $argv */
[ , $ufDir, $ufWay, $ufSurvey, $ufTable, $ufWhen ] = $argv;

$_SERVER['HTTP_HOST']      = '127.0.0.1';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REMOTE_ADDR']    = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'POST';
$ufBody                    = (string) stream_get_contents( STDIN );
if ( 'collector' === $ufWay ) {
	define( 'SHORTINIT', true );
}
require "$ufDir/wp-load.php";
require_once dirname( __DIR__, 4 ) . '/includes/autoload.php';

$ufIsSent = false;
$ufDie    = static function (): never {
	posix_kill( posix_getpid(), SIGKILL );
	exit( 1 ); // Never reached: nobody survives the line before.
};
if ( '' !== $ufTable ) {
	add_filter(
		'query',
		static function ( string $sql ) use ( $ufTable, $ufWhen, $ufDie, &$ufIsSent ): string {
			if ( 'refused' === $ufWhen ) {
				return str_contains( $sql, "_uf_$ufTable" ) ? 'SELECT nothing FROM uf_nowhere' : $sql;
			}
			$isIt = 1 === preg_match( "/\\AINSERT.*_uf_$ufTable\\b/s", $sql );
			if ( $ufIsSent || ( $isIt && 'before' === $ufWhen ) ) {
				$ufDie();
			}
			$ufIsSent = $isIt;
			return $sql;
		}
	);
}

if ( 'collector' === $ufWay ) {
	$ufCall   = new Call( 'POST', array( 'survey' => $ufSurvey, 'do' => 'response' ), 'application/json', $ufBody );
	$ufSaid   = MakeCollector::for( $ufCall )->answer( $ufCall );
	$ufAnswer = array( $ufSaid->status, $ufSaid->json() );
} else {
	/** @var WP_REST_Request<array<string, mixed>> $ufRequest */
	$ufRequest = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$ufSurvey/responses" );
	$ufRequest->set_header( 'Content-Type', 'application/json' );
	$ufRequest->set_body( $ufBody );
	$ufSaid   = rest_get_server()->dispatch( $ufRequest );
	$ufAnswer = array( $ufSaid->get_status(), (string) wp_json_encode( $ufSaid->get_data() ) );
}
if ( $ufIsSent ) {
	$ufDie(); // It was the last query: now the answer would have gone out.
}
echo json_encode( $ufAnswer );
