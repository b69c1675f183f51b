<?php
/** Allows webhooks of the bench's site to go to these: php allow.php SITE_DIR HOST:PORT... */

declare(strict_types=1);

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

update_option( 'uf_bench_hosts', implode( ',', array_slice( $argv, 2 ) ) );
