<?php
/**
 * A worker of PHP that is killed while it takes an answer: php killed.php SITE_DIR rest|collector SURVEY_ID TABLE before|after|refused < BODY.
 * It kills itself, hard, before its first INSERT into that table (of ours) is sent, or before whatever it does next; so nothing of it runs to an
 * end. Or the database refuses whatever is asked of that table, and then, as without a table, it lives on and prints status and body.
 */

declare(strict_types=1);

use UserFeedback\Collector\Call;
use UserFeedback\Collector\MakeCollector;

/** @var list<string> $argv */
[ , $uf_dir, $uf_way, $uf_survey, $uf_table, $uf_when ] = $argv;

$_SERVER['HTTP_HOST']      = '127.0.0.1';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REMOTE_ADDR']    = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'POST';
$uf_body                   = (string) stream_get_contents( STDIN );
if ( 'collector' === $uf_way ) {
	define( 'SHORTINIT', true );
}
require "$uf_dir/wp-load.php";
require_once dirname( __DIR__, 4 ) . '/includes/autoload.php';

$uf_is_sent = false;
$uf_die     = static function (): never {
	posix_kill( posix_getpid(), SIGKILL );
	exit( 1 ); // Never reached: nobody survives the line before.
};
if ( '' !== $uf_table ) {
	add_filter(
		'query',
		static function ( string $sql ) use ( $uf_table, $uf_when, $uf_die, &$uf_is_sent ): string {
			if ( 'refused' === $uf_when ) {
				return str_contains( $sql, "_uf_$uf_table" ) ? 'SELECT nothing FROM uf_nowhere' : $sql;
			}
			$is_it = 1 === preg_match( "/\\AINSERT.*_uf_$uf_table\\b/s", $sql );
			if ( $uf_is_sent || ( $is_it && 'before' === $uf_when ) ) {
				$uf_die();
			}
			$uf_is_sent = $is_it;
			return $sql;
		}
	);
}

if ( 'collector' === $uf_way ) {
	$uf_said   = MakeCollector::now()->answer( new Call( 'POST', array( 'survey' => $uf_survey, 'do' => 'response' ), 'application/json', $uf_body ) );
	$uf_answer = array( $uf_said->status, $uf_said->json() );
} else {
	/** @var WP_REST_Request<array<string, mixed>> $uf_request */
	$uf_request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$uf_survey/responses" );
	$uf_request->set_header( 'Content-Type', 'application/json' );
	$uf_request->set_body( $uf_body );
	$uf_said   = rest_get_server()->dispatch( $uf_request );
	$uf_answer = array( $uf_said->get_status(), (string) wp_json_encode( $uf_said->get_data() ) );
}
if ( $uf_is_sent ) {
	$uf_die(); // It was the last query: now the answer would have gone out.
}
echo json_encode( $uf_answer );
