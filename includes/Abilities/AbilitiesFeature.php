<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Commands\CommandsModule;
use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Operations available outside a browser: to agents, to other plugins, and on the command line. */
final class AbilitiesFeature extends Feature {

	public const HOOKS = array( AbilitiesModule::class, CommandsModule::class );
}
