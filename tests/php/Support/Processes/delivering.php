<?php
/**
 * A worker that delivers, some seconds from now as it sees it: php delivering.php SITE_DIR ALLOWED_HOST SECONDS_FROM_NOW
 */

declare(strict_types=1);

use UserFeedback\Clock;
use UserFeedback\Deliveries\Work\RunJobs;
use UserFeedback\Plugin;

/** @var list<string> $argv */
[ , $ufDir, $ufHost, $ufLater ] = $argv;

define( 'USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS', $ufHost );
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require "$ufDir/wp-load.php";

Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( '@' . ( time() + (int) $ufLater ) ) );
echo "at it\n";
flush();
echo Plugin::get( RunJobs::class )->run( 20.0, array( 'webhook' ) ), "\n";
