<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The owner's settings, and users' permissions. */
final class SettingsFeature extends Feature {

	public const HOOKS = array( Rights::class );

	public const ROUTES = array( SettingsController::class );
}
