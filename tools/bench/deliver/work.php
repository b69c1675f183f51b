<?php
/** Processes deliveries for some seconds and prints the results as JSON: php work.php SITE_DIR SECONDS */

declare(strict_types=1);

use UserFeedback\Deliveries\Queue\DeliveryWorker;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

$ufBefore = memory_get_usage();
$ufStart  = microtime( true );
$ufTried  = Plugin::get( DeliveryWorker::class )->run( (float) $argv[2] );

echo wp_json_encode(
	array(
		'tried'   => $ufTried,
		'seconds' => microtime( true ) - $ufStart,
		'memory'  => memory_get_peak_usage() - $ufBefore,
	)
);
