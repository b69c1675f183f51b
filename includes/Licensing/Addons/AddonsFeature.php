<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Addons;

use UserFeedback\Feature;
use UserFeedback\Licensing\Plans\AddonStore;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Widget\Countries\GeoRestrictionsHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Add-ons: installing and activating them, and what each one does then. */
final class AddonsFeature extends Feature {

	public const HOOKS = array( GeoRestrictionsHooks::class );

	public const ACTIONS = array( AddonActions::class );

	public const OPTIONS = array( AddonStore::OPTION );

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
			CountryFile::class => static fn(): CountryFile => CountryFile::shipped(),
		);
	}
}
