<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Contract\Can;
use UserFeedback\Rest\Router;

/** What the admin app knows before its first request: `window.userfeedback`. */
final class BootData {

	/** @return array{rest: array{root: string, nonce: string}, admin_url: string, site_url: string, time_zone: string, plugin_version: string, can: array{edit: bool, view: bool, delete: bool, settings: bool}, preview_url: string} `{id}` in preview_url is the app's to fill in. */
	public function toArray(): array {
		return array(
			'rest'           => array(
				'root'  => rest_url( Router::NAMESPACE . '/' ),
				'nonce' => wp_create_nonce( 'wp_rest' ),
			),
			'admin_url'      => admin_url(),
			'site_url'       => home_url( '/' ),
			'time_zone'      => wp_timezone_string(),
			'plugin_version' => USERFEEDBACK_VERSION,
			'can'            => array(
				'edit'     => current_user_can( Can::EDIT->value ),
				'view'     => current_user_can( Can::VIEW->value ),
				'delete'   => current_user_can( Can::DELETE->value ),
				'settings' => current_user_can( Can::SETTINGS->value ),
			),
			'preview_url'    => add_query_arg( 'userfeedback_preview', '{id}', home_url( '/' ) ),
		);
	}
}
