<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Installs and activates other plugins that owners choose on our screens. */
final class PluginsFeature extends Feature {

	public const ACTIONS = array( PluginActions::class );
}
