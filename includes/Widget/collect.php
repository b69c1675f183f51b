<?php
declare(strict_types=1);

/**
 * The collector: takes responses, impressions, starts, and visits' steps at a sixth of the cost of REST, because it loads only the
 * core of WordPress (SHORTINIT). It accepts the same bodies and replies with the same texts and statuses.
 *
 * POST collect.php?survey=1&do=response|impression|start|steps, and ?do=check for the site's own check. It does nothing until that
 * check has reached it. It finds WordPress from this file's location, never from the request.
 */

use UserFeedback\Responses\Collector\Collector;
use UserFeedback\Responses\Collector\FindWordPress;
use UserFeedback\Responses\Collector\Request\CollectorResponder;

if ( defined( 'ABSPATH' ) ) {
	return; // This file is an endpoint, not part of a page.
}

define( 'SHORTINIT', true );
define( 'USERFEEDBACK_COLLECTOR', true ); // Its classes are loaded before WordPress; requested directly they do nothing.
// Not in a function, because WordPress expects the global scope.
try {
	if ( is_readable( dirname( __DIR__ ) . '/Platform/autoload.php' ) ) {
		require dirname( __DIR__ ) . '/Platform/autoload.php';
	}
	$userfeedbackResponder = CollectorResponder::open();
	$userfeedbackWp        = $userfeedbackResponder->request->isPost() ? FindWordPress::from( __FILE__ ) : null;
	if ( null !== $userfeedbackWp ) {
		require $userfeedbackWp;
		$userfeedbackResponder->setResponse( Collector::for( $userfeedbackResponder->request )->answer( $userfeedbackResponder->request ) );
	}
} catch ( Throwable $userfeedbackError ) {
	if ( isset( $userfeedbackResponder ) ) {
		/** @var CollectorResponder $userfeedbackResponder */
		$userfeedbackResponder->fail( $userfeedbackError );
	} else {
		header( 'Retry-After: 5', true, 503 ); // The plugin is being updated and only half of it is here: the browser retries.
	}
}
