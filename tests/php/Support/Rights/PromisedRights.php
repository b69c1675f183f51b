<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Rights;

use UserFeedback\Contract\Can;
use UserFeedback\Tests\Contract\Rights\RightsOfRoutesTest;

/** The documented permissions, written by hand: an entry point of the site that is missing here fails a test. */
final class PromisedRights {

	public const OF_ROUTES = RightsOfRoutesTest::PROMISED;

	/** By the action's name without its prefix: our permission, and WordPress's own that is also required. */
	public const OF_ACTIONS = array(
		'get_plugins'                           => array( Can::EDIT, null ),
		'install_plugin'                        => array( Can::EDIT, 'install_plugins' ),
		'activate_plugin'                       => array( Can::EDIT, 'activate_plugins' ),
		'deactivate_plugin'                     => array( Can::EDIT, 'deactivate_plugins' ),
		'ajax_vue_remove_notice'                => array( Can::EDIT_OR_VIEW, null ),
		'ajax_vue_remove_wp_notice'             => array( Can::EDIT_OR_VIEW, null ),
		'get_addons'                            => array( Can::SETTINGS, null ),
		'install_addon'                         => array( Can::SETTINGS, null ),
		'activate_addon'                        => array( Can::SETTINGS, null ),
		'deactivate_addon'                      => array( Can::SETTINGS, null ),
		'vue_get_license'                       => array( Can::SETTINGS, null ),
		'verify_license'                        => array( Can::SETTINGS, null ),
		'deactivate_license'                    => array( Can::SETTINGS, null ),
		'validate_license'                      => array( Can::SETTINGS, null ),
		'connect_url'                           => array( Can::SETTINGS, null ),
		'dismiss_settings_blurb'                => array( Can::SETTINGS, null ),
		'validate_settings_blurb'               => array( Can::SETTINGS, null ),
		'google_sheets_get_auth_url'            => array( Can::SETTINGS, null ),
		'google_sheets_disconnect'              => array( Can::SETTINGS, null ),
		'google_drive_access_token'             => array( Can::SETTINGS, null ),
		'google_drive_select_folder'            => array( Can::SETTINGS, null ),
		'google_drive_remove_folder_connection' => array( Can::SETTINGS, null ),
	);

	/** Forms of wp-admin that are sent to admin-post.php, by action. */
	public const OF_FORMS = array(
		'userfeedback_loader_on_every_page' => Can::SETTINGS,
		'userfeedback_move_days'            => Can::SETTINGS,
	);

	/** Files that a browser fetches from admin-post.php, by action. */
	public const OF_FILES = array(
		'userfeedback_ratings_file' => Can::VIEW,
	);

	/** Addresses of admin-post.php that other services redirect to: a state replaces the nonce. */
	public const OF_CALLBACKS = array(
		'userfeedback_google' => Can::SETTINGS,
	);

	/** By the page's slug. */
	public const OF_PAGES = array(
		'userfeedback_surveys'      => Can::EDIT,
		'userfeedback_results'      => Can::VIEW,
		'userfeedback_post_ratings' => Can::VIEW_OR_SETTINGS,
		'userfeedback_heatmaps'     => Can::VIEW,
		'userfeedback_addons'       => Can::SETTINGS,
		'userfeedback_settings'     => Can::SETTINGS,
		'userfeedback_onboarding'   => Can::SETTINGS,
		'userfeedback_exports'      => Can::VIEW,
	);

	/** @return array{Can, string|null} */
	public static function ofAction( string $name ): array {
		return self::OF_ACTIONS[ $name ];
	}
}
