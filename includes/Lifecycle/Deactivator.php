<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Widget\PageCaches\PageCachePlugins;
use UserFeedback\Widget\PageCaches\PurgePageCaches;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deactivation keeps the plugin's data, and stops everything that runs. */
final class Deactivator {

	/** Events of all editions: this edition may have replaced another, and lack its code. */
	public const EVENTS = FeatureIndex::EVENTS;

	public static function deactivate( bool $networkWide ): void {
		if ( ! $networkWide ) {
			self::unschedule();
			return;
		}
		EachSite::run( self::unschedule( ... ) );
	}

	private static function unschedule(): void {
		( new CollectorState() )->turnOff(); // Its file can still be requested.
		if ( PurgePageCaches::isAnyLive() ) {
			delete_option( PurgePageCaches::OPTION ); // After reactivation, a change is reported again.
			( new PageCachePlugins() )->drop();
		}
		foreach ( self::EVENTS as $event ) {
			wp_unschedule_hook( $event );
		}
		if ( array() !== array_intersect_key( SurveyPageUrl::rule(), (array) get_option( 'rewrite_rules' ) ) ) {
			delete_option( 'rewrite_rules' ); // WordPress makes them again, without the rule for surveys' own pages.
		}
	}
}
