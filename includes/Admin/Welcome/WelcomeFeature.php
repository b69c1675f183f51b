<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Guides owners from an empty site to their first viewed response. */
final class WelcomeFeature extends Feature {

	public const HOOKS = array( ResultsViewedHooks::class );

	public const ROUTES = array( ChecklistController::class );

	public const ON_ACTIVATION = array( ActivationRedirect::class => 'run' );

	public const OPTIONS = array( ActivationRedirect::OPTION );

	public const USER_META = array( ResultsViewedRepository::META );
}
