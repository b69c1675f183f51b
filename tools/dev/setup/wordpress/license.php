<?php
/** Gives a site a license and activates its plan's add-ons: php license.php SITE_DIR KEY */

declare( strict_types=1 );

use UserFeedback\Licensing\Addons\AddonLifecycle;
use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

$license = Plugin::get( ChangeLicense::class )->accept( $argv[2] ?? '', true );
if ( ! $license->isValid() ) {
	fwrite( STDERR, "The license is not taken: {$license->state->value}\n" );
	exit( 1 );
}
foreach ( Addon::cases() as $addon ) {
	if ( $license->plan()->includes( $addon->plan() ) ) {
		Plugin::get( AddonLifecycle::class )->install( $addon );
		Plugin::get( AddonLifecycle::class )->activate( $addon );
	}
}
