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
	 * @param Closure(): DeliveryScheduler $keep
	 * @param Closure(): DeleteOldJobs     $forget
	 */
	public function __construct(
		#[Lazy( DeliveryScheduler::class )] private readonly Closure $keep,
		#[Lazy( DeleteOldJobs::class )] private readonly Closure $forget
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
		( $this->keep )()->runInBackground();
	}

	/** Restores the event if WordPress's schedule lost it. */
	public function deleteOldJobs(): void {
		( $this->keep )()->schedule();
		( $this->forget )()->run();
	}

	public function onAdminScreen(): void {
		add_action( 'shutdown', fn() => ( $this->keep )()->runAfterAdminScreen(), PHP_INT_MAX );
	}
}
