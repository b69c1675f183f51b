<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A domain of the plugin that wires itself: everything in its folder is created here, with plain `new`, on first use. Its
 * dependencies on other features are passed in.
 */
abstract class Feature implements Module {

	/** Adds the hooks of all its modules. */
	final public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** Runs when the plugin is activated: schedules jobs that can't wait for an admin screen, as a site may never load one. */
	public function activate(): void {}

	/**
	 * Returns the service behind a route or action, or one that tests, the demo and WP-CLI ask Plugin for; null if it isn't
	 * here.
	 */
	public function get( string $className ): ?object {
		return null;
	}

	/** @return list<Module> */
	protected function modules(): array {
		return array();
	}
}
