<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Collector\Request\FurtherDoor;
use UserFeedback\Database\Db;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Heatmaps\Capture\CaptureFeature;
use UserFeedback\Licensing\CurrentLicence;
use UserFeedback\Licensing\LicenceStore;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Licensing\RememberedPlan;
use UserFeedback\Licensing\SiteEdition;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\PostRatings\Voting\VotingFeature;
use UserFeedback\Responses\Submit\SubmitFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The collector's licensed features. */
final class LicensedDoors {

	/** WordPress options that the edition reads. */
	public const OPTIONS = array( AddonStore::OPTION, LicenceStore::OPTION, RememberedPlan::OPTION );

	/** On multisite, licensing needs a file that SHORTINIT skips. */
	public static function edition( Clock $clock ): CurrentEdition {
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php';
		}
		$licence = static fn(): CurrentLicence => ( new LicensingFeature( $clock ) )->licence();
		return SiteEdition::of( $licence, WriteKey::current( ... ), $clock );
	}

	/** @return array<string, Closure(): FurtherDoor> by the call's `do`. */
	public static function all( Db $db, Clock $clock, SubmitFeature $submit, CurrentEdition $edition ): array {
		return array(
			'rating' => static fn(): FurtherDoor => ( new VotingFeature( $db, $clock, $submit, $edition ) )->voteDoor(),
			'reason' => static fn(): FurtherDoor => ( new VotingFeature( $db, $clock, $submit, $edition ) )->reasonDoor(),
			'visit'  => static fn(): FurtherDoor => ( new CaptureFeature( $db, $clock, $submit, $edition ) )->door(),
		);
	}
}
