<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\EachMinute;
use UserFeedback\Module;
use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\WhenToPlan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When the collector is checked, and who counts what came in through it: it cannot ask cron itself. */
final class CollectorModule implements Module {

	public const EVENT = 'userfeedback_check_collector';

	public function __construct( private readonly CheckCollector $check ) {}

	public function register(): void {
		EachMinute::register();
		add_action( self::EVENT, array( $this, 'check' ) );
		add_action( WhenToPlan::hook(), array( $this, 'plan' ) );
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
		if ( wp_doing_cron() ) {
			// Cron has a list of what is due: what is gone from it meanwhile it notes as an error, and what was to come again comes again.
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
			wp_schedule_single_event( time(), ProcessSoon::EVENT ); // For what is there still.
		}
	}
}
