<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use Closure;
use UserFeedback\Deliveries\Log\DeleteOldJobs;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules deliveries and the cleanup of their log.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class DeliveryHooks {

	/**
	 * @param Closure(): DeliveryScheduler $scheduler
	 * @param Closure(): DeleteOldJobs     $deleteOld
	 */
	public function __construct(
		#[Lazy( DeliveryScheduler::class )] private readonly Closure $scheduler,
		#[Lazy( DeleteOldJobs::class )] private readonly Closure $deleteOld
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			DeliveryScheduler::EVENT                  => array( 'deliver' ),
			NightlyRecount::EVENT                     => array( 'deleteOldJobs' ),
			'load-toplevel_page_userfeedback_surveys' => array( 'onAdminScreen' ),
		);
	}

	public function deliver(): void {
		( $this->scheduler )()->runInBackground();
	}

	/** Restores the event if WordPress's schedule lost it. */
	public function deleteOldJobs(): void {
		( $this->scheduler )()->schedule();
		( $this->deleteOld )()->run();
	}

	public function onAdminScreen(): void {
		add_action( 'shutdown', fn() => ( $this->scheduler )()->runAfterAdminScreen(), PHP_INT_MAX );
	}
}
