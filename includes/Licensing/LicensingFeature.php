<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Admin\EditionBootData;
use UserFeedback\Admin\LicenseBootData;
use UserFeedback\Feature;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Widget\Countries\GeoRestrictionsHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Licenses: keys, the plans and add-ons that they unlock, and updates from the publisher instead of the WordPress directory. */
final class LicensingFeature extends Feature {

	public const HOOKS = array(
		Keys\LicensingHooks::class,
		GeoRestrictionsHooks::class,
		Updates\AutomaticUpdates::class,
		Updates\UpdateHooks::class,
	);

	public const ACTIONS = array( Keys\LicenseActions::class, Plans\UpgradePromptActions::class, Addons\AddonActions::class );

	public const NOTICES = array( Keys\LicenseExpiryNotice::class => 70 );

	public const PAGE_OPTIONS = array( Keys\CachedPlan::LICENSE_OPTION, Plans\Addon::OPTION );

	public const COLLECTOR_OPTIONS = array( Plans\Addon::OPTION, Keys\LicenseStore::OPTION, Keys\CachedPlan::OPTION );

	public const OPTIONS = array( Keys\LicenseStore::OPTION, Keys\CachedPlan::OPTION, Plans\Addon::OPTION );

	public const USER_META = array( Plans\UpgradePromptActions::DISMISSED );

	public const BINDINGS = array(
		Plans\CurrentEdition::class => Keys\CurrentLicensedEdition::class,
		EditionBootData::class      => LicenseBootData::class,
	);

	public static function adminPages(): array {
		return array(
			'userfeedback_addons' => array( 50, 'addons', __( 'Addons', 'userfeedback' ), Permission::SETTINGS ),
		);
	}

	public static function reasonsNotShown(): array {
		return array(
			'no_question_types'   => __(
				'The survey has a type of question that your plan doesn’t include, or the Question Types add-on is inactive.',
				'userfeedback'
			),
			'no_targeting'        => __(
				'The survey is for some pages only, but your plan doesn’t include that, or the Targeting add-on is inactive.',
				'userfeedback'
			),
			'no_geo_restrictions' => __(
				'The survey is for some countries only, but your plan doesn’t include that, or the Geo Restrictions add-on is inactive.',
				'userfeedback'
			),
		);
	}

	public static function factories(): array {
		return array(
			Updates\AutomaticUpdates::class => static fn( Container $container ): Updates\AutomaticUpdates => new Updates\AutomaticUpdates(
				static fn(): string => $container->get( CurrentSettings::class )->get()->text( 'automatic_updates' )
			),
		);
	}
}
