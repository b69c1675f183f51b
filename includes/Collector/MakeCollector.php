<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Plan;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Responses\Submit\SubmitResponse;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Wires the collector, where Plugin is not loaded. */
final class MakeCollector {

	/** What taking an answer asks of WordPress's options. */
	private const OPTIONS = array(
		Site::WRITE_KEY,
		CollectorState::OPTION,
		VisitorSettings::OPTION,
		AddonStore::OPTION,
		'timezone_string',
		'gmt_offset',
	);

	public static function now(): Collector {
		self::readOptions();
		$db      = Db::ofSite();
		$clock   = new Clock();
		$edition = new CurrentEdition( static fn(): Plan => self::plan( $clock ), static fn(): array => ( new AddonStore() )->active() );
		$submit  = new SubmitFeature( $db, $clock, new LiveSurveys( new SurveyRepository( $db ), $clock, $edition ), $edition );

		return new Collector(
			new CollectorState(),
			static fn(): CollectorSignature => new CollectorSignature( WriteKey::current() ),
			static fn(): SubmitResponse => $submit->submitResponse(),
			$submit->countDisplay( ... )
		);
	}

	/**
	 * These options alone, by one query: with the first one that is asked for, WordPress would read all that the site's
	 * pages need, often hundreds of kilobytes. Another one is still found, by a query of its own. A persistent object
	 * cache has them all, and must not be filled with less.
	 */
	private static function readOptions(): void {
		if ( ! wp_using_ext_object_cache() ) {
			add_filter( 'pre_wp_load_alloptions', static fn(): array => array() );
			wp_prime_option_caches( self::OPTIONS );
		}
	}

	/** A licence needs two functions that SHORTINIT leaves out. */
	private static function plan( Clock $clock ): Plan {
		require_once ABSPATH . WPINC . '/link-template.php';
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php';
		}
		return ( new LicensingFeature( $clock ) )->plan();
	}
}
