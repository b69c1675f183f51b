<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A domain of the plugin, wired by itself: everything in its folder is made here, with plain `new`, and not before it is
 * wanted. What it needs of other features it is given.
 */
abstract class Feature implements Module {

	/** Adds the hooks of all its modules. */
	final public function register(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/** When the plugin is switched on: plans what must not wait for an admin screen, as a site may never see one. */
	public function activate(): void {}

	/** What answers a route or an action, and what tests, the demo and WP-CLI ask Plugin for; null for what is not here. */
	public function get( string $className ): ?object {
		return null;
	}

	/** @return list<Module> */
	protected function modules(): array {
		return array();
	}
}
