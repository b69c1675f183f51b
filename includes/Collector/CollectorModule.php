<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\EachMinute;
use UserFeedback\Platform\Hooks;
use UserFeedback\Responses\Counting\ProcessSoon;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the collector's check, and counts what came in through the collector, which can't use cron itself.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class CollectorModule {

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
		$isOn = $this->check->run();
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
		if ( $isOn && EachMinute::NAME !== wp_get_schedule( ProcessSoon::EVENT ) ) {
			wp_clear_scheduled_hook( ProcessSoon::EVENT );
			wp_schedule_event( time(), EachMinute::NAME, ProcessSoon::EVENT );
		} elseif ( ! $isOn && EachMinute::NAME === wp_get_schedule( ProcessSoon::EVENT ) ) {
			wp_clear_scheduled_hook( ProcessSoon::EVENT );
			wp_schedule_single_event( time(), ProcessSoon::EVENT ); // Counts what is still pending.
		}
	}
}
