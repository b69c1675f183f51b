<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// phpcs:disable -- Written by a test, one declaration a line.
/**
 * Hooks, routes and actions by feature, and the features that have a factory, so that a request doesn't have to load them
 * all. FeatureIndexTest writes this file: UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex
 */
final class LicensedFeatureIndex {

	public const HOOKS = array(
		\UserFeedback\Licensing\LicensingFeature::class => array(
			array( 'admin_init', \UserFeedback\Licensing\LicensingModule::class, 'onAdminPage', 10, 1, null ),
			array( 'shutdown', \UserFeedback\Licensing\LicensingModule::class, 'afterSending', 100, 0, 'wp_doing_cron' ),
		),
		\UserFeedback\Addons\AddonsFeature::class => array(
			array( 'userfeedback_install_addon', \UserFeedback\GeoRestrictions\GeoRestrictionsModule::class, 'prepare', 10, 1, null ),
		),
		\UserFeedback\FontFiles\FontFilesFeature::class => array(
			array( 'admin_init', \UserFeedback\FontFiles\FontFilesModule::class, 'plan', 10, 1, null ),
			array( 'userfeedback_surveys_written', \UserFeedback\FontFiles\FontFilesModule::class, 'afterSurvey', 10, 1, null ),
			array( 'userfeedback_settings_saved', \UserFeedback\FontFiles\FontFilesModule::class, 'afterSettings', 10, 1, null ),
			array( 'userfeedback_rating_settings_saved', \UserFeedback\FontFiles\FontFilesModule::class, 'afterSettings', 10, 1, null ),
			array( 'userfeedback_fetch_fonts', \UserFeedback\FontFiles\FontFilesModule::class, 'fetch', 10, 1, null ),
		),
		\UserFeedback\Google\GoogleFeature::class => array(
			array( 'admin_post_userfeedback_google', \UserFeedback\Google\Connect\CallbackModule::class, 'answer', 10, 1, null ),
		),
		\UserFeedback\PostRatings\PostRatingsFeature::class => array(
			array( 'init', \UserFeedback\PostRatings\Places\ManualPlacesModule::class, 'addShortcode', PHP_INT_MIN, 1, null ),
			array( 'init', \UserFeedback\PostRatings\Places\ManualPlacesModule::class, 'registerBlock', 10, 1, null ),
			array( 'userfeedback_print_post_ratings', \UserFeedback\PostRatings\Places\ManualPlacesModule::class, 'tag', 10, 1, null ),
			array( 'wp', \UserFeedback\PostRatings\Places\AutomaticPlacesModule::class, 'addPlaces', 10, 1, 'is_singular' ),
			array( 'userfeedback_process', \UserFeedback\PostRatings\Counting\CountingModule::class, 'byCron', 10, 1, null ),
			array( 'admin_init', \UserFeedback\PostRatings\Counting\CountingModule::class, 'onAdminScreen', 10, 1, null ),
			array( 'deleted_post', \UserFeedback\PostRatings\Counting\CountingModule::class, 'forget', 10, 2, null ),
			array( 'admin_init', \UserFeedback\PostRatings\Editor\RatingColumnModule::class, 'addColumns', 10, 1, null ),
			array( 'update_option_userfeedback_addons', \UserFeedback\PostRatings\Places\AddonSwitchModule::class, 'look', 10, 2, null ),
			array( 'init', \UserFeedback\PostRatings\Editor\RatingEditorModule::class, 'registerBlock', 10, 1, 'is_admin' ),
			array( 'enqueue_block_editor_assets', \UserFeedback\PostRatings\Editor\RatingEditorModule::class, 'tellBlock', 10, 1, null ),
			array( 'enqueue_block_editor_assets', \UserFeedback\PostRatings\Editor\RatingEditorModule::class, 'enqueuePanel', 10, 1, null ),
			array( 'admin_post_userfeedback_ratings_file', \UserFeedback\PostRatings\Reading\RatingFilesModule::class, 'answer', 10, 1, null ),
		),
		\UserFeedback\Heatmaps\HeatmapsFeature::class => array(
			array( 'setup_theme', \UserFeedback\Heatmaps\View\ViewModule::class, 'begin', 10, 1, '?userfeedback_heatmap' ),
			array( 'wp_footer', \UserFeedback\Heatmaps\Capture\CaptureModule::class, 'show', 10, 1, array( \UserFeedback\Settings\VisitorSettings::class, 'hasHeatmaps' ) ),
			array( 'update_option_userfeedback_visitor_settings', \UserFeedback\Heatmaps\Capture\CopiesModule::class, 'afterSettings', 10, 2, null ),
			array( 'update_option_userfeedback_addons', \UserFeedback\Heatmaps\Capture\CopiesModule::class, 'afterAddons', 10, 2, null ),
			array( 'userfeedback_fold_heatmaps', \UserFeedback\Heatmaps\HeatmapsModule::class, 'fold', 10, 1, null ),
			array( '{plan}', \UserFeedback\Heatmaps\HeatmapsModule::class, 'plan', 10, 0, null ),
			array( 'userfeedback_settings_saved', \UserFeedback\Heatmaps\HeatmapsModule::class, 'plan', 10, 0, null ),
			array( 'userfeedback_recount', \UserFeedback\Heatmaps\HeatmapsModule::class, 'cleanUp', 10, 0, null ),
			array( 'deleted_post', \UserFeedback\Heatmaps\HeatmapsModule::class, 'postIsGone', 10, 1, null ),
			array( 'delete_term', \UserFeedback\Heatmaps\HeatmapsModule::class, 'termIsGone', 10, 1, null ),
		),
		\UserFeedback\Exports\ExportsFeature::class => array(
			array( 'userfeedback_export', \UserFeedback\Exports\ExportsModule::class, 'goOn', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Exports\ExportsModule::class, 'night', 10, 1, null ),
			array( 'deleted_user', \UserFeedback\Exports\ExportsModule::class, 'forgetUser', 10, 1, null ),
			array( 'remove_user_from_blog', \UserFeedback\Exports\ExportsModule::class, 'forgetUser', 10, 1, null ),
			array( 'admin_menu', \UserFeedback\Exports\ExportPageModule::class, 'addPage', 10, 1, null ),
		),
		\UserFeedback\Drafting\DraftingFeature::class => array(
			array( 'added_option', \UserFeedback\Ai\SupportModule::class, 'forget', 10, 1, null ),
			array( 'updated_option', \UserFeedback\Ai\SupportModule::class, 'forget', 10, 1, null ),
			array( 'deleted_option', \UserFeedback\Ai\SupportModule::class, 'forget', 10, 1, null ),
		),
		\UserFeedback\Usage\UsageFeature::class => array(
			array( 'userfeedback_settings_saved', \UserFeedback\Usage\UsageModule::class, 'follow', 10, 1, null ),
			array( 'admin_init', \UserFeedback\Usage\UsageModule::class, 'plan', 10, 1, null ),
			array( 'userfeedback_send_usage', \UserFeedback\Usage\UsageModule::class, 'send', 10, 1, null ),
		),
		\UserFeedback\Updates\UpdatesFeature::class => array(
			array( 'auto_update_plugin', \UserFeedback\Updates\AutomaticUpdates::class, 'decide', 10, 2, null ),
			array( 'pre_set_site_transient_update_plugins', \UserFeedback\Updates\UpdatesModule::class, 'listen', PHP_INT_MIN, 1, null ),
			array( 'pre_set_site_transient_update_plugins', \UserFeedback\Updates\UpdatesModule::class, 'withoutNamesake', 10, 1, null ),
			array( 'upgrader_pre_download', \UserFeedback\Updates\UpdatesModule::class, 'download', 10, 4, null ),
			array( 'plugins_api', \UserFeedback\Updates\UpdatesModule::class, 'details', 10, 3, null ),
		),
	);

	public const ROUTES = array(
		\UserFeedback\FontFiles\FontFilesFeature::class => array(
			array( 'GET', 'fonts', \UserFeedback\Fonts\FontsController::class, 'index', \UserFeedback\Contract\Can::EDIT_OR_SETTINGS ),
			array( 'POST', 'fonts', \UserFeedback\FontFiles\FontFilesController::class, 'keep', \UserFeedback\Contract\Can::EDIT_OR_SETTINGS ),
		),
		\UserFeedback\Insights\InsightsFeature::class => array(
			array( 'GET', 'ai-summary/{id}', \UserFeedback\Insights\InsightsController::class, 'kept', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'preload-ai-summary/{id}', \UserFeedback\Insights\InsightsController::class, 'make', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'surveys/{id}/questions/{question_id}/themes', \UserFeedback\Insights\ThemesController::class, 'index', \UserFeedback\Contract\Can::VIEW, array( 'question_id' ) ),
			array( 'POST', 'surveys/{id}/questions/{question_id}/themes', \UserFeedback\Insights\ThemesController::class, 'readOn', \UserFeedback\Contract\Can::VIEW, array( 'question_id' ) ),
			array( 'GET', 'themes/{id}/answers', \UserFeedback\Insights\ThemesController::class, 'answers', \UserFeedback\Contract\Can::VIEW ),
			array( 'POST', 'themes/{id}', \UserFeedback\Insights\ThemesController::class, 'change', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'DELETE', 'themes/{id}', \UserFeedback\Insights\ThemesController::class, 'delete', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
		),
		\UserFeedback\Webhooks\WebhooksFeature::class => array(
			array( 'POST', 'webhooks/sample', \UserFeedback\Webhooks\WebhooksController::class, 'sample', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'POST', 'webhooks/test', \UserFeedback\Webhooks\WebhooksController::class, 'test', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
		),
		\UserFeedback\Google\GoogleFeature::class => array(
			array( 'GET', 'google/folders', \UserFeedback\Google\GoogleController::class, 'folders', \UserFeedback\Contract\Can::SETTINGS ),
			array( 'POST', 'google/folders', \UserFeedback\Google\GoogleController::class, 'make', \UserFeedback\Contract\Can::SETTINGS ),
		),
		\UserFeedback\PostRatings\PostRatingsFeature::class => array(
			array( 'GET', 'post-ratings/settings', \UserFeedback\PostRatings\Settings\RatingSettingsController::class, 'show', \UserFeedback\Contract\Can::SETTINGS ),
			array( 'POST', 'post-ratings/settings', \UserFeedback\PostRatings\Settings\RatingSettingsController::class, 'save', \UserFeedback\Contract\Can::SETTINGS ),
			array( 'POST', 'post-ratings/preview', \UserFeedback\PostRatings\Places\RatingPreviewController::class, 'show', \UserFeedback\Contract\Can::SETTINGS ),
			array( 'GET', 'post-ratings/results', \UserFeedback\PostRatings\Reading\RatingResultsController::class, 'index', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'post-ratings/results/{post_id}', \UserFeedback\PostRatings\Reading\RatingResultsController::class, 'show', \UserFeedback\Contract\Can::VIEW ),
			array( 'DELETE', 'post-ratings/results/{post_id}/reasons', \UserFeedback\PostRatings\Reasons\ReasonsController::class, 'delete', \UserFeedback\Contract\Can::DELETE ),
			array( 'GET', 'posts/{post_id}/feedback', \UserFeedback\PostRatings\Editor\FeedbackController::class, 'show', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'post-ratings/{post_id}', \UserFeedback\PostRatings\Voting\VotesController::class, 'show', \UserFeedback\Contract\Can::ANYONE ),
			array( 'POST', 'post-ratings/{post_id}', \UserFeedback\PostRatings\Voting\VotesController::class, 'vote', \UserFeedback\Contract\Can::ANYONE ),
			array( 'POST', 'post-ratings/{post_id}/reason', \UserFeedback\PostRatings\Voting\VotesController::class, 'reason', \UserFeedback\Contract\Can::ANYONE ),
		),
		\UserFeedback\Heatmaps\HeatmapsFeature::class => array(
			array( 'GET', 'heatmaps/pages', \UserFeedback\Heatmaps\HeatmapsController::class, 'index', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'heatmaps/pages/{key}', \UserFeedback\Heatmaps\HeatmapsController::class, 'show', \UserFeedback\Contract\Can::VIEW, array( 'key' ) ),
			array( 'POST', 'heatmaps/pages/{key}/view', \UserFeedback\Heatmaps\HeatmapsController::class, 'view', \UserFeedback\Contract\Can::VIEW, array( 'key' ) ),
			array( 'DELETE', 'heatmaps/pages', \UserFeedback\Heatmaps\HeatmapsController::class, 'delete', \UserFeedback\Contract\Can::DELETE ),
			array( 'POST', 'heatmaps/visits', \UserFeedback\Heatmaps\Capture\VisitController::class, 'take', \UserFeedback\Contract\Can::ANYONE ),
		),
		\UserFeedback\Exports\ExportsFeature::class => array(
			array( 'GET', 'surveys/{id}/exports', \UserFeedback\Exports\ExportsController::class, 'index', \UserFeedback\Contract\Can::VIEW ),
			array( 'POST', 'surveys/{id}/exports', \UserFeedback\Exports\ExportsController::class, 'start', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'exports/{id}', \UserFeedback\Exports\ExportsController::class, 'show', \UserFeedback\Contract\Can::VIEW ),
			array( 'POST', 'exports/{id}', \UserFeedback\Exports\ExportsController::class, 'work', \UserFeedback\Contract\Can::VIEW ),
			array( 'DELETE', 'exports/{id}', \UserFeedback\Exports\ExportsController::class, 'delete', \UserFeedback\Contract\Can::VIEW ),
		),
		\UserFeedback\Drafting\DraftingFeature::class => array(
			array( 'POST', 'drafting/support', \UserFeedback\Drafting\DraftingController::class, 'support', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'drafting/survey', \UserFeedback\Drafting\DraftingController::class, 'draft', \UserFeedback\Contract\Can::EDIT ),
		),
		\UserFeedback\Usage\UsageFeature::class => array(
			array( 'GET', 'usage', \UserFeedback\Usage\UsageController::class, 'show', \UserFeedback\Contract\Can::SETTINGS ),
		),
	);

	public const ACTIONS = array(
		\UserFeedback\Licensing\LicensingFeature::class => array(
			array( 'vue_get_license', \UserFeedback\Licensing\LicenceActions::class, 'show', \UserFeedback\Contract\Can::SETTINGS, 'license', null ),
			array( 'verify_license', \UserFeedback\Licensing\LicenceActions::class, 'verify', \UserFeedback\Contract\Can::SETTINGS, 'license', null ),
			array( 'deactivate_license', \UserFeedback\Licensing\LicenceActions::class, 'deactivate', \UserFeedback\Contract\Can::SETTINGS, 'license', null ),
			array( 'validate_license', \UserFeedback\Licensing\LicenceActions::class, 'refresh', \UserFeedback\Contract\Can::SETTINGS, 'license', null ),
			array( 'connect_url', \UserFeedback\Licensing\LicenceActions::class, 'connect', \UserFeedback\Contract\Can::SETTINGS, 'license', null ),
			array( 'dismiss_settings_blurb', \UserFeedback\Licensing\BlurbActions::class, 'dismiss', \UserFeedback\Contract\Can::SETTINGS, 'blurb', null ),
			array( 'validate_settings_blurb', \UserFeedback\Licensing\BlurbActions::class, 'show', \UserFeedback\Contract\Can::SETTINGS, 'blurb', null ),
		),
		\UserFeedback\Addons\AddonsFeature::class => array(
			array( 'get_addons', \UserFeedback\Addons\AddonActions::class, 'index', \UserFeedback\Contract\Can::SETTINGS, 'addons', null ),
			array( 'install_addon', \UserFeedback\Addons\AddonActions::class, 'install', \UserFeedback\Contract\Can::SETTINGS, 'addons', null ),
			array( 'activate_addon', \UserFeedback\Addons\AddonActions::class, 'activate', \UserFeedback\Contract\Can::SETTINGS, 'addons', null ),
			array( 'deactivate_addon', \UserFeedback\Addons\AddonActions::class, 'deactivate', \UserFeedback\Contract\Can::SETTINGS, 'addons', null ),
		),
		\UserFeedback\Google\GoogleFeature::class => array(
			array( 'google_sheets_get_auth_url', \UserFeedback\Google\GoogleActions::class, 'authUrl', \UserFeedback\Contract\Can::SETTINGS, 'google', null ),
			array( 'google_sheets_disconnect', \UserFeedback\Google\GoogleActions::class, 'disconnect', \UserFeedback\Contract\Can::SETTINGS, 'google', null ),
			array( 'google_drive_access_token', \UserFeedback\Google\GoogleActions::class, 'accessToken', \UserFeedback\Contract\Can::SETTINGS, 'google', null ),
			array( 'google_drive_select_folder', \UserFeedback\Google\GoogleActions::class, 'selectFolder', \UserFeedback\Contract\Can::SETTINGS, 'google', null ),
			array( 'google_drive_remove_folder_connection', \UserFeedback\Google\GoogleActions::class, 'removeFolder', \UserFeedback\Contract\Can::SETTINGS, 'google', null ),
		),
	);

	public const FACTORIES = array(
		\UserFeedback\Licensing\LicenceService::class => \UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\Editions\CurrentEdition::class => \UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\Editions\CurrentBoughtEdition::class => \UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\Admin\BootData::class => \UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\Visitors\CountryFile::class => \UserFeedback\Addons\AddonsFeature::class,
		\UserFeedback\FontFiles\FontService::class => \UserFeedback\FontFiles\FontFilesFeature::class,
		\UserFeedback\Insights\Summarise::class => \UserFeedback\Insights\InsightsFeature::class,
		\UserFeedback\Insights\Themes\ReadOn::class => \UserFeedback\Insights\InsightsFeature::class,
		\UserFeedback\Addresses\Resolver::class => \UserFeedback\Webhooks\WebhooksFeature::class,
		\UserFeedback\Webhooks\Sending\Sender::class => \UserFeedback\Webhooks\WebhooksFeature::class,
		\UserFeedback\Settings\SettingsMapper::class => \UserFeedback\Google\GoogleFeature::class,
		\UserFeedback\Google\Api\GoogleApi::class => \UserFeedback\Google\GoogleFeature::class,
		\UserFeedback\Google\Connect\Client::class => \UserFeedback\Google\GoogleFeature::class,
		\UserFeedback\Google\Connect\Disconnect::class => \UserFeedback\Google\GoogleFeature::class,
		\UserFeedback\Google\Connect\GiveToken::class => \UserFeedback\Google\GoogleFeature::class,
		\UserFeedback\Google\Sheets\SheetChannel::class => \UserFeedback\Google\GoogleFeature::class,
		\UserFeedback\Responses\Upkeep\FurtherSums::class => \UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\PostRatings\RatingKey::class => \UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\PostRatings\Counting\CountingModule::class => \UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\PostRatings\Voting\VotesController::class => \UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\PostRatings\Settings\RatingSettingsController::class => \UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\PostRatings\Editor\RatingColumnModule::class => \UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\PostRatings\Editor\RatingEditorModule::class => \UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\Heatmaps\Capture\PageToken::class => \UserFeedback\Heatmaps\HeatmapsFeature::class,
		\UserFeedback\Heatmaps\View\ViewLink::class => \UserFeedback\Heatmaps\HeatmapsFeature::class,
		\UserFeedback\Exports\ExportsModule::class => \UserFeedback\Exports\ExportsFeature::class,
		\UserFeedback\Exports\Jobs\WriteAtOnce::class => \UserFeedback\Exports\ExportsFeature::class,
		\UserFeedback\Exports\Jobs\FindFile::class => \UserFeedback\Exports\ExportsFeature::class,
		\UserFeedback\Commands\CommandsModule::class => \UserFeedback\Exports\ExportsFeature::class,
		\UserFeedback\Ai\Model::class => \UserFeedback\Drafting\DraftingFeature::class,
		\UserFeedback\Updates\AutomaticUpdates::class => \UserFeedback\Updates\UpdatesFeature::class,
		\UserFeedback\Updates\UpdatesModule::class => \UserFeedback\Updates\UpdatesFeature::class,
	);
}
