<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Platform\Hooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A cron interval that WordPress lacks.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class EveryMinute {

	public const NAME = 'userfeedback_minute';

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			// phpcs:ignore WordPress.WP.CronInterval -- A minute, and only while something waits or nothing else counts soon.
			'cron_schedules' => array( 'addTo' ),
		);
	}

	/**
	 * Plugins read the intervals while they are being loaded. A translation that early would put a notice in the log, and the
	 * name isn't shown then.
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
