<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Decides when background jobs are scheduled: not on visitors' pages, and not only on admin screens, which may never be opened. */
final class WhenToPlan {

	/** Returns the hook for scheduling: in cron and in WP-CLI as soon as WordPress is loaded. */
	public static function hook(): string {
		$isWithoutPage = wp_doing_cron() || ( defined( 'WP_CLI' ) && true === constant( 'WP_CLI' ) );
		return $isWithoutPage ? 'wp_loaded' : 'admin_init';
	}
}
