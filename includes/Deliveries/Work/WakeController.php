<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Work;

use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The browser of a visitor who answered wakes the site, so that the answer is counted and told although no page view
 * calls cron: see Responses\Submit\WakeTurn. Nobody waits for this request.
 *
 * Anybody may call it, as anybody may call wp-cron.php: it does what is due and nothing else.
 */
final class WakeController {

	public function __construct( private readonly ProcessSoon $process, private readonly KeepDelivering $keep ) {}

	public function wake(): Reply {
		ignore_user_abort( true ); // The visitor may have left.
		add_action( 'shutdown', array( $this, 'work' ), PHP_INT_MAX );
		return new Reply( null );
	}

	public function work(): void {
		$this->process->afterHandingOver();
		$this->keep->unseen();
	}
}
