<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Admin\BootData;
use UserFeedback\Clock;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\CurrentBoughtEdition;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Licenses: keys, the plans that they unlock, and checks of their status. */
final class LicensingFeature extends Feature {

	public const HOOKS = array( LicensingModule::class );

	public const ACTIONS = array( LicenceActions::class, BlurbActions::class );

	public const FACTS = array( LicenceEnds::class => 70 );

	public const IN_COLLECTOR = true;

	public const COLLECTOR_OPTIONS = array( AddonStore::OPTION, LicenceStore::OPTION, RememberedPlan::OPTION );

	public const OPTIONS = array( LicenceStore::OPTION, RememberedPlan::OPTION );

	public const USER_META = array( BlurbActions::DISMISSED );

	public static function factories(): array {
		return array(
			LicenceService::class       => static fn(): LicenceService => LicenceService::ofSite(),
			CurrentEdition::class       => self::edition( ... ),
			CurrentBoughtEdition::class => static fn( Container $container ): CurrentEdition => $container->get( CurrentEdition::class ),
			BootData::class             => static fn( Container $container ): BootData => $container->build(
				BootData::class,
				ofEdition: static fn(): array => LicenseBootData::of( $container->get( CurrentLicence::class ), new AddonStore() )
			),
		);
	}

	/** On multisite, licensing needs a file that the collector's start skips. */
	private static function edition( Container $container ): CurrentEdition {
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php';
		}
		return SiteEdition::of(
			static fn(): CurrentLicence => $container->get( CurrentLicence::class ),
			static fn(): string => WriteKey::current(),
			$container->get( Clock::class )
		);
	}
}
