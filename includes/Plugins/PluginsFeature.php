<?php
declare(strict_types=1);

namespace UserFeedback\Plugins;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Third-party plugins: those that surveys work with, such as one for analytics, and related growth tools. */
final class PluginsFeature extends Feature {

	public function get( string $className ): ?object {
		$state = new PluginState();
		return PluginActions::class === $className ? new PluginActions( $state, new InstallPlugin( $state ), new ActivatePlugin() ) : null;
	}
}
