<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Work;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The browser of a visitor who responded calls this, so that the response is counted and sent although no page view triggers
 * cron: see Responses\Submit\WakeTurn. No one waits for this request.
 *
 * It is public, like wp-cron.php: it only does work that is due.
 */
final class WakeController {

	public function __construct( private readonly ProcessSoon $process, private readonly KeepDelivering $keep ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'widget/wake', array( self::class, 'wake' ), Can::ANYONE )
				->returns( null, 204 ),
		);
	}

	public function wake(): Reply {
		ignore_user_abort( true ); // The visitor may have left the page.
		add_action( 'shutdown', array( $this, 'work' ), PHP_INT_MAX );
		return new Reply( null );
	}

	public function work(): void {
		$this->process->afterHandingOver();
		$this->keep->unseen();
	}
}
