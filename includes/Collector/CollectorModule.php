<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\Module;
use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\WhenToPlan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When the collector is checked, and who counts what came in through it: it cannot ask cron itself. */
final class CollectorModule implements Module {

	public const EVENT = 'userfeedback_check_collector';

	/** Name of the interval at which responses are counted while the collector takes them. */
	private const EACH_MINUTE = 'userfeedback_minute';

	public function __construct( private readonly CheckCollector $check ) {}

	public function register(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- A minute, and only where nothing else counts soon.
		add_filter( 'cron_schedules', array( $this, 'addInterval' ) );
		add_action( self::EVENT, array( $this, 'check' ) );
		add_action( WhenToPlan::hook(), array( $this, 'plan' ) );
	}

	/**
	 * Plugins ask for the intervals while they are being loaded. What is translated then is a notice in the log, and
	 * nobody reads the name so early.
	 *
	 * @param array<string, array{interval: int, display: string}> $intervals
	 * @return array<string, array{interval: int, display: string}>
	 */
	public function addInterval( array $intervals ): array {
		return $intervals + array(
			self::EACH_MINUTE => array(
				'interval' => MINUTE_IN_SECONDS,
				'display'  => did_action( 'init' ) > 0 ? __( 'Every minute', 'userfeedback' ) : 'Every minute',
			),
		);
	}

	/** Daily, and soon after the plugin was switched on or brought up to date. */
	public function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time(), 'daily', self::EVENT );
		} elseif ( ! $this->check->isDone() ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	public function check(): bool {
		$isOn = $this->check->run();
		if ( $isOn && self::EACH_MINUTE !== wp_get_schedule( ProcessSoon::EVENT ) ) {
			wp_clear_scheduled_hook( ProcessSoon::EVENT );
			wp_schedule_event( time(), self::EACH_MINUTE, ProcessSoon::EVENT );
		} elseif ( ! $isOn && self::EACH_MINUTE === wp_get_schedule( ProcessSoon::EVENT ) ) {
			wp_clear_scheduled_hook( ProcessSoon::EVENT );
			wp_schedule_single_event( time(), ProcessSoon::EVENT ); // For what is there still.
		}
		return $isOn;
	}
}
