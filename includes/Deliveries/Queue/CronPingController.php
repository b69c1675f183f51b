<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use UserFeedback\Deliveries\DeliveryScheduler;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Pinged by the browser of a visitor who responded, so that the response is counted and sent although no page view triggers
 * cron: see CronPingRepository. No one waits for this request.
 *
 * It is public, like wp-cron.php: it only does work that is due.
 */
final class CronPingController {

	public function __construct( private readonly ScheduleProcessing $process, private readonly DeliveryScheduler $scheduler ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'widget/wake', array( self::class, 'wake' ), Permission::ANYONE )
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
		$this->scheduler->runInBackground();
	}
}
