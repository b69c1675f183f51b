<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Admin\BootData;
use UserFeedback\Admin\LicensedFacts;
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

	public static function factories(): array {
		return array(
			LicenceService::class       => static fn(): LicenceService => LicenceService::ofSite(),
			CurrentEdition::class       => static fn( Container $container ): CurrentEdition => SiteEdition::of(
				static fn(): CurrentLicence => $container->get( CurrentLicence::class ),
				static fn(): string => WriteKey::current(),
				$container->get( Clock::class )
			),
			CurrentBoughtEdition::class => static fn( Container $container ): CurrentEdition => $container->get( CurrentEdition::class ),
			BootData::class             => static fn( Container $container ): BootData => $container->build(
				BootData::class,
				ofEdition: static fn(): array => LicensedFacts::of( $container->get( CurrentLicence::class ), new AddonStore() )
			),
		);
	}
}
