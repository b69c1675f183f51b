<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Platform\Hooks;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the counting of pending responses, in addition to submissions.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ResponseProcessingHooks {

	public function __construct( private readonly ScheduleProcessing $process ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			ScheduleProcessing::EVENT => array( 'byCron' ),
			'admin_init'              => array( 'onAdminScreen' ),
		);
	}

	public function byCron(): void {
		$this->process->byCron();
	}

	public function onAdminScreen(): void {
		if ( ! wp_doing_ajax() ) {
			$this->process->run();
		}
	}
}
