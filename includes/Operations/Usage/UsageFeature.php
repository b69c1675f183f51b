<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Usage;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends usage reports to the publisher if the owner allows it. */
final class UsageFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( UsageHooks::class );

	public const ROUTES = array( UsageController::class );

	public const OPTIONS = array( UsageIdRepository::OPTION );

	public const EVENTS = array( UsageHooks::EVENT );
}
