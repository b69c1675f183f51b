<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Admin\GrowthTools\PluginActions;
use UserFeedback\Admin\Welcome\ActivationRedirect;
use UserFeedback\Admin\Welcome\ChecklistController;
use UserFeedback\Admin\Welcome\ResultsViewedHooks;
use UserFeedback\Admin\Welcome\ResultsViewedRepository;
use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's pages in wp-admin, the links to them, the first steps, and the installer of other plugins. */
final class AdminFeature extends Feature {

	public const HOOKS = array( ResultsViewedHooks::class, AdminMenuHooks::class, PluginLinks::class, AdminBarHooks::class );

	public const ROUTES = array( ChecklistController::class );

	public const ACTIONS = array( PluginActions::class );

	public const ON_ACTIVATION = array( ActivationRedirect::class => 'run' );

	public const OPTIONS = array( ActivationRedirect::OPTION );

	public const USER_META = array( ResultsViewedRepository::META );

	/** LicensingFeature replaces it in editions with licenses. */
	public const BINDINGS = array( EditionBootData::class => FreeBootData::class );
}
