<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use UserFeedback\Platform\Hooks;
use UserFeedback\Responses\Counting\EveryMinute;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the collector's check, and counts what came in through the collector, which can't use cron itself.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class CollectorHooks {

	public const EVENT = 'userfeedback_check_collector';

	public function __construct( private readonly CheckCollector $check ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::EVENT => array( 'check' ),
			Hooks::PLAN => array( 'plan' ),
		);
	}

	/** Runs daily, and soon after the plugin is activated or updated. */
	public function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time(), 'daily', self::EVENT );
		} elseif ( ! $this->check->isDone() ) {
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	public function check(): bool {
		$isOn = $this->check->check();
		if ( wp_doing_cron() ) {
			// Cron runs from a list of due events: it logs an error for an event removed meanwhile, and reschedules a recurring
			// one.
			add_action( 'shutdown', static fn() => self::countEachMinute( $isOn ) );
		} else {
			self::countEachMinute( $isOn );
		}
		return $isOn;
	}

	private static function countEachMinute( bool $isOn ): void {
		if ( $isOn && EveryMinute::NAME !== wp_get_schedule( ScheduleProcessing::EVENT ) ) {
			wp_clear_scheduled_hook( ScheduleProcessing::EVENT );
			wp_schedule_event( time(), EveryMinute::NAME, ScheduleProcessing::EVENT );
		} elseif ( ! $isOn && EveryMinute::NAME === wp_get_schedule( ScheduleProcessing::EVENT ) ) {
			wp_clear_scheduled_hook( ScheduleProcessing::EVENT );
			wp_schedule_single_event( time(), ScheduleProcessing::EVENT ); // Counts what is still pending.
		}
	}
}
