<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use UserFeedback\Feature;
use UserFeedback\Operations\Cli\CommandHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Operations available outside a browser: to agents, to other plugins, and on the command line. */
final class AbilitiesFeature extends Feature {

	public const HOOKS = array( AbilitiesHooks::class, CommandHooks::class );
}
