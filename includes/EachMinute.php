<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An interval of cron that WordPress does not have. */
final class EachMinute {

	public const NAME = 'userfeedback_minute';

	/** However many ask for it, it is added once. */
	public static function register(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- A minute, and only while something waits or nothing else counts soon.
		add_filter( 'cron_schedules', array( self::class, 'addTo' ) );
	}

	/**
	 * Plugins ask for the intervals while they are being loaded. What is translated then is a notice in the log, and
	 * nobody reads the name so early.
	 *
	 * @param array<string, array{interval: int, display: string}> $intervals
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function addTo( array $intervals ): array {
		return $intervals + array(
			self::NAME => array(
				'interval' => MINUTE_IN_SECONDS,
				'display'  => did_action( 'init' ) > 0 ? __( 'Every minute', 'userfeedback' ) : 'Every minute',
			),
		);
	}
}
