<?php
declare(strict_types=1);

namespace UserFeedback\Plugins;

use UserFeedback\Ajax\AjaxReply;
use UserFeedback\Contract\AjaxAction;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\KnownPlugin;
use UserFeedback\Contract\Problem\Forbidden;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Schema\Site\PluginShape;
use UserFeedback\Contract\Validation\Violation;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions for third-party plugins. Their body is PluginShape::chosen(). */
final class PluginActions {

	public function __construct(
		private readonly PluginState $state,
		private readonly InstallPlugin $installPlugin,
		private readonly ActivatePlugin $activatePlugin
	) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'get_plugins', array( self::class, 'index' ), Can::EDIT, AjaxAction::PLUGINS )
				->returns( static fn() => PluginShape::list() ),
			AjaxAction::of( 'install_plugin', array( self::class, 'install' ), Can::EDIT, AjaxAction::PLUGINS, 'install_plugins' )
				->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
			AjaxAction::of( 'activate_plugin', array( self::class, 'activate' ), Can::EDIT, AjaxAction::PLUGINS, 'activate_plugins' )
				->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
			AjaxAction::of(
				'deactivate_plugin',
				array( self::class, 'deactivate' ),
				Can::EDIT,
				AjaxAction::PLUGINS,
				'deactivate_plugins'
			)->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
		);
	}

	public function index(): AjaxReply {
		return AjaxReply::of( array_map( $this->state->row( ... ), KnownPlugin::cases() ) );
	}

	/** @param array<string, mixed> $body */
	public function install( array $body ): AjaxReply {
		$plugin = self::chosen( $body );
		return $this->reply(
			$plugin,
			$this->installPlugin->run( $plugin ),
			/* translators: %s: name of a plugin, such as MonsterInsights */
			__( '%s has been installed successfully!', 'userfeedback' )
		);
	}

	/**
	 * @param array<string, mixed> $body
	 * @throws Invalid   It is not installed.
	 * @throws Forbidden This user may activate plugins, but not this one.
	 */
	public function activate( array $body ): AjaxReply {
		$plugin = self::chosen( $body );
		return $this->reply(
			$plugin,
			$this->activatePlugin->run( $this->changeable( $plugin ) ),
			/* translators: %s: name of a plugin, such as MonsterInsights */
			__( '%s has been activated!', 'userfeedback' )
		);
	}

	/**
	 * Only for this site: a network-active plugin must be deactivated for the network.
	 *
	 * @param array<string, mixed> $body
	 * @throws Invalid   It is not installed.
	 * @throws Forbidden The user may not, it is network-active, or another plugin needs it.
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
	 * @throws Invalid
	 * @throws Forbidden
	 */
	private function changeable( KnownPlugin $plugin ): string {
		$basename  = $this->state->basename( $plugin ) ?? throw new Invalid(
			array( new Violation( 'plugin', 'not_installed', null, __( 'This plugin isn\'t installed.', 'userfeedback' ) ) )
		);
		$hindrance = $this->state->hindrance( $plugin );
		return '' === $hindrance ? $basename : throw new Forbidden( "This user may not change $basename: $hindrance." );
	}

	/** @param array<string, mixed> $body */
	private static function chosen( array $body ): KnownPlugin {
		return KnownPlugin::from( is_string( $body['plugin'] ) ? $body['plugin'] : '' );
	}

	/** @param string $done with a placeholder for the plugin's name. */
	private function reply( KnownPlugin $plugin, ?WP_Error $error, string $done ): AjaxReply {
		return null === $error
			? AjaxReply::of(
				array(
					'message' => sprintf( $done, $plugin->title() ),
					'plugin'  => $this->state->row( $plugin ),
				)
			)
			: AjaxReply::refused( wp_strip_all_tags( $error->get_error_message() ) );
	}
}
