<?php
declare(strict_types=1);

namespace UserFeedback\Welcome;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Guides owners from an empty site to their first viewed response. */
final class WelcomeFeature extends Feature {

	public const HOOKS = array( ResultsReadModule::class );

	public const ROUTES = array( ChecklistController::class );

	public const ON_ACTIVATION = array( LeadToStart::class => 'run' );

	public const OPTIONS = array( LeadToStart::OPTION );

	public const USER_META = array( ResultsReadRepository::META );
}
