<?php
/**
 * A PHP worker that writes to Google: php google-worker.php SITE_DIR URL DOES.
 *
 * `deliver` sends what is due. `die` kills itself after rows are assigned to responses and before they are written.⏎`token`
 * prints `ready`, waits for a line, and prints the token that it gets.
 */

declare(strict_types=1);

use UserFeedback\Deliveries\GoogleSheets\Connect\AccessTokenProvider;
use UserFeedback\Deliveries\Queue\DeliveryWorker;
use UserFeedback\Plugin;

/** @var list<string> $argv */
[ , $ufDir, $ufUrl, $ufDoes ] = $argv;

$_SERVER['HTTP_HOST'] = '127.0.0.1';
define( 'USERFEEDBACK_GOOGLE_API', $ufUrl );
require "$ufDir/wp-load.php";

if ( 'token' === $ufDoes ) {
	$ufGive = Plugin::get( AccessTokenProvider::class );
	echo "ready\n";
	fgets( STDIN ); // Until all are ready.
	echo $ufGive->run() . "\n";
	return;
}
if ( 'die' === $ufDoes ) {
	add_filter(
		'pre_http_request',
		static function ( mixed $answer, array $request, string $url ): mixed {
			if ( str_contains( $url, 'values:batchUpdate' ) ) {
				posix_kill( posix_getpid(), SIGKILL );
			}
			return $answer;
		},
		10,
		3
	);
}
Plugin::get( DeliveryWorker::class )->run( 60.0, array( 'google' ) );
