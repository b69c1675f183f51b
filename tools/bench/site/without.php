<?php
/** Deactivates the plugin on a site, as its owner would: php without.php SITE_DIR */

declare(strict_types=1);

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';

deactivate_plugins( 'userfeedback/userfeedback.php' );
