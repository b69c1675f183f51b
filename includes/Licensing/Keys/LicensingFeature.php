<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Admin\BootData;
use UserFeedback\Admin\LicenseBootData;
use UserFeedback\Feature;
use UserFeedback\Licensing\Plans\AddonStore;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\UpgradePromptActions;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Secrets\WriteKey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Licenses: keys, the plans that they unlock, and checks of their status. */
final class LicensingFeature extends Feature {

	public const HOOKS = array( LicensingHooks::class );

	public const ACTIONS = array( LicenseActions::class, UpgradePromptActions::class );

	public const NOTICES = array( LicenseExpiryNotice::class => 70 );

	public const IN_COLLECTOR = true;

	public const COLLECTOR_OPTIONS = array( AddonStore::OPTION, LicenseStore::OPTION, CachedPlan::OPTION );

	public const OPTIONS = array( LicenseStore::OPTION, CachedPlan::OPTION );

	public const USER_META = array( UpgradePromptActions::DISMISSED );

	public static function factories(): array {
		return array(
			LicenseService::class         => static fn(): LicenseService => LicenseService::ofSite(),
			CurrentEdition::class         => self::edition( ... ),
			CurrentLicensedEdition::class => static fn( Container $container ): CurrentEdition => $container->get( CurrentEdition::class ),
			BootData::class               => static fn( Container $container ): BootData => $container->build(
				BootData::class,
				ofEdition: static fn(): array => LicenseBootData::of( $container->get( CurrentLicense::class ), new AddonStore() )
			),
		);
	}

	/** On multisite, licensing needs a file that the collector's start skips. */
	private static function edition( Container $container ): CurrentEdition {
		if ( is_multisite() ) {
			require_once ABSPATH . WPINC . '/ms-network.php';
		}
		return SiteEdition::of(
			static fn(): CurrentLicense => $container->get( CurrentLicense::class ),
			static fn(): string => WriteKey::current(),
			$container->get( Clock::class )
		);
	}
}
