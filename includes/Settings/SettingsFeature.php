<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Admin\AdminModule;
use UserFeedback\Contract\Can;
use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The owner's settings, and users' permissions. */
final class SettingsFeature extends Feature {

	public const HOOKS = array( Rights::class );

	public const ROUTES = array( SettingsController::class );

	public const OPTIONS = array( VisitorSettings::OPTION, SecretRepository::OPTION );

	public static function adminPages(): array {
		return array(
			AdminModule::SETTINGS => array( 60, 'settings', __( 'Settings', 'userfeedback' ), Can::SETTINGS ),
		);
	}
}
