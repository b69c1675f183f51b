<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Caches\ChangesModule;
use UserFeedback\Caches\PageCaches;
use UserFeedback\Caches\TellChange;
use UserFeedback\Collector\CollectorModule;
use UserFeedback\Collector\CollectorState;
use UserFeedback\Deliveries\Work\KeepDelivering;
use UserFeedback\Privacy\Retention\RetentionModule;
use UserFeedback\Summaries\SummariesModule;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deactivation keeps the plugin's data, and stops everything that runs. */
final class Deactivator {

	/** Events of all editions, by name: this edition may have replaced another, and lack its code. */
	public const EVENTS = array(
		'userfeedback_process',
		'userfeedback_recount',
		'userfeedback_recount_next',
		'userfeedback_forget_spam',
		RetentionModule::NEXT,
		CollectorModule::EVENT,
		ChangesModule::EVENT,
		'userfeedback_export',
		KeepDelivering::EVENT,
		'userfeedback_fold_heatmaps',
		SummariesModule::EVENT,
		'userfeedback_fetch_fonts',
		'userfeedback_send_usage',
	);

	public static function deactivate( bool $networkWide ): void {
		if ( ! $networkWide ) {
			self::unschedule();
			return;
		}
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $siteId ) {
			switch_to_blog( (int) $siteId );
			self::unschedule();
			restore_current_blog();
		}
	}

	private static function unschedule(): void {
		( new CollectorState() )->turnOff(); // Its file can still be requested.
		if ( TellChange::isAnyLive() ) {
			delete_option( TellChange::OPTION ); // After reactivation, a change is reported again.
			( new PageCaches() )->drop();
		}
		foreach ( self::EVENTS as $event ) {
			wp_unschedule_hook( $event );
		}
	}
}
