<?php
declare(strict_types=1);

namespace UserFeedback\Addons;

use UserFeedback\Feature;
use UserFeedback\GeoRestrictions\GeoRestrictionsModule;
use UserFeedback\Visitors\CountryFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Add-ons: installing and activating them, and what each one does then. */
final class AddonsFeature extends Feature {

	public const HOOKS = array( GeoRestrictionsModule::class );

	public const ACTIONS = array( AddonActions::class );

	public static function factories(): array {
		return array(
			CountryFile::class => static fn(): CountryFile => CountryFile::shipped(),
		);
	}
}
