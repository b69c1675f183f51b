<?php
/**
 * A PHP worker that counts pending responses, and is killed while it notifies another plugin of them: php killed-notifying.php
 * SITE_DIR N. It kills itself while it notifies the plugin of the Nth. It prints the id of each response that the other plugin
 * received before.
 */

declare(strict_types=1);

use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;

/** @var list<string> $argv */
[ , $ufDir, $ufNth ] = $argv;

$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$ufDir/wp-load.php";

$ufHeard = 0;
add_action(
	'userfeedback_survey_response',
	static function ( int $surveyId, int $responseId ) use ( $ufNth, &$ufHeard ): void {
		if ( ++$ufHeard === (int) $ufNth ) {
			posix_kill( posix_getpid(), SIGKILL );
		}
		echo "$responseId\n";
		flush();
	},
	10,
	2
);
Plugin::get( ResponseProcessor::class )->run();
