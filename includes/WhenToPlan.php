<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When jobs that come again and again are planned: not on visitors' pages, and not only on admin screens, which may never be opened. */
final class WhenToPlan {

	/** The hook to plan at: in cron and in WP-CLI as soon as WordPress is there. */
	public static function hook(): string {
		$isWithoutPage = wp_doing_cron() || ( defined( 'WP_CLI' ) && true === constant( 'WP_CLI' ) );
		return $isWithoutPage ? 'wp_loaded' : 'admin_init';
	}
}
