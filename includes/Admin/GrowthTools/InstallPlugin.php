<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use Plugin_Upgrader;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Installs a plugin as wp-admin does: from the public directory, by its slug, with WordPress's own upgrader. */
final class InstallPlugin {

	public function __construct( private readonly PluginState $state ) {}

	/** @return WP_Error|null the reason why it isn't installed; null if it is. */
	public function run( InstallablePlugin $plugin ): ?WP_Error {
		if ( null !== $this->state->basename( $plugin ) ) {
			return null;
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';

		$found = plugins_api(
			'plugin_information',
			array(
				'slug'   => $plugin->value,
				'fields' => array( 'sections' => false ),
			)
		);
		if ( is_wp_error( $found ) ) {
			return $found;
		}
		$link = is_object( $found ) && isset( $found->download_link ) ? $found->download_link : null;
		if ( ! is_string( $link ) ) {
			return new WP_Error( 'no_download', __( 'The plugin directory doesn’t list a download.', 'userfeedback' ) );
		}
		return $this->install( $link, $plugin );
	}

	private function install( string $link, InstallablePlugin $plugin ): ?WP_Error {
		$buffers = ob_get_level();
		$skin    = new WP_Ajax_Upgrader_Skin();
		$guard   = new PluginArchiveGuard( $plugin );
		$guard->addFilters();
		try {
			$result = ( new Plugin_Upgrader( $skin ) )->install( $link );
		} finally {
			$guard->removeFilters();
			while ( ob_get_level() > $buffers ) { // A rejected archive leaves the skin's open.
				ob_end_clean();
			}
		}
		$error = match ( true ) {
			// Includes the details, such as a version.
			$skin->get_errors()->has_errors() => new WP_Error( 'refused', $skin->get_error_messages() ),
			is_wp_error( $result )            => $result,
			is_wp_error( $skin->result )      => $skin->result,
			default                           => null,
		};
		if ( null !== $error ) {
			return $error;
		}
		return true === $result && null !== $this->state->basename( $plugin )
			? null
			: new WP_Error( 'not_written', __( 'WordPress couldn’t copy the plugin to its folder.', 'userfeedback' ) );
	}
}
