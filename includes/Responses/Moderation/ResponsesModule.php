<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Module;
use UserFeedback\Responses\Counting\ProcessSoon;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Schedules the counting of pending responses, in addition to submissions. */
final class ResponsesModule implements Module {

	public function __construct( private readonly ProcessSoon $process ) {}

	public function register(): void {
		add_action( ProcessSoon::EVENT, array( $this->process, 'byCron' ) );
		add_action( 'admin_init', array( $this, 'onAdminScreen' ) );
	}

	public function onAdminScreen(): void {
		if ( ! wp_doing_ajax() ) {
			$this->process->run();
		}
	}
}
