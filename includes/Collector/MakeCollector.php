<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\Clock;
use UserFeedback\Collector\Request\Call;
use UserFeedback\Collector\Request\FurtherDoor;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Heatmaps\Capture\CaptureFeature;
use UserFeedback\Licensing\CurrentLicence;
use UserFeedback\Licensing\LicenceStore;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Licensing\RememberedPlan;
use UserFeedback\Licensing\SiteEdition;
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
		LicenceStore::OPTION,
		RememberedPlan::OPTION,
		'home',
		'timezone_string',
		'gmt_offset',
	);

	public static function for( Call $call ): Collector {
		$db      = Db::ofSite();
		$clock   = new Clock();
		$edition = self::edition( $clock )->lasting();
		$live    = new LiveSurveys( new SurveyRepository( $db, $clock ), $clock, $edition );
		$submit  = new SubmitFeature( $db, $clock, $live, $edition );
		self::readAhead( $call, $db, $live );

		return new Collector(
			new CollectorState(),
			static fn(): CollectorSignature => new CollectorSignature( WriteKey::current() ),
			static fn(): SubmitResponse => $submit->submitResponse(),
			$submit->countDisplay( ... ),
			array(
				'visit' => static fn(): FurtherDoor => ( new CaptureFeature( $db, $clock, $submit, $edition ) )->door(),
			)
		);
	}

	/** A persistent object cache has the options and mostly the survey, too, and must not be filled with less. */
	private static function readAhead( Call $call, Db $db, LiveSurveys $live ): void {
		if ( wp_using_ext_object_cache() ) {
			return;
		}
		try {
			$survey = ( new OptionsAndSurveyQuery( $db ) )->read( self::OPTIONS, $call->surveyId() );
			if ( null !== $survey ) {
				$live->know( $survey );
			}
		} catch ( StorageFailed ) {
			return; // Each is asked for once more, where a failure has an answer.
		}
	}

	/** In a network a licence needs a file that SHORTINIT leaves out. */
	private static function edition( Clock $clock ): CurrentEdition {
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php';
		}
		$licence = static fn(): CurrentLicence => ( new LicensingFeature( $clock ) )->licence();
		return SiteEdition::of( $licence, WriteKey::current( ... ), $clock );
	}
}
