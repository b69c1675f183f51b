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

/** What the collector has of what licences open. */
final class LicensedDoors {

	/** What the edition asks of WordPress's options. */
	public const OPTIONS = array( AddonStore::OPTION, LicenceStore::OPTION, RememberedPlan::OPTION );

	/** In a network a licence needs a file that SHORTINIT leaves out. */
	public static function edition( Clock $clock ): CurrentEdition {
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php';
		}
		$licence = static fn(): CurrentLicence => ( new LicensingFeature( $clock ) )->licence();
		return SiteEdition::of( $licence, WriteKey::current( ... ), $clock );
	}

	/** @return array<string, Closure(): FurtherDoor> by what a call asks for. */
	public static function all( Db $db, Clock $clock, SubmitFeature $submit, CurrentEdition $edition ): array {
		return array(
			'rating' => static fn(): FurtherDoor => ( new VotingFeature( $db, $clock, $submit, $edition ) )->voteDoor(),
			'reason' => static fn(): FurtherDoor => ( new VotingFeature( $db, $clock, $submit, $edition ) )->reasonDoor(),
			'visit'  => static fn(): FurtherDoor => ( new CaptureFeature( $db, $clock, $submit, $edition ) )->door(),
		);
	}
}
