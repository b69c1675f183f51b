<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Collector\Collector;
use UserFeedback\Collector\CollectorSignature;
use UserFeedback\Collector\CollectorState;
use UserFeedback\Database\Db;
use UserFeedback\Licensing\AddonStore;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Licensing\CurrentLicence;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Features;
use UserFeedback\Licensing\LicenceStore;
use UserFeedback\Licensing\LicenceVerifier;
use UserFeedback\Licensing\PublicKey;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Responses\SubmitResponse;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The composition root of the collector, where Plugin is not loaded. */
final class CollectorParts {

	/** What taking an answer asks of WordPress's options. */
	private const OPTIONS = array( Site::WRITE_KEY, CollectorState::OPTION, VisitorSettings::OPTION, AddonStore::OPTION, 'timezone_string', 'gmt_offset' );

	public static function collector(): Collector {
		self::readOptions();
		$db     = Db::ofSite();
		$clock  = new Clock();
		$accept = new AcceptParts( $db, $clock, new SurveyRepository( $db ), static fn( Feature $feature ): bool => self::allows( $feature, $clock ) );

		return new Collector( new CollectorState(), static fn(): CollectorSignature => new CollectorSignature( $accept->key() ), static fn(): SubmitResponse => $accept->submitResponse(), $accept->countDisplay( ... ) );
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

	/** What costs least is asked first, as a country is asked for with each response. A licence needs two functions that SHORTINIT leaves out. */
	private static function allows( Feature $feature, Clock $clock ): bool {
		$addon = Features::needs( $feature )->addon;
		if ( null !== $addon && ! ( new AddonStore() )->isActive( $addon ) ) {
			return false;
		}
		require_once ABSPATH . WPINC . '/link-template.php';
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php';
		}
		$licence = new CurrentLicence( new LicenceStore(), new LicenceVerifier( PublicKey::bytes() ), $clock );
		return ( new CurrentEntitlements( $licence, new AddonStore() ) )->get()->allows( $feature );
	}
}
