<?php
declare(strict_types=1);

/**
 * The collector: takes responses, impressions and starts with a sixth of what REST costs, because it loads only the
 * core of WordPress (SHORTINIT). It answers the same bodies with the same words and statuses.
 *
 * POST collect.php?survey=1&do=response|impression|start, and ?do=check for the site's own check. It does nothing
 * until that check has reached it. Which WordPress to load is found from where this file lies, never from the request.
 */

use UserFeedback\Collector\Request\Door;
use UserFeedback\Collector\FindWordPress;
use UserFeedback\Collector\MakeCollector;

if ( defined( 'ABSPATH' ) ) {
	return; // This is an address of its own, not a part of a page.
}

define( 'SHORTINIT', true );
define( 'USERFEEDBACK_COLLECTOR', true ); // Its classes are loaded before WordPress is; called by themselves they do nothing.
if ( is_readable( dirname( __DIR__ ) . '/autoload.php' ) ) {
	require dirname( __DIR__ ) . '/autoload.php';
}
if ( ! class_exists( Door::class ) ) {
	http_response_code( 503 ); // The plugin is being replaced, and half of it lies here: the browser sends it again.
	header( 'Retry-After: 5' );
	return;
}

$userfeedbackDoor = Door::open();
$userfeedbackWp   = $userfeedbackDoor->call->isPost() ? FindWordPress::from( __FILE__ ) : null;

// Here and in no function, because WordPress expects the global scope.
if ( null !== $userfeedbackWp ) {
	require $userfeedbackWp;
	$userfeedbackDoor->say( MakeCollector::for( $userfeedbackDoor->call )->answer( $userfeedbackDoor->call ) );
}
