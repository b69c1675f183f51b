<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use Plugin_Upgrader;
use Throwable;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxReply;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions for third-party plugins. Their body is PluginShape::chosen(). */
final class PluginActions {

	/** WordPress's error code for a plugin that runs but printed output; its list of plugins shows this, too. */
	private const PRINTED = 'unexpected_output';

	public function __construct( private readonly PluginState $state ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'get_plugins', array( self::class, 'index' ), Permission::EDIT, AjaxAction::PLUGINS )
				->returns( static fn() => PluginShape::list() ),
			AjaxAction::of( 'install_plugin', array( self::class, 'install' ), Permission::EDIT, AjaxAction::PLUGINS, 'install_plugins' )
				->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
			AjaxAction::of( 'activate_plugin', array( self::class, 'activate' ), Permission::EDIT, AjaxAction::PLUGINS, 'activate_plugins' )
				->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
			AjaxAction::of(
				'deactivate_plugin',
				array( self::class, 'deactivate' ),
				Permission::EDIT,
				AjaxAction::PLUGINS,
				'deactivate_plugins'
			)->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
		);
	}

	public function index(): AjaxReply {
		return AjaxReply::of( array_map( $this->state->row( ... ), InstallablePlugin::cases() ) );
	}

	/** @param array<string, mixed> $body */
	public function install( array $body ): AjaxReply {
		$plugin = self::chosen( $body );
		return $this->reply(
			$plugin,
			$this->installChosen( $plugin ),
			/* translators: %s: name of a plugin, such as MonsterInsights */
			__( '%s has been installed successfully!', 'userfeedback' )
		);
	}

	/**
	 * @param array<string, mixed> $body
	 * @throws ValidationFailed   It is not installed.
	 * @throws RequestError This user may activate plugins, but not this one.
	 */
	public function activate( array $body ): AjaxReply {
		$plugin = self::chosen( $body );
		return $this->reply(
			$plugin,
			self::activatePlugin( $this->changeable( $plugin ) ),
			/* translators: %s: name of a plugin, such as MonsterInsights */
			__( '%s has been activated!', 'userfeedback' )
		);
	}

	/**
	 * Only for this site: a network-active plugin must be deactivated for the network.
	 *
	 * @param array<string, mixed> $body
	 * @throws ValidationFailed   It is not installed.
	 * @throws RequestError The user may not, it is network-active, or another plugin needs it.
	 */
	public function deactivate( array $body ): AjaxReply {
		$plugin   = self::chosen( $body );
		$basename = $this->changeable( $plugin );
		deactivate_plugins( $basename, false, false );
		return $this->reply(
			$plugin,
			null,
			/* translators: %s: name of a plugin, such as MonsterInsights */
			__( '%s has been deactivated.', 'userfeedback' )
		);
	}

	/**
	 * Returns its main file.
	 *
	 * @throws ValidationFailed
	 * @throws RequestError permission denied.
	 */
	private function changeable( InstallablePlugin $plugin ): string {
		$basename  = $this->state->basename( $plugin ) ?? throw new ValidationFailed(
			array( new Violation( 'plugin', 'not_installed', null, __( 'This plugin isn’t installed.', 'userfeedback' ) ) )
		);
		$hindrance = $this->state->hindrance( $plugin );
		return '' === $hindrance ? $basename : throw RequestError::forbidden( "This user may not change $basename: $hindrance." );
	}

	/**
	 * Activates a plugin as wp-admin does. One that fails on start is deactivated again.
	 *
	 * @return WP_Error|null the reason why it doesn't run; null if it does.
	 */
	private static function activatePlugin( string $basename ): ?WP_Error {
		$buffers = ob_get_level();
		try {
			$error = activate_plugin( $basename );
		} catch ( Throwable $broken ) {
			deactivate_plugins( $basename, true, false );
			$error = new WP_Error(
				'broken',
				sprintf(
					/* translators: %s: what PHP says, in English */
					__( 'The plugin caused an error when it started, so it was left inactive. PHP says: %s', 'userfeedback' ),
					$broken->getMessage()
				)
			);
		} finally {
			while ( ob_get_level() > $buffers ) {
				ob_end_clean();
			}
		}
		return null === $error || self::PRINTED === $error->get_error_code() ? null : $error;
	}

	/** @param array<string, mixed> $body */
	private static function chosen( array $body ): InstallablePlugin {
		return InstallablePlugin::from( is_string( $body['plugin'] ) ? $body['plugin'] : '' );
	}

	/** @param string $done with a placeholder for the plugin's name. */
	private function reply( InstallablePlugin $plugin, ?WP_Error $error, string $done ): AjaxReply {
		return null === $error
			? AjaxReply::of(
				array(
					'message' => sprintf( $done, $plugin->title() ),
					'plugin'  => $this->state->row( $plugin ),
				)
			)
			: AjaxReply::refused( wp_strip_all_tags( $error->get_error_message() ) );
	}

	/**
	 * Installs a plugin as wp-admin does: from the public directory, by its slug, with WordPress's own upgrader.
	 *
	 * @return WP_Error|null the reason why it isn't installed; null if it is.
	 */
	private function installChosen( InstallablePlugin $plugin ): ?WP_Error {
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
		return $this->download( $link, $plugin );
	}

	private function download( string $link, InstallablePlugin $plugin ): ?WP_Error {
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
