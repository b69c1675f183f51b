<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Links under the plugin's name in the list of plugins.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class PluginLinks {

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'plugin_action_links_' . Hooks::BASENAME => array( 'add' ),
		);
	}

	/**
	 * @param array<array-key, string> $links from WordPress's filter plugin_action_links.
	 * @return array<array-key, string>
	 */
	public static function add( array $links ): array {
		$own = array();
		if ( current_user_can( Permission::EDIT->value ) ) {
			$own[ AdminMenuHooks::SURVEYS ] = self::to( AdminMenuHooks::SURVEYS, __( 'Surveys', 'userfeedback' ) );
		}
		if ( current_user_can( Permission::SETTINGS->value ) ) {
			$own[ AdminMenuHooks::SETTINGS ] = self::to( AdminMenuHooks::SETTINGS, __( 'Settings', 'userfeedback' ) );
		}
		if ( current_user_can( Permission::EDIT->value ) ) {
			$own['userfeedback_help'] = self::to( AdminMenuHooks::SURVEYS . '#/help', __( 'Help', 'userfeedback' ) );
		}
		return $own + $links;
	}

	private static function to( string $page, string $words ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( admin_url( "admin.php?page=$page" ) ), esc_html( $words ) );
	}
}
