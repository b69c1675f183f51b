<?php
/** Sets the address at which a site is served: php address.php SITE_DIR URL */

declare(strict_types=1);

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

update_option( 'home', $argv[2] ?? '' );
update_option( 'siteurl', $argv[2] ?? '' );
