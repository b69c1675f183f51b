<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Collector\Request\FurtherDoor;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Heatmaps\Capture\VisitDoor;
use UserFeedback\Licensing\CurrentLicence;
use UserFeedback\Licensing\LicenceStore;
use UserFeedback\Licensing\RememberedPlan;
use UserFeedback\Licensing\SiteEdition;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Platform\Container;
use UserFeedback\PostRatings\Reasons\ReasonDoor;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Voting\VoteDoor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The collector's licensed features. */
final class LicensedDoors {

	/** WordPress options that the edition reads. */
	public const OPTIONS = array( AddonStore::OPTION, LicenceStore::OPTION, RememberedPlan::OPTION );

	/** @return array<class-string, Closure(Container): object> */
	public static function factories(): array {
		return array(
			CurrentEdition::class => self::edition( ... ),
			RatingKey::class      => static fn(): RatingKey => new RatingKey( WriteKey::current(), WriteKey::before() ),
			PageToken::class      => static fn(): PageToken => new PageToken( WriteKey::current(), WriteKey::before() ),
		);
	}

	/** @return array<string, Closure(): FurtherDoor> by the call's `do`. */
	public static function all( Container $container ): array {
		return array(
			'rating' => static fn(): FurtherDoor => $container->get( VoteDoor::class ),
			'reason' => static fn(): FurtherDoor => $container->get( ReasonDoor::class ),
			'visit'  => static fn(): FurtherDoor => $container->get( VisitDoor::class ),
		);
	}

	/** On multisite, licensing needs a file that SHORTINIT skips. */
	private static function edition( Container $container ): CurrentEdition {
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php';
		}
		$licence = static fn(): CurrentLicence => $container->get( CurrentLicence::class );
		return SiteEdition::of( $licence, WriteKey::current( ... ), $container->get( Clock::class ) );
	}
}
