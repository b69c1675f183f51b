<?php
/** Makes a served site check whether visitors can reach its collector, as cron would: php check-collector.php SITE_DIR */

declare(strict_types=1);

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

do_action( 'userfeedback_check_collector' );
