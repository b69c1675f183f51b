<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\Clock;
use UserFeedback\Collector\Request\Call;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentFreeEdition;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Responses\Submit\SubmitFeature;
use UserFeedback\Responses\Submit\SubmitResponse;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Whole;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Wires the collector, because Plugin is not loaded. */
final class MakeCollector {

	/** WordPress options that accepting a response reads. */
	private const OPTIONS = array(
		Site::WRITE_KEY,
		Site::WOKEN_AT,
		CollectorState::OPTION,
		VisitorSettings::OPTION,
		'home',
		'timezone_string',
		'gmt_offset',
	);

	public static function for( Call $call ): Collector {
		$db      = Db::ofSite();
		$clock   = new Clock();
		$edition = Whole::isHere() ? LicensedDoors::edition( $clock )->lasting() : new CurrentFreeEdition();
		$live    = new LiveSurveys( new SurveyRepository( $db, $clock ), $clock, $edition );
		$submit  = new SubmitFeature( $db, $clock, $live, $edition );
		self::readAhead( $call, $db, $live );

		return new Collector(
			new CollectorState(),
			static fn(): CollectorSignature => new CollectorSignature( WriteKey::current() ),
			static fn(): SubmitResponse => $submit->submitResponse(),
			$submit->wakeTurn( ... ),
			$submit->countDisplay( ... ),
			Whole::isHere() ? LicensedDoors::all( $db, $clock, $submit, $edition ) : array()
		);
	}

	/** Skips a persistent object cache: it has the options and usually the survey, and must not be filled with less. */
	private static function readAhead( Call $call, Db $db, LiveSurveys $live ): void {
		if ( wp_using_ext_object_cache() ) {
			return;
		}
		try {
			$options = array( ...self::OPTIONS, ...( Whole::isHere() ? LicensedDoors::OPTIONS : array() ) );
			$survey  = ( new OptionsAndSurveyQuery( $db ) )->read( $options, $call->surveyId() );
			if ( null !== $survey ) {
				$live->know( $survey );
			}
		} catch ( StorageFailed ) {
			return; // Each is read again later, where a failure is handled.
		}
	}
}
