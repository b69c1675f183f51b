<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Admin\AdminMenuHooks;
use UserFeedback\Feature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Secrets\SecretRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The owner's settings, and users' permissions. */
final class SettingsFeature extends Feature {

	public const HOOKS = array( Capabilities::class );

	public const ROUTES = array( SettingsController::class );

	public const OPTIONS = array( VisitorSettings::OPTION, SecretRepository::OPTION );

	public const PAGE_OPTIONS = array( VisitorSettings::OPTION );

	public const COLLECTOR_OPTIONS = array( VisitorSettings::OPTION );

	public static function adminPages(): array {
		return array(
			AdminMenuHooks::SETTINGS => array( 60, 'settings', __( 'Settings', 'userfeedback' ), Permission::SETTINGS ),
		);
	}
}
