<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// phpcs:disable -- Written by bin/feature-index.php, one declaration a line.
/**
 * The declarations of all features, so that a request doesn't have to load them; Feature describes each kind. FeatureIndexTest
 * writes this file: UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex
 */
final class FeatureIndex {

	public const NEED_TABLES = array(
		\UserFeedback\Responses\ResponsesFeature::class => true,
		\UserFeedback\Privacy\PrivacyFeature::class => true,
		\UserFeedback\Collector\CollectorFeature::class => true,
		\UserFeedback\Caches\CachesFeature::class => true,
		\UserFeedback\Deliveries\DeliveriesFeature::class => true,
		\UserFeedback\Sharing\SharingFeature::class => true,
		\UserFeedback\Widget\WidgetFeature::class => true,
		\UserFeedback\Surveys\Editing\EditingFeature::class => true,
		\UserFeedback\Dashboard\DashboardFeature::class => true,
		\UserFeedback\Summaries\SummariesFeature::class => true,
		\UserFeedback\FontFiles\FontFilesFeature::class => true,
		\UserFeedback\PostRatings\PostRatingsFeature::class => true,
		\UserFeedback\Heatmaps\HeatmapsFeature::class => true,
		\UserFeedback\Exports\ExportsFeature::class => true,
		\UserFeedback\Usage\UsageFeature::class => true,
	);

	public const HOOKS = array(
		\UserFeedback\Lifecycle\LifecycleFeature::class => array(
			array( 'cli_init', \UserFeedback\Lifecycle\CommandsModule::class, 'addCommands', 10, 1, null ),
			array( 'site_status_tests', \UserFeedback\Health\HealthModule::class, 'add', 10, 1, null ),
			array( 'upgrader_pre_install', \UserFeedback\Lifecycle\StandDownModule::class, 'loadEarly', 10, 1, null ),
			array( 'upgrader_post_install', \UserFeedback\Lifecycle\StandDownModule::class, 'ifReplaced', PHP_INT_MAX, 3, null ),
			array( 'wpmu_drop_tables', \UserFeedback\Lifecycle\RemovedSiteModule::class, 'addTables', 10, 1, null ),
		),
		\UserFeedback\Settings\SettingsFeature::class => array(
			array( 'map_meta_cap', \UserFeedback\Settings\Rights::class, 'map', 10, 3, array( \UserFeedback\Platform\Hooks::class, 'isAboutOwnName' ) ),
		),
		\UserFeedback\Responses\ResponsesFeature::class => array(
			array( 'userfeedback_process', \UserFeedback\Responses\RateLimit\RateLimitModule::class, 'clearUp', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\RateLimit\RateLimitModule::class, 'clearAll', 10, 0, null ),
			array( 'userfeedback_process', \UserFeedback\Responses\Moderation\ResponsesModule::class, 'byCron', 10, 1, null ),
			array( 'admin_init', \UserFeedback\Responses\Moderation\ResponsesModule::class, 'onAdminScreen', 10, 1, null ),
			array( 'userfeedback_process', \UserFeedback\Responses\Bits\BitsModule::class, 'run', 20, 1, null ),
			array( '{plan}', \UserFeedback\Responses\Upkeep\RecountModule::class, 'plan', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\Upkeep\RecountModule::class, 'moveDays', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\Upkeep\RecountModule::class, 'compareAll', 10, 1, null ),
			array( 'userfeedback_recount_next', \UserFeedback\Responses\Upkeep\RecountModule::class, 'moveDays', 10, 1, null ),
			array( 'userfeedback_recount_next', \UserFeedback\Responses\Upkeep\RecountModule::class, 'compareAll', 10, 1, null ),
			array( 'pre_update_option_timezone_string', \UserFeedback\Responses\Upkeep\RecountModule::class, 'rememberZone', 10, 2, null ),
			array( 'pre_update_option_gmt_offset', \UserFeedback\Responses\Upkeep\RecountModule::class, 'rememberZone', 10, 2, null ),
			array( 'admin_post_userfeedback_move_days', \UserFeedback\Responses\Upkeep\RecountModule::class, 'moveDaysIfAsked', 10, 1, null ),
			array( 'load-site-health.php', \UserFeedback\Responses\Upkeep\RecountModule::class, 'recountIfAsked', 10, 1, null ),
			array( 'cli_init', \UserFeedback\Responses\Upkeep\RecountModule::class, 'addCommand', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\Moderation\SpamModule::class, 'run', 5, 1, null ),
			array( 'userfeedback_forget_spam', \UserFeedback\Responses\Moderation\SpamModule::class, 'run', 10, 1, null ),
		),
		\UserFeedback\Privacy\PrivacyFeature::class => array(
			array( 'wp_privacy_personal_data_exporters', \UserFeedback\Privacy\PrivacyModule::class, 'addExporter', 10, 1, null ),
			array( 'wp_privacy_personal_data_erasers', \UserFeedback\Privacy\PrivacyModule::class, 'addEraser', 10, 1, null ),
			array( 'admin_init', \UserFeedback\Privacy\PrivacyModule::class, 'suggestText', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Privacy\Retention\RetentionModule::class, 'run', 6, 1, null ),
			array( 'userfeedback_forget_responses', \UserFeedback\Privacy\Retention\RetentionModule::class, 'run', 10, 1, null ),
		),
		\UserFeedback\Collector\CollectorFeature::class => array(
			array( 'cron_schedules', \UserFeedback\EachMinute::class, 'addTo', 10, 1, null ),
			array( 'userfeedback_check_collector', \UserFeedback\Collector\CollectorModule::class, 'check', 10, 1, null ),
			array( '{plan}', \UserFeedback\Collector\CollectorModule::class, 'plan', 10, 1, null ),
		),
		\UserFeedback\Caches\CachesFeature::class => array(
			array( 'userfeedback_check_shown', \UserFeedback\Caches\ChangesModule::class, 'look', 10, 0, null ),
			array( 'userfeedback_surveys_written', \UserFeedback\Caches\ChangesModule::class, 'look', 10, 0, null ),
			array( 'userfeedback_settings_saved', \UserFeedback\Caches\ChangesModule::class, 'look', 10, 0, null ),
			array( 'update_option_userfeedback_addons', \UserFeedback\Caches\ChangesModule::class, 'look', 10, 0, null ),
			array( 'update_option_userfeedback_license', \UserFeedback\Caches\ChangesModule::class, 'look', 10, 0, null ),
			array( 'update_site_option_userfeedback_license', \UserFeedback\Caches\ChangesModule::class, 'look', 10, 0, null ),
			array( 'userfeedback_font_come', \UserFeedback\Caches\ChangesModule::class, 'lookAgain', 10, 0, null ),
			array( 'admin_init', \UserFeedback\Caches\ChangesModule::class, 'plan', 10, 1, null ),
			array( 'userfeedback_surveys_changed', \UserFeedback\Caches\ChangesModule::class, 'dropPages', 10, 0, null ),
			array( 'userfeedback_shared_results_changed', \UserFeedback\Caches\ChangesModule::class, 'dropPages', 10, 0, null ),
			array( 'admin_post_userfeedback_loader_on_every_page', \UserFeedback\Caches\LoaderSwitch::class, 'answer', 10, 1, null ),
		),
		\UserFeedback\Deliveries\DeliveriesFeature::class => array(
			array( 'userfeedback_deliver', \UserFeedback\Deliveries\DeliveriesModule::class, 'deliver', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Deliveries\DeliveriesModule::class, 'night', 10, 1, null ),
			array( 'load-toplevel_page_userfeedback_surveys', \UserFeedback\Deliveries\DeliveriesModule::class, 'onAdminScreen', 10, 1, null ),
		),
		\UserFeedback\Sharing\SharingFeature::class => array(
			array( 'template_redirect', \UserFeedback\Sharing\SharedPageModule::class, 'answer', 1, 1, '?userfeedback_results' ),
		),
		\UserFeedback\Widget\WidgetFeature::class => array(
			array( 'init', \UserFeedback\Widget\Places\ShortcodeModule::class, 'addShortcode', PHP_INT_MIN, 1, null ),
			array( 'init', \UserFeedback\Widget\Editor\BlockModule::class, 'registerBlocks', 10, 1, null ),
			array( 'wp_consent_api_registered_{basename}', \UserFeedback\Widget\Consent\ConsentModule::class, 'agree', 10, 1, null ),
			array( 'init', \UserFeedback\Widget\Consent\ConsentModule::class, 'describe', 10, 1, null ),
			array( 'enqueue_block_editor_assets', \UserFeedback\Widget\Editor\EditorScripts::class, 'enqueuePanel', 10, 1, null ),
			array( 'template_redirect', \UserFeedback\Widget\WidgetModule::class, 'hideBar', PHP_INT_MIN, 1, null ),
			array( 'template_redirect', \UserFeedback\Widget\WidgetModule::class, 'preparePreview', 10, 1, null ),
			array( 'wp_footer', \UserFeedback\Widget\WidgetModule::class, 'show', 10, 1, null ),
			array( 'template_redirect', \UserFeedback\Widget\Editor\PreviewFrame::class, 'answer', 20, 1, '?userfeedback_frame' ),
			array( 'admin_bar_menu', \UserFeedback\Widget\Why\WhyModule::class, 'addItem', 85, 1, null ),
			array( 'wp_enqueue_scripts', \UserFeedback\Widget\Why\WhyModule::class, 'addStyles', 10, 1, 'is_admin_bar_showing' ),
			array( 'wp_footer', \UserFeedback\Widget\Why\WhyModule::class, 'show', 15, 1, 'is_admin_bar_showing' ),
			array( 'rest_api_init', \UserFeedback\Widget\Editor\PageChoiceModule::class, 'registerMeta', 10, 1, 'is_user_logged_in' ),
			array( 'add_meta_boxes', \UserFeedback\Widget\Editor\PageChoiceBox::class, 'add', 10, 1, null ),
			array( 'save_post', \UserFeedback\Widget\Editor\PageChoiceBox::class, 'save', 10, 1, null ),
		),
		\UserFeedback\Surveys\Editing\EditingFeature::class => array(
			array( 'userfeedback_recount', \UserFeedback\Surveys\Editing\EditingModule::class, 'forgetOld', 10, 1, null ),
			array( 'deleted_user', \UserFeedback\Surveys\Editing\EditingModule::class, 'forgetUser', 10, 1, null ),
			array( 'remove_user_from_blog', \UserFeedback\Surveys\Editing\EditingModule::class, 'forgetUser', 10, 1, null ),
			array( 'wp_logout', \UserFeedback\Surveys\Editing\LoggedOutModule::class, 'note', 10, 1, null ),
			array( 'login_footer', \UserFeedback\Surveys\Editing\LoggedOutModule::class, 'forget', 10, 1, null ),
		),
		\UserFeedback\Welcome\WelcomeFeature::class => array(
			array( 'admin_init', \UserFeedback\Welcome\ResultsReadModule::class, 'note', 10, 1, null ),
		),
		\UserFeedback\Dashboard\DashboardFeature::class => array(
			array( 'wp_dashboard_setup', \UserFeedback\Dashboard\DashboardModule::class, 'add', 10, 1, null ),
		),
		\UserFeedback\Summaries\SummariesFeature::class => array(
			array( 'admin_init', \UserFeedback\Summaries\SummariesModule::class, 'plan', 10, 1, null ),
			array( 'userfeedback_weekly_summary', \UserFeedback\Summaries\SummariesModule::class, 'send', 10, 3, null ),
		),
		\UserFeedback\Admin\AdminFeature::class => array(
			array( 'admin_menu', \UserFeedback\Admin\AdminModule::class, 'addMenu', 10, 1, null ),
			array( 'admin_head', \UserFeedback\Admin\AdminModule::class, 'hideOnboarding', 10, 1, null ),
			array( 'admin_enqueue_scripts', \UserFeedback\Admin\AdminModule::class, 'enqueue', 10, 1, null ),
			array( 'plugin_action_links_{basename}', \UserFeedback\Admin\PluginLinks::class, 'add', 10, 1, null ),
			array( 'admin_bar_menu', \UserFeedback\Admin\BarModule::class, 'add', 85, 1, null ),
		),
		\UserFeedback\Abilities\AbilitiesFeature::class => array(
			array( 'wp_abilities_api_categories_init', \UserFeedback\Abilities\AbilitiesModule::class, 'addCategory', 10, 1, null ),
			array( 'wp_abilities_api_init', \UserFeedback\Abilities\AbilitiesModule::class, 'addAbilities', 10, 1, null ),
			array( 'cli_init', \UserFeedback\Commands\CommandsModule::class, 'addCommands', 10, 1, null ),
		),
		\UserFeedback\Rest\RestFeature::class => array(
			array( 'rest_api_init', \UserFeedback\Rest\Router::class, 'registerRoutes', 10, 1, null ),
			array( 'rest_pre_dispatch', \UserFeedback\Rest\Router::class, 'prepare', PHP_INT_MIN, 3, null ),
			array( 'rest_pre_dispatch', \UserFeedback\Responses\Origin\OriginGuard::class, 'check', 5, 3, array( \UserFeedback\Rest\Router::class, 'isAsked' ) ),
			array( 'rest_pre_dispatch', \UserFeedback\Rest\BodyGuard::class, 'check', 10, 3, array( \UserFeedback\Rest\Router::class, 'isAsked' ) ),
		),
		\UserFeedback\Ajax\AjaxFeature::class => array(
			array( 'admin_init', \UserFeedback\Ajax\AjaxRouter::class, 'addActions', PHP_INT_MIN, 1, null ),
		),
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
		\UserFeedback\Settings\SettingsFeature::class => array(
			array( 'GET', 'settings', \UserFeedback\Settings\SettingsController::class, 'show', \UserFeedback\Contract\Can::EDIT_OR_SETTINGS ),
			array( 'POST', 'settings', \UserFeedback\Settings\SettingsController::class, 'save', \UserFeedback\Contract\Can::SETTINGS ),
		),
		\UserFeedback\Inbox\InboxFeature::class => array(
			array( 'GET', 'notifications', \UserFeedback\Inbox\InboxController::class, 'index', \UserFeedback\Contract\Can::EDIT_OR_SETTINGS ),
			array( 'POST', 'notifications/{id}/dismiss', \UserFeedback\Inbox\InboxController::class, 'dismiss', \UserFeedback\Contract\Can::EDIT_OR_SETTINGS, array( 'id' ) ),
			array( 'POST', 'notifications/action', \UserFeedback\Inbox\InboxController::class, 'act', \UserFeedback\Contract\Can::EDIT_OR_SETTINGS ),
		),
		\UserFeedback\Surveys\SurveysFeature::class => array(
			array( 'GET', 'surveys', \UserFeedback\Surveys\SurveysController::class, 'index', \UserFeedback\Contract\Can::EDIT_OR_VIEW ),
			array( 'POST', 'surveys', \UserFeedback\Surveys\SurveysController::class, 'save', \UserFeedback\Contract\Can::EDIT ),
			array( 'GET', 'surveys/defaults', \UserFeedback\Surveys\SurveysController::class, 'defaults', \UserFeedback\Contract\Can::EDIT ),
			array( 'GET', 'surveys/{id}', \UserFeedback\Surveys\SurveysController::class, 'show', \UserFeedback\Contract\Can::EDIT_OR_VIEW ),
			array( 'POST', 'surveys/{id}/duplicate', \UserFeedback\Surveys\SurveysController::class, 'duplicate', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'surveys/{id}/move', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'move', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'surveys/publish', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'publish', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'surveys/draft', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'draft', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'surveys/trash', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'trash', \UserFeedback\Contract\Can::DELETE ),
			array( 'POST', 'surveys/restore', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'restore', \UserFeedback\Contract\Can::DELETE ),
			array( 'DELETE', 'surveys', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'delete', \UserFeedback\Contract\Can::DELETE ),
			array( 'GET', 'survey-templates', \UserFeedback\Surveys\Templates\TemplatesController::class, 'index', \UserFeedback\Contract\Can::EDIT ),
		),
		\UserFeedback\Responses\ResponsesFeature::class => array(
			array( 'GET', 'surveys/{id}/responses', \UserFeedback\Responses\Reading\ResponsesController::class, 'index', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'surveys/{id}/responses/{response_id}', \UserFeedback\Responses\Reading\ResponsesController::class, 'show', \UserFeedback\Contract\Can::VIEW ),
			array( 'POST', 'surveys/{id}/responses/trash', \UserFeedback\Responses\Reading\ResponsesController::class, 'trash', \UserFeedback\Contract\Can::DELETE ),
			array( 'POST', 'surveys/{id}/responses/restore', \UserFeedback\Responses\Reading\ResponsesController::class, 'restore', \UserFeedback\Contract\Can::DELETE ),
			array( 'DELETE', 'surveys/{id}/responses', \UserFeedback\Responses\Reading\ResponsesController::class, 'delete', \UserFeedback\Contract\Can::DELETE ),
			array( 'POST', 'surveys/{id}/impression', \UserFeedback\Responses\Displays\ImpressionController::class, 'count', \UserFeedback\Contract\Can::ANYONE ),
			array( 'POST', 'surveys/{id}/responses', \UserFeedback\Responses\Submit\SubmitController::class, 'submit', \UserFeedback\Contract\Can::ANYONE ),
		),
		\UserFeedback\Results\ResultsFeature::class => array(
			array( 'GET', 'results-summary', \UserFeedback\Results\Summary\SummaryController::class, 'show', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'surveys/{id}/questions/{question_id}/answers', \UserFeedback\Results\Texts\TextAnswersController::class, 'index', \UserFeedback\Contract\Can::VIEW, array( 'question_id' ) ),
			array( 'GET', 'surveys/{id}/results', \UserFeedback\Results\Survey\ResultsController::class, 'survey', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'surveys/{id}/cross', \UserFeedback\Results\Cross\CrossController::class, 'show', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'surveys/{id}/time', \UserFeedback\Results\Finish\FinishController::class, 'show', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'surveys/{id}/nps-change', \UserFeedback\Results\Nps\NpsController::class, 'show', \UserFeedback\Contract\Can::VIEW ),
			array( 'GET', 'surveys/{id}/filter-values', \UserFeedback\Results\Filtered\ValuesController::class, 'index', \UserFeedback\Contract\Can::VIEW ),
		),
		\UserFeedback\Privacy\PrivacyFeature::class => array(
			array( 'GET', 'kept', \UserFeedback\Privacy\PrivacyController::class, 'show', \UserFeedback\Contract\Can::SETTINGS ),
		),
		\UserFeedback\ResponseMail\ResponseMailFeature::class => array(
			array( 'POST', 'response-mail/sample', \UserFeedback\ResponseMail\ResponseMailController::class, 'sample', \UserFeedback\Contract\Can::EDIT ),
		),
		\UserFeedback\Deliveries\DeliveriesFeature::class => array(
			array( 'GET', 'deliveries', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'index', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'GET', 'deliveries/{id}', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'show', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'POST', 'deliveries/retry', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'retry', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'POST', 'deliveries/replay', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'replay', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'POST', 'deliveries/work', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'work', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'GET', 'surveys/{id}/destinations', \UserFeedback\Deliveries\Log\DestinationsController::class, 'index', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'destinations/{id}/resume', \UserFeedback\Deliveries\Log\DestinationsController::class, 'resume', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'POST', 'widget/wake', \UserFeedback\Deliveries\Work\WakeController::class, 'wake', \UserFeedback\Contract\Can::ANYONE ),
		),
		\UserFeedback\Sharing\SharingFeature::class => array(
			array( 'GET', 'surveys/{id}/shares', \UserFeedback\Sharing\SharesController::class, 'index', \UserFeedback\Contract\Can::VIEW ),
			array( 'POST', 'surveys/{id}/shares', \UserFeedback\Sharing\SharesController::class, 'create', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
			array( 'DELETE', 'shares/{id}', \UserFeedback\Sharing\SharesController::class, 'delete', \UserFeedback\Contract\Can::VIEW_AND_EDIT ),
		),
		\UserFeedback\Widget\WidgetFeature::class => array(
			array( 'POST', 'surveys/preview', \UserFeedback\Widget\Editor\DraftPreviewController::class, 'show', \UserFeedback\Contract\Can::EDIT ),
			array( 'GET', 'survey-templates/cards', \UserFeedback\Widget\Cards\TemplateCardsController::class, 'index', \UserFeedback\Contract\Can::EDIT ),
			array( 'GET', 'widget/manifest', \UserFeedback\Widget\Manifest\ManifestController::class, 'show', \UserFeedback\Contract\Can::ANYONE ),
			array( 'GET', 'widget/country', \UserFeedback\Widget\Manifest\CountryController::class, 'show', \UserFeedback\Contract\Can::ANYONE ),
		),
		\UserFeedback\Surveys\Editing\EditingFeature::class => array(
			array( 'GET', 'surveys/{id}/kept', \UserFeedback\Surveys\Editing\KeptController::class, 'show', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'surveys/{id}/kept', \UserFeedback\Surveys\Editing\KeptController::class, 'keep', \UserFeedback\Contract\Can::EDIT ),
			array( 'DELETE', 'surveys/{id}/kept', \UserFeedback\Surveys\Editing\KeptController::class, 'forget', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'surveys/{id}/editing', \UserFeedback\Surveys\Editing\EditorsController::class, 'stay', \UserFeedback\Contract\Can::EDIT ),
			array( 'DELETE', 'surveys/{id}/editing', \UserFeedback\Surveys\Editing\EditorsController::class, 'leave', \UserFeedback\Contract\Can::EDIT ),
		),
		\UserFeedback\Choices\ChoicesFeature::class => array(
			array( 'GET', 'search', \UserFeedback\Choices\ChoicesController::class, 'pages', \UserFeedback\Contract\Can::EDIT ),
			array( 'GET', 'logic-type', \UserFeedback\Choices\ChoicesController::class, 'ofRule', \UserFeedback\Contract\Can::EDIT ),
		),
		\UserFeedback\Welcome\WelcomeFeature::class => array(
			array( 'GET', 'checklist', \UserFeedback\Welcome\ChecklistController::class, 'show', \UserFeedback\Contract\Can::EDIT ),
			array( 'POST', 'checklist/dismiss', \UserFeedback\Welcome\ChecklistController::class, 'dismiss', \UserFeedback\Contract\Can::EDIT ),
		),
		\UserFeedback\Tester\TesterFeature::class => array(
			array( 'GET', 'tester/page', \UserFeedback\Tester\TesterController::class, 'page', \UserFeedback\Contract\Can::EDIT ),
			array( 'GET', 'tester/live', \UserFeedback\Tester\TesterController::class, 'live', \UserFeedback\Contract\Can::EDIT_OR_VIEW ),
			array( 'GET', 'tester/visits', \UserFeedback\Tester\TesterController::class, 'visits', \UserFeedback\Contract\Can::VIEW ),
		),
		\UserFeedback\Summaries\SummariesFeature::class => array(
			array( 'POST', 'summary-mail', \UserFeedback\Summaries\SummaryMailController::class, 'preview', \UserFeedback\Contract\Can::SETTINGS ),
			array( 'POST', 'summary-mail/test', \UserFeedback\Summaries\SummaryMailController::class, 'test', \UserFeedback\Contract\Can::SETTINGS ),
		),
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
		\UserFeedback\Inbox\InboxFeature::class => array(
			array( 'ajax_vue_remove_notice', \UserFeedback\Inbox\NoticeActions::class, 'dismiss', \UserFeedback\Contract\Can::EDIT_OR_VIEW, 'notices', null ),
			array( 'ajax_vue_remove_wp_notice', \UserFeedback\Inbox\NoticeActions::class, 'dismissOfWordPress', \UserFeedback\Contract\Can::EDIT_OR_VIEW, 'notices', null ),
		),
		\UserFeedback\Plugins\PluginsFeature::class => array(
			array( 'get_plugins', \UserFeedback\Plugins\PluginActions::class, 'index', \UserFeedback\Contract\Can::EDIT, 'plugins', null ),
			array( 'install_plugin', \UserFeedback\Plugins\PluginActions::class, 'install', \UserFeedback\Contract\Can::EDIT, 'plugins', 'install_plugins' ),
			array( 'activate_plugin', \UserFeedback\Plugins\PluginActions::class, 'activate', \UserFeedback\Contract\Can::EDIT, 'plugins', 'activate_plugins' ),
			array( 'deactivate_plugin', \UserFeedback\Plugins\PluginActions::class, 'deactivate', \UserFeedback\Contract\Can::EDIT, 'plugins', 'deactivate_plugins' ),
		),
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

	public const IN_COLLECTOR = array(
		\UserFeedback\Responses\ResponsesFeature::class => true,
		\UserFeedback\Licensing\LicensingFeature::class => true,
		\UserFeedback\PostRatings\PostRatingsFeature::class => true,
		\UserFeedback\Heatmaps\HeatmapsFeature::class => true,
	);

	public const COLLECTOR_ENDPOINTS = array(
		'rating' => \UserFeedback\PostRatings\Voting\VoteDoor::class,
		'reason' => \UserFeedback\PostRatings\Reasons\ReasonDoor::class,
		'visit' => \UserFeedback\Heatmaps\Capture\VisitDoor::class,
	);

	public const COLLECTOR_OPTIONS = array(
		'userfeedback_addons',
		'userfeedback_license',
		'userfeedback_plan',
	);

	public const FACTS = array(
		\UserFeedback\Lifecycle\Tables\TablesFact::class,
		\UserFeedback\Deliveries\Work\LastingFailure::class,
		\UserFeedback\Widget\Why\UnseenSurvey::class,
		\UserFeedback\Summaries\SummaryMissed::class,
		\UserFeedback\Responses\Upkeep\ZoneChanged::class,
		\UserFeedback\FontFiles\FontsMissing::class,
		\UserFeedback\Licensing\LicenceEnds::class,
		\UserFeedback\Surveys\Live\NoneLive::class,
		\UserFeedback\Inbox\Facts\Milestone::class,
	);

	public const CHANNELS = array(
		\UserFeedback\Deliveries\Hook\HookChannel::class,
		\UserFeedback\ResponseMail\MailChannel::class,
		\UserFeedback\Webhooks\WebhookChannel::class,
		\UserFeedback\Google\Sheets\SheetChannel::class,
	);

	public const ADMIN_PAGES = array(
		\UserFeedback\Settings\SettingsFeature::class,
		\UserFeedback\Surveys\SurveysFeature::class,
		\UserFeedback\Results\ResultsFeature::class,
		\UserFeedback\Addons\AddonsFeature::class,
		\UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\Heatmaps\HeatmapsFeature::class,
	);

	public const PRIVACY_TEXTS = array(
		\UserFeedback\Webhooks\WebhooksFeature::class,
		\UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\Heatmaps\HeatmapsFeature::class,
	);

	public const REASONS_NOT_SHOWN = array(
		\UserFeedback\Addons\AddonsFeature::class,
	);

	public const BEFORE_UNINSTALL = array(
		\UserFeedback\Google\GoogleFeature::class,
	);

	public const TABLES = array(
		'surveys',
		'responses',
		'daily',
		'daily_answers',
		'texts',
		'text_days',
		'rate_limits',
		'places',
		'bit_heads',
		'bits',
		'jobs',
		'destinations',
		'shares',
		'kept',
		'editors',
		'summaries',
		'themes',
		'labels',
		'sheets',
		'sheet_columns',
		'sheet_rows',
		'post_ratings',
		'rating_days',
		'rating_posts',
		'rating_reasons',
		'heatmap_visits',
		'heatmap_pages',
		'heatmap_elements',
		'heatmap_days',
		'exports',
	);

	public const OPTIONS = array(
		'userfeedback_write_key',
		'userfeedback_woken_at',
		'userfeedback_schema',
		'userfeedback_schema.lock',
		'userfeedback_tables_well_at',
		'userfeedback_visitor_settings',
		'userfeedback_secrets',
		'userfeedback_notifications',
		'userfeedback_places_at',
		'userfeedback_recount',
		'userfeedback_counted_zone',
		'userfeedback_collector',
		'userfeedback_kept_pages',
		'userfeedback_shown',
		'userfeedback_led_to_start',
		'userfeedback_summary_missed',
		'userfeedback_license',
		'userfeedback_plan',
		'userfeedback_addons',
		'userfeedback_fonts_missing',
		'userfeedback_google',
		'userfeedback_google_token',
		'userfeedback_google.lock',
		'userfeedback_post_ratings',
		'userfeedback_drafting',
		'userfeedback_usage_id',
	);

	public const USER_META = array(
		'userfeedback_dismissed_notices',
		'userfeedback_results_read',
		'userfeedback_settings_blurb_dismissed',
		'userfeedback_google_state',
		'userfeedback_drafting',
	);

	public const EVENTS = array(
		'userfeedback_process',
		'userfeedback_recount',
		'userfeedback_recount_next',
		'userfeedback_forget_spam',
		'userfeedback_forget_responses',
		'userfeedback_check_collector',
		'userfeedback_check_shown',
		'userfeedback_deliver',
		'userfeedback_weekly_summary',
		'userfeedback_fetch_fonts',
		'userfeedback_fold_heatmaps',
		'userfeedback_export',
		'userfeedback_send_usage',
	);

	public const FACTORIES = array(
		\UserFeedback\Lifecycle\Site::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Lifecycle\Tables\TableFaults::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Lifecycle\SaltsHealth::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Database\Db::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Editions\CurrentEdition::class => \UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\Health\HealthModule::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Inbox\Inbox::class => \UserFeedback\Inbox\InboxFeature::class,
		\UserFeedback\Surveys\SurveyRepository::class => \UserFeedback\Surveys\SurveysFeature::class,
		\UserFeedback\Surveys\Saving\SaveSurvey::class => \UserFeedback\Surveys\SurveysFeature::class,
		\UserFeedback\Surveys\SurveysController::class => \UserFeedback\Surveys\SurveysFeature::class,
		\UserFeedback\Responses\Counting\Backlog::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Responses\Submit\Sender::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Responses\RateLimit\RateLimit::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Responses\Submit\WriteToken::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Responses\Submit\WakeRepository::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Responses\Submit\SubmitController::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Privacy\PrivacyModule::class => \UserFeedback\Privacy\PrivacyFeature::class,
		\UserFeedback\Collector\CollectorSignature::class => \UserFeedback\Collector\CollectorFeature::class,
		\UserFeedback\Collector\CheckCollector::class => \UserFeedback\Collector\CollectorFeature::class,
		\UserFeedback\ResponseMail\MailChannel::class => \UserFeedback\ResponseMail\ResponseMailFeature::class,
		\UserFeedback\ResponseMail\ResponseMailController::class => \UserFeedback\ResponseMail\ResponseMailFeature::class,
		\UserFeedback\Deliveries\Channels::class => \UserFeedback\Deliveries\DeliveriesFeature::class,
		\UserFeedback\Responses\Counting\Outbox::class => \UserFeedback\Deliveries\DeliveriesFeature::class,
		\UserFeedback\Widget\Editor\BlockModule::class => \UserFeedback\Widget\WidgetFeature::class,
		\UserFeedback\Widget\Manifest\ShowInCountry::class => \UserFeedback\Widget\WidgetFeature::class,
		\UserFeedback\Surveys\Editing\EditingModule::class => \UserFeedback\Surveys\Editing\EditingFeature::class,
		\UserFeedback\Tester\PageMapper::class => \UserFeedback\Tester\TesterFeature::class,
		\UserFeedback\Admin\BootData::class => \UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\Rest\Router::class => \UserFeedback\Rest\RestFeature::class,
		\UserFeedback\Rest\CallRoute::class => \UserFeedback\Rest\RestFeature::class,
		\UserFeedback\Ajax\AjaxRouter::class => \UserFeedback\Ajax\AjaxFeature::class,
		\UserFeedback\Licensing\LicenceService::class => \UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\Editions\CurrentBoughtEdition::class => \UserFeedback\Licensing\LicensingFeature::class,
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
