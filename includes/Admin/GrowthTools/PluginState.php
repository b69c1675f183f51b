<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use WP_Plugin_Dependencies;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The state of a plugin, and what the current user may do with it by WordPress's own rules. */
final class PluginState {

	/** Returns the active edition, else the installed one; null if there is none. */
	public function basename( InstallablePlugin $plugin ): ?string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$there = array_filter(
			$plugin->basenames(),
			static fn( string $basename ): bool => is_file( WP_PLUGIN_DIR . "/$basename" )
		);
		$runs  = array_filter( $there, 'is_plugin_active' );
		return array_values( array() === $runs ? $there : $runs )[0] ?? null;
	}

	public function isActive( InstallablePlugin $plugin ): bool {
		$basename = $this->basename( $plugin );
		return null !== $basename && is_plugin_active( $basename );
	}

	/** Explains why the user can't take the next step; empty if they can. */
	public function hindrance( InstallablePlugin $plugin ): string {
		$basename = $this->basename( $plugin );
		return match ( true ) {
			null === $basename                        => $this->hindranceToInstall(),
			is_plugin_active_for_network( $basename ) => 'network',
			! $this->maySwitch( $basename )           => is_multisite() ? 'network' : 'rights',
			$this->isNeeded( $basename )              => 'needed',
			default                                   => '',
		};
	}

	/** @return array<string, mixed> PluginShape::row() */
	public function row( InstallablePlugin $plugin ): array {
		$basename  = $this->basename( $plugin );
		$hindrance = $this->hindrance( $plugin );
		return array(
			'slug'           => $plugin->value,
			'title'          => $plugin->title(),
			'excerpt'        => PluginDescription::of( $plugin ),
			'section'        => $plugin->section(),
			'works_with'     => $plugin->worksWithSurveys(),
			'basename'       => $basename ?? $plugin->basenames()[0],
			'installed'      => null !== $basename,
			'active'         => $this->isActive( $plugin ),
			'setup_complete' => $this->isActive( $plugin )
				&& ( InstallablePlugin::AUTOMATION !== $plugin || UncannyAutomatorSetup::isComplete() ),
			'may_change'     => '' === $hindrance,
			'hindrance'      => $hindrance,
		);
	}

	private function hindranceToInstall(): string {
		return match ( true ) {
			current_user_can( 'install_plugins' )                => '',
			! wp_is_file_mod_allowed( 'capability_update_core' ) => 'files',
			is_multisite()                                       => 'network',
			default                                              => 'rights',
		};
	}

	private function maySwitch( string $basename ): bool {
		return current_user_can( is_plugin_active( $basename ) ? 'deactivate_plugin' : 'activate_plugin', $basename );
	}

	/** WordPress's own list doesn't let users deactivate a required plugin, either. */
	private function isNeeded( string $basename ): bool {
		if ( ! is_plugin_active( $basename ) ) {
			return false;
		}
		WP_Plugin_Dependencies::initialize();
		return WP_Plugin_Dependencies::has_active_dependents( $basename );
	}
}
