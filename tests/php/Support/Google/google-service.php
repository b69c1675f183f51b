<?php
/** The parts of Google that this plugin uses: php google-service.php PORT FILE, see GoogleService. */

declare(strict_types=1);

use UserFeedback\Tests\Support\Google\GoogleService;

require __DIR__ . '/GoogleAnswer.php';
require __DIR__ . '/GoogleOauth.php';
require __DIR__ . '/GoogleDrive.php';
require __DIR__ . '/GoogleSheets.php';
require __DIR__ . '/GoogleService.php';

/** @var list<string> $argv */
[ , $port, $file ] = $argv;
( new GoogleService( $file ) )->serve( (int) $port );
