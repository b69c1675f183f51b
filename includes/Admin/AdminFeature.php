<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's pages in wp-admin, the links to them, the first steps, and the installer of other plugins. */
final class AdminFeature extends Feature {

	public const HOOKS = array( Welcome\ResultsViewedHooks::class, AdminMenuHooks::class, PluginLinks::class, AdminBarHooks::class );

	public const ROUTES = array( Welcome\ChecklistController::class );

	public const ACTIONS = array( GrowthTools\PluginActions::class );

	public const ON_ACTIVATION = array( Welcome\ActivationRedirect::class => 'run' );

	public const OPTIONS = array( Welcome\ActivationRedirect::OPTION );

	public const USER_META = array( Welcome\ResultsViewedRepository::META );

	/** LicensingFeature replaces it in editions with licenses. */
	public const BINDINGS = array( EditionBootData::class => FreeBootData::class );
}
