<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Rights;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Contract\Rights\RightsOfRoutesTest;

/** The documented permissions, written by hand: an entry point of the site that is missing here fails a test. */
final class PromisedRights {

	public const OF_ROUTES = RightsOfRoutesTest::PROMISED;

	/** By the action's name without its prefix: our permission, and WordPress's own that is also required. */
	public const OF_ACTIONS = array(
		'get_plugins'                           => array( Permission::EDIT, null ),
		'install_plugin'                        => array( Permission::EDIT, 'install_plugins' ),
		'activate_plugin'                       => array( Permission::EDIT, 'activate_plugins' ),
		'deactivate_plugin'                     => array( Permission::EDIT, 'deactivate_plugins' ),
		'ajax_vue_remove_notice'                => array( Permission::EDIT_OR_VIEW, null ),
		'ajax_vue_remove_wp_notice'             => array( Permission::EDIT_OR_VIEW, null ),
		'get_addons'                            => array( Permission::SETTINGS, null ),
		'install_addon'                         => array( Permission::SETTINGS, null ),
		'activate_addon'                        => array( Permission::SETTINGS, null ),
		'deactivate_addon'                      => array( Permission::SETTINGS, null ),
		'vue_get_license'                       => array( Permission::SETTINGS, null ),
		'verify_license'                        => array( Permission::SETTINGS, null ),
		'deactivate_license'                    => array( Permission::SETTINGS, null ),
		'validate_license'                      => array( Permission::SETTINGS, null ),
		'connect_url'                           => array( Permission::SETTINGS, null ),
		'dismiss_settings_blurb'                => array( Permission::SETTINGS, null ),
		'validate_settings_blurb'               => array( Permission::SETTINGS, null ),
		'google_sheets_get_auth_url'            => array( Permission::SETTINGS, null ),
		'google_sheets_disconnect'              => array( Permission::SETTINGS, null ),
		'google_drive_access_token'             => array( Permission::SETTINGS, null ),
		'google_drive_select_folder'            => array( Permission::SETTINGS, null ),
		'google_drive_remove_folder_connection' => array( Permission::SETTINGS, null ),
	);

	/** Forms of wp-admin that are sent to admin-post.php, by action. */
	public const OF_FORMS = array(
		'userfeedback_loader_on_every_page' => Permission::SETTINGS,
		'userfeedback_move_days'            => Permission::SETTINGS,
	);

	/** Files that a browser fetches from admin-post.php, by action. */
	public const OF_FILES = array(
		'userfeedback_ratings_file' => Permission::VIEW,
	);

	/** Addresses of admin-post.php that other services redirect to: a state replaces the nonce. */
	public const OF_CALLBACKS = array(
		'userfeedback_google' => Permission::SETTINGS,
	);

	/** By the page's slug. */
	public const OF_PAGES = array(
		'userfeedback_surveys'      => Permission::EDIT,
		'userfeedback_results'      => Permission::VIEW,
		'userfeedback_post_ratings' => Permission::VIEW_OR_SETTINGS,
		'userfeedback_heatmaps'     => Permission::VIEW,
		'userfeedback_addons'       => Permission::SETTINGS,
		'userfeedback_settings'     => Permission::SETTINGS,
		'userfeedback_onboarding'   => Permission::SETTINGS,
		'userfeedback_exports'      => Permission::VIEW,
	);

	/** @return array{Permission, string|null} */
	public static function ofAction( string $name ): array {
		return self::OF_ACTIONS[ $name ];
	}
}
