<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Counting\CountEachMinute;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the collector's check, and the counting of what came in through the collector, which can't use cron itself.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class CollectorHooks {

	public const EVENT = 'userfeedback_check_collector';

	/** @param Closure(): CountEachMinute $count */
	public function __construct(
		private readonly CheckCollector $check,
		private readonly CollectorState $state,
		#[Lazy( CountEachMinute::class )] private readonly Closure $count
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::EVENT => array( 'check' ),
			Hooks::PLAN => array( 'plan' ),
			...array_fill_keys(
				array(
					SurveyRepository::WRITTEN,
					'update_option_userfeedback_addons',
					'update_option_userfeedback_license',
					'update_site_option_userfeedback_license',
				),
				array( 'startCounting', 10, 0 )
			),
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
		$this->count( $isOn );
		return $isOn;
	}

	/** For the first survey that is published. The daily check ends it. */
	public function startCounting(): void {
		if ( $this->state->isOn() && ! CountEachMinute::isScheduled() ) {
			$this->count( true );
		}
	}

	private function count( bool $isOn ): void {
		if ( wp_doing_cron() ) {
			// Cron runs from a list of due events: it logs an error for an event removed meanwhile, and reschedules a recurring
			// one.
			add_action( 'shutdown', fn() => ( $this->count )()->run( $isOn ) );
		} else {
			( $this->count )()->run( $isOn );
		}
	}
}
