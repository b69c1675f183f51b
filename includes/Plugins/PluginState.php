<?php
declare(strict_types=1);

namespace UserFeedback\Plugins;

use UserFeedback\Contract\KnownPlugin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whether the site has a plugin, and what who asks may do about it, by WordPress's own rules. */
final class PluginState {

	/** The edition that runs, else the one that lies there; null where there is none. */
	public function basename( KnownPlugin $plugin ): ?string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$there = array_filter(
			$plugin->basenames(),
			static fn( string $basename ): bool => is_file( WP_PLUGIN_DIR . "/$basename" )
		);
		$runs  = array_filter( $there, 'is_plugin_active' );
		return array_values( array() === $runs ? $there : $runs )[0] ?? null;
	}

	public function isActive( KnownPlugin $plugin ): bool {
		$basename = $this->basename( $plugin );
		return null !== $basename && is_plugin_active( $basename );
	}

	/** @return array<string, mixed> PluginShape::row() */
	public function row( KnownPlugin $plugin ): array {
		$basename = $this->basename( $plugin );
		return array(
			'slug'       => $plugin->value,
			'title'      => $plugin->title(),
			'basename'   => $basename ?? $plugin->basenames()[0],
			'installed'  => null !== $basename,
			'active'     => $this->isActive( $plugin ),
			'may_change' => null === $basename
				? current_user_can( 'install_plugins' )
				: current_user_can( 'activate_plugin', $basename ),
		);
	}
}
