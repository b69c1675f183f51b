<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Checks for changes in what visitors may see: after each write that can cause one, and at scheduled dates.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class PageCacheHooks {

	public const EVENT = 'userfeedback_check_shown';

	/** Writes that may change it. PurgePageCaches ignores those that don't. */
	public const WRITES = array(
		SurveyRepository::WRITTEN,
		'userfeedback_settings_saved',
		...CurrentEdition::CHANGES,
	);

	public function __construct(
		private readonly PurgePageCaches $purge,
		private readonly ReadVisibleState $read,
		private readonly PageCachePlugins $caches,
		private readonly Clock $clock,
		private readonly QuotaRepository $quotas
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			self::EVENT                           => array( 'look', 10, 0 ),
			ScheduleProcessing::EVENT             => array( 'lookForLimits', 20, 0 ),
			...array_fill_keys( self::WRITES, array( 'look', 10, 0 ) ),
			'userfeedback_font_come'              => array( 'lookAgain', 10, 0 ),
			'admin_init'                          => array( 'plan' ),
			'userfeedback_surveys_changed'        => array( 'dropPages', 10, 0 ),
			'userfeedback_shared_results_changed' => array( 'dropPages', 10, 0 ),
		);
	}

	public function lookAgain(): void {
		$this->purge->again();
	}

	/** A survey may have reached its limit since the last minute. Without limits, this costs one query. */
	public function lookForLimits(): void {
		try {
			if ( $this->quotas->refresh() ) {
				$this->purge->ifAny();
			}
		} catch ( StorageFailed ) {
			return; // The next minute repeats it.
		}
	}

	public function dropPages(): void {
		$this->caches->drop();
	}

	/** Repeats daily, to make up for a check that was lost because cron or the server failed. */
	public function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( $this->clock->now()->getTimestamp(), 'daily', self::EVENT );
		}
	}

	public function look(): void {
		$this->purge->ifAny();
		try {
			$next = $this->read->nextMoment()->getTimestamp();
		} catch ( StorageFailed ) {
			return; // Keep the scheduled check.
		}
		if ( wp_next_scheduled( self::EVENT ) !== $next ) {
			wp_clear_scheduled_hook( self::EVENT );
			wp_schedule_event( $next, 'daily', self::EVENT );
		}
	}
}
