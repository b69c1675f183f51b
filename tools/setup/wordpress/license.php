<?php
/**
 * Gives a site a licence and switches its plan's add-ons on: php license.php SITE_DIR KEY
 */

declare( strict_types=1 );

use UserFeedback\Licensing\Addon;
use UserFeedback\Plugin;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

$plugin  = Plugin::instance();
$licence = $plugin->editions()->changeLicence()->accept( $argv[2] ?? '', true );
if ( ! $licence->isValid() ) {
	fwrite( STDERR, "The licence is not taken: {$licence->state->value}\n" );
	exit( 1 );
}
foreach ( Addon::cases() as $addon ) {
	if ( $licence->plan()->includes( $addon->plan() ) ) {
		$plugin->editions()->addons()->install( $addon );
		$plugin->editions()->addons()->activate( $addon );
	}
}
