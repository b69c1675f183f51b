<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Admin\EditionBootData;
use UserFeedback\Admin\LicenseBootData;
use UserFeedback\Feature;
use UserFeedback\Licensing\Addons\AddonActions;
use UserFeedback\Licensing\Plans\AddonStore;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\UpgradePromptActions;
use UserFeedback\Licensing\Updates\AutomaticUpdates;
use UserFeedback\Licensing\Updates\UpdateHooks;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Widget\Countries\GeoRestrictionsHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Licenses: keys, the plans and add-ons that they unlock, and updates from the publisher instead of the WordPress directory. */
final class LicensingFeature extends Feature {

	public const HOOKS = array( LicensingHooks::class, GeoRestrictionsHooks::class, AutomaticUpdates::class, UpdateHooks::class );

	public const ACTIONS = array( LicenseActions::class, UpgradePromptActions::class, AddonActions::class );

	public const NOTICES = array( LicenseExpiryNotice::class => 70 );

	public const COLLECTOR_OPTIONS = array( AddonStore::OPTION, LicenseStore::OPTION, CachedPlan::OPTION );

	public const OPTIONS = array( LicenseStore::OPTION, CachedPlan::OPTION, AddonStore::OPTION );

	public const USER_META = array( UpgradePromptActions::DISMISSED );

	public const BINDINGS = array(
		CurrentEdition::class  => CurrentLicensedEdition::class,
		EditionBootData::class => LicenseBootData::class,
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
			AutomaticUpdates::class => static fn( Container $container ): AutomaticUpdates => new AutomaticUpdates(
				static fn(): string => $container->get( CurrentSettings::class )->get()->text( 'automatic_updates' )
			),
		);
	}
}
