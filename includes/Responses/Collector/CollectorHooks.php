<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
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

	/** @param Closure(): CountEachMinute $countEachMinute */
	public function __construct(
		private readonly CheckCollector $check,
		private readonly CollectorState $state,
		#[Lazy( CountEachMinute::class )] private readonly Closure $countEachMinute
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::EVENT => array( 'check' ),
			Hooks::PLAN => array( 'plan' ),
			...array_fill_keys( array( SurveyRepository::WRITTEN, ...CurrentEdition::CHANGES ), array( 'startCounting', 10, 0 ) ),
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
		$this->scheduleCounting( $isOn );
		return $isOn;
	}

	/** Runs when a survey is stored, so that counting starts with the first one. The daily check of the collector ends it. */
	public function startCounting(): void {
		if ( $this->state->isOn() && ! CountEachMinute::isScheduled() ) {
			$this->scheduleCounting( true );
		}
	}

	private function scheduleCounting( bool $isOn ): void {
		if ( wp_doing_cron() ) {
			// Cron runs from a list of due events: it logs an error for an event removed meanwhile, and reschedules a recurring
			// one.
			add_action( 'shutdown', fn() => ( $this->countEachMinute )()->run( $isOn ) );
		} else {
			( $this->countEachMinute )()->run( $isOn );
		}
	}
}
