<?php
declare(strict_types=1);

namespace UserFeedback\Platform;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// phpcs:disable UserFeedback.Code.LineLength, WordPress.Arrays.MultipleStatementAlignment -- One declaration a line.
/**
 * The declarations of all features, so that a request doesn't have to load them; Feature describes each kind. FeatureIndexTest
 * writes this file: UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex
 */
final class FeatureIndex {

	/** Router's, for pages, which don't load it. */
	public const REST_NAMESPACE = 'userfeedback/v1';

	public const NEED_TABLES = array(
		\UserFeedback\Surveys\SurveysFeature::class => true,
		\UserFeedback\Responses\ResponsesFeature::class => true,
		\UserFeedback\Results\ResultsFeature::class => true,
		\UserFeedback\Privacy\PrivacyFeature::class => true,
		\UserFeedback\Deliveries\DeliveriesFeature::class => true,
		\UserFeedback\Widget\WidgetFeature::class => true,
		\UserFeedback\Widget\Fonts\FontDownloadsFeature::class => true,
		\UserFeedback\PostRatings\PostRatingsFeature::class => true,
		\UserFeedback\Heatmaps\HeatmapsFeature::class => true,
		\UserFeedback\Results\Exports\ExportsFeature::class => true,
		\UserFeedback\Operations\Usage\UsageFeature::class => true,
	);

	public const HOOKS = array(
		\UserFeedback\Lifecycle\LifecycleFeature::class => array(
			array( 'cli_init', \UserFeedback\Lifecycle\RotateKeyHooks::class, 'addCommands', 10, 1, null ),
			array( 'site_status_tests', \UserFeedback\Platform\Health\SiteHealthHooks::class, 'add', 10, 1, null ),
			array( 'upgrader_pre_install', \UserFeedback\Lifecycle\PluginReplacementGuard::class, 'loadEarly', 10, 1, null ),
			array( 'upgrader_post_install', \UserFeedback\Lifecycle\PluginReplacementGuard::class, 'removeHooksIfReplaced', PHP_INT_MAX, 3, null ),
			array( 'wpmu_drop_tables', \UserFeedback\Lifecycle\SiteDeletionHooks::class, 'addTables', 10, 1, null ),
		),
		\UserFeedback\Settings\SettingsFeature::class => array(
			array( 'map_meta_cap', \UserFeedback\Settings\Capabilities::class, 'map', 10, 3, array( \UserFeedback\Platform\Hooks::class, 'isAboutOwnName' ) ),
		),
		\UserFeedback\Platform\PlatformFeature::class => array(
			array( 'rest_api_init', \UserFeedback\Platform\Rest\Router::class, 'registerRoutes', 10, 1, null ),
			array( 'rest_pre_dispatch', \UserFeedback\Platform\Rest\Router::class, 'prepare', PHP_INT_MIN, 3, null ),
			array( 'rest_pre_dispatch', \UserFeedback\Platform\Rest\Router::class, 'checkBody', 10, 3, array( \UserFeedback\Platform\Rest\Router::class, 'isAsked' ) ),
			array( 'rest_pre_dispatch', \UserFeedback\Responses\Submit\Origin\OriginGuard::class, 'check', 5, 3, array( \UserFeedback\Platform\Rest\Router::class, 'isAsked' ) ),
			array( 'admin_init', \UserFeedback\Platform\Ajax\AjaxRouter::class, 'addActions', PHP_INT_MIN, 1, null ),
		),
		\UserFeedback\Surveys\SurveysFeature::class => array(
			array( 'userfeedback_recount', \UserFeedback\Surveys\Editing\EditingHooks::class, 'forgetOld', 10, 1, null ),
			array( 'deleted_user', \UserFeedback\Surveys\Editing\EditingHooks::class, 'forgetUser', 10, 1, null ),
			array( 'remove_user_from_blog', \UserFeedback\Surveys\Editing\EditingHooks::class, 'forgetUser', 10, 1, null ),
			array( 'wp_logout', \UserFeedback\Surveys\Editing\LogoutHooks::class, 'note', 10, 1, null ),
			array( 'login_footer', \UserFeedback\Surveys\Editing\LogoutHooks::class, 'forget', 10, 1, null ),
		),
		\UserFeedback\Responses\ResponsesFeature::class => array(
			array( 'userfeedback_process', \UserFeedback\Responses\Submit\RateLimit\RateLimitHooks::class, 'clearUp', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\Submit\RateLimit\RateLimitHooks::class, 'clearAll', 10, 0, null ),
			array( 'userfeedback_process', \UserFeedback\Responses\Moderation\ResponseProcessingHooks::class, 'byCron', 10, 1, null ),
			array( 'admin_init', \UserFeedback\Responses\Moderation\ResponseProcessingHooks::class, 'onAdminScreen', 10, 1, null ),
			array( 'userfeedback_process', \UserFeedback\Responses\Index\Bitmaps\BitmapIndexHooks::class, 'run', 20, 1, null ),
			array( '{plan}', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'plan', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'moveDays', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'compareAll', 10, 1, null ),
			array( 'userfeedback_recount_next', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'moveDays', 10, 1, null ),
			array( 'userfeedback_recount_next', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'compareAll', 10, 1, null ),
			array( 'pre_update_option_timezone_string', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'rememberZone', 10, 2, null ),
			array( 'pre_update_option_gmt_offset', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'rememberZone', 10, 2, null ),
			array( 'admin_post_userfeedback_move_days', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'moveDaysIfAsked', 10, 1, null ),
			array( 'load-site-health.php', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'recountIfAsked', 10, 1, null ),
			array( 'cli_init', \UserFeedback\Responses\Counting\Recount\RecountHooks::class, 'addCommand', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\Moderation\SpamCleanupHooks::class, 'run', 5, 1, null ),
			array( 'userfeedback_forget_spam', \UserFeedback\Responses\Moderation\SpamCleanupHooks::class, 'run', 10, 1, null ),
			array( 'cron_schedules', \UserFeedback\Responses\Counting\EveryMinute::class, 'addTo', 10, 1, null ),
			array( 'userfeedback_process', \UserFeedback\Responses\Visits\VisitHooks::class, 'sum', 20, 0, null ),
			array( 'userfeedback_recount', \UserFeedback\Responses\Visits\VisitHooks::class, 'sum', 5, 0, null ),
			array( 'userfeedback_check_collector', \UserFeedback\Responses\Collector\CollectorHooks::class, 'check', 10, 1, null ),
			array( '{plan}', \UserFeedback\Responses\Collector\CollectorHooks::class, 'plan', 10, 1, null ),
			array( 'userfeedback_surveys_written', \UserFeedback\Responses\Collector\CollectorHooks::class, 'startCounting', 10, 0, null ),
			array( 'update_option_userfeedback_addons', \UserFeedback\Responses\Collector\CollectorHooks::class, 'startCounting', 10, 0, null ),
			array( 'update_option_userfeedback_license', \UserFeedback\Responses\Collector\CollectorHooks::class, 'startCounting', 10, 0, null ),
			array( 'update_site_option_userfeedback_license', \UserFeedback\Responses\Collector\CollectorHooks::class, 'startCounting', 10, 0, null ),
		),
		\UserFeedback\Results\ResultsFeature::class => array(
			array( 'template_redirect', \UserFeedback\Results\Sharing\SharedResultsHooks::class, 'answer', 1, 1, '?userfeedback_results' ),
			array( 'wp_dashboard_setup', \UserFeedback\Results\Digest\DashboardWidgetHooks::class, 'add', 10, 1, null ),
			array( 'admin_init', \UserFeedback\Results\Digest\WeeklySummaryHooks::class, 'plan', 10, 1, null ),
			array( 'userfeedback_weekly_summary', \UserFeedback\Results\Digest\WeeklySummaryHooks::class, 'send', 10, 3, null ),
		),
		\UserFeedback\Privacy\PrivacyFeature::class => array(
			array( 'wp_privacy_personal_data_exporters', \UserFeedback\Privacy\PrivacyHooks::class, 'addExporter', 10, 1, null ),
			array( 'wp_privacy_personal_data_erasers', \UserFeedback\Privacy\PrivacyHooks::class, 'addEraser', 10, 1, null ),
			array( 'admin_init', \UserFeedback\Privacy\PrivacyHooks::class, 'suggestText', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Privacy\RetentionHooks::class, 'run', 6, 1, null ),
			array( 'userfeedback_forget_responses', \UserFeedback\Privacy\RetentionHooks::class, 'run', 10, 1, null ),
		),
		\UserFeedback\Deliveries\DeliveriesFeature::class => array(
			array( 'userfeedback_deliver', \UserFeedback\Deliveries\DeliveryHooks::class, 'deliver', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Deliveries\DeliveryHooks::class, 'deleteOldJobs', 10, 1, null ),
			array( 'load-toplevel_page_userfeedback_surveys', \UserFeedback\Deliveries\DeliveryHooks::class, 'onAdminScreen', 10, 1, null ),
		),
		\UserFeedback\Widget\WidgetFeature::class => array(
			array( 'userfeedback_check_shown', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'look', 10, 0, null ),
			array( 'userfeedback_process', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'lookForLimits', 20, 0, null ),
			array( 'userfeedback_surveys_written', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'look', 10, 0, null ),
			array( 'userfeedback_settings_saved', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'look', 10, 0, null ),
			array( 'update_option_userfeedback_addons', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'look', 10, 0, null ),
			array( 'update_option_userfeedback_license', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'look', 10, 0, null ),
			array( 'update_site_option_userfeedback_license', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'look', 10, 0, null ),
			array( 'userfeedback_font_come', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'lookAgain', 10, 0, null ),
			array( 'admin_init', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'plan', 10, 1, null ),
			array( 'userfeedback_surveys_changed', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'dropPages', 10, 0, null ),
			array( 'userfeedback_shared_results_changed', \UserFeedback\Widget\PageCaches\PageCacheHooks::class, 'dropPages', 10, 0, null ),
			array( 'admin_post_userfeedback_loader_on_every_page', \UserFeedback\Widget\PageCaches\LoaderSettingButton::class, 'answer', 10, 1, null ),
			array( 'init', \UserFeedback\Widget\Embed\BlockHooks::class, 'addShortcodes', PHP_INT_MIN, 1, null ),
			array( 'init', \UserFeedback\Widget\Embed\BlockHooks::class, 'registerBlocks', 10, 1, null ),
			array( 'wp_consent_api_registered_{basename}', \UserFeedback\Widget\Page\ConsentHooks::class, 'agree', 10, 1, null ),
			array( 'init', \UserFeedback\Widget\Page\ConsentHooks::class, 'describe', 10, 1, null ),
			array( 'parse_request', \UserFeedback\Widget\Page\SurveyPage\SurveyPageHooks::class, 'find', 10, 1, '?userfeedback_survey' ),
			array( 'template_redirect', \UserFeedback\Widget\Page\SurveyPage\SurveyPageHooks::class, 'show', 20, 1, '?userfeedback_survey' ),
			array( 'rewrite_rules_array', \UserFeedback\Widget\Page\SurveyPage\SurveyPageHooks::class, 'addRule', 10, 1, null ),
			array( 'userfeedback_surveys_written', \UserFeedback\Widget\Page\SurveyPage\SurveyPageHooks::class, 'flushRules', 10, 1, null ),
			array( 'init', \UserFeedback\Widget\Editor\EditorScripts::class, 'registerBlocks', 10, 1, 'is_admin' ),
			array( 'enqueue_block_editor_assets', \UserFeedback\Widget\Editor\EditorScripts::class, 'enqueuePanel', 10, 1, null ),
			array( 'template_redirect', \UserFeedback\Widget\WidgetHooks::class, 'hideBar', PHP_INT_MIN, 1, null ),
			array( 'template_redirect', \UserFeedback\Widget\WidgetHooks::class, 'preparePreview', 10, 1, null ),
			array( 'wp_footer', \UserFeedback\Widget\WidgetHooks::class, 'show', 10, 1, null ),
			array( 'template_redirect', \UserFeedback\Widget\Editor\PreviewFrame::class, 'answer', 20, 1, '?userfeedback_frame' ),
			array( 'admin_bar_menu', \UserFeedback\Widget\WhyNotShown\WhyNotShownHooks::class, 'addItem', 85, 1, null ),
			array( 'wp_enqueue_scripts', \UserFeedback\Widget\WhyNotShown\WhyNotShownHooks::class, 'addStyles', 10, 1, 'is_admin_bar_showing' ),
			array( 'wp_footer', \UserFeedback\Widget\WhyNotShown\WhyNotShownHooks::class, 'show', 15, 1, 'is_admin_bar_showing' ),
			array( 'rest_api_init', \UserFeedback\Widget\Editor\PageChoiceHooks::class, 'registerMeta', 10, 1, 'is_user_logged_in' ),
			array( 'add_meta_boxes', \UserFeedback\Widget\Editor\PageChoiceMetaBox::class, 'add', 10, 1, null ),
			array( 'save_post', \UserFeedback\Widget\Editor\PageChoiceMetaBox::class, 'save', 10, 1, null ),
		),
		\UserFeedback\Admin\AdminFeature::class => array(
			array( 'admin_init', \UserFeedback\Admin\Welcome\ResultsViewedHooks::class, 'recordView', 10, 1, null ),
			array( 'admin_menu', \UserFeedback\Admin\AdminMenuHooks::class, 'addMenu', 10, 1, null ),
			array( 'admin_head', \UserFeedback\Admin\AdminMenuHooks::class, 'hideOnboarding', 10, 1, null ),
			array( 'admin_enqueue_scripts', \UserFeedback\Admin\AdminMenuHooks::class, 'enqueue', 10, 1, null ),
			array( 'plugin_action_links_{basename}', \UserFeedback\Admin\PluginLinks::class, 'add', 10, 1, null ),
			array( 'admin_bar_menu', \UserFeedback\Admin\AdminBarHooks::class, 'add', 85, 1, null ),
		),
		\UserFeedback\Operations\Abilities\AbilitiesFeature::class => array(
			array( 'wp_abilities_api_categories_init', \UserFeedback\Operations\Abilities\AbilitiesHooks::class, 'addCategory', 10, 1, null ),
			array( 'wp_abilities_api_init', \UserFeedback\Operations\Abilities\AbilitiesHooks::class, 'addAbilities', 10, 1, null ),
			array( 'cli_init', \UserFeedback\Operations\Cli\CommandHooks::class, 'addCommands', 10, 1, null ),
		),
		\UserFeedback\Licensing\LicensingFeature::class => array(
			array( 'admin_init', \UserFeedback\Licensing\Keys\LicensingHooks::class, 'onAdminPage', 10, 1, null ),
			array( 'shutdown', \UserFeedback\Licensing\Keys\LicensingHooks::class, 'afterSending', 100, 0, 'wp_doing_cron' ),
			array( 'userfeedback_install_addon', \UserFeedback\Widget\Countries\GeoRestrictionsHooks::class, 'prepare', 10, 1, null ),
			array( 'auto_update_plugin', \UserFeedback\Licensing\Updates\AutomaticUpdates::class, 'decide', 10, 2, null ),
			array( 'pre_set_site_transient_update_plugins', \UserFeedback\Licensing\Updates\UpdateHooks::class, 'listen', PHP_INT_MIN, 1, null ),
			array( 'pre_set_site_transient_update_plugins', \UserFeedback\Licensing\Updates\UpdateHooks::class, 'withoutNamesake', 10, 1, null ),
			array( 'upgrader_pre_download', \UserFeedback\Licensing\Updates\UpdateHooks::class, 'download', 10, 4, null ),
			array( 'plugins_api', \UserFeedback\Licensing\Updates\UpdateHooks::class, 'details', 10, 3, null ),
		),
		\UserFeedback\Widget\Fonts\FontDownloadsFeature::class => array(
			array( 'admin_init', \UserFeedback\Widget\Fonts\FontDownloadHooks::class, 'plan', 10, 1, null ),
			array( 'userfeedback_surveys_written', \UserFeedback\Widget\Fonts\FontDownloadHooks::class, 'afterSurvey', 10, 1, null ),
			array( 'userfeedback_settings_saved', \UserFeedback\Widget\Fonts\FontDownloadHooks::class, 'afterSettings', 10, 1, null ),
			array( 'userfeedback_rating_settings_saved', \UserFeedback\Widget\Fonts\FontDownloadHooks::class, 'afterSettings', 10, 1, null ),
			array( 'userfeedback_fetch_fonts', \UserFeedback\Widget\Fonts\FontDownloadHooks::class, 'fetch', 10, 1, null ),
		),
		\UserFeedback\Deliveries\GoogleSheets\GoogleFeature::class => array(
			array( 'admin_post_userfeedback_google', \UserFeedback\Deliveries\GoogleSheets\Connect\OAuthCallbackHooks::class, 'handleCallback', 10, 1, null ),
		),
		\UserFeedback\PostRatings\PostRatingsFeature::class => array(
			array( 'userfeedback_print_post_ratings', \UserFeedback\PostRatings\Places\ManualRatingHooks::class, 'tag', 10, 1, null ),
			array( 'wp', \UserFeedback\PostRatings\Places\AutomaticRatingHooks::class, 'addPlaces', 10, 1, 'is_singular' ),
			array( 'userfeedback_process', \UserFeedback\PostRatings\Counting\VoteCountingHooks::class, 'byCron', 10, 1, null ),
			array( 'admin_init', \UserFeedback\PostRatings\Counting\VoteCountingHooks::class, 'onAdminScreen', 10, 1, null ),
			array( 'deleted_post', \UserFeedback\PostRatings\Counting\VoteCountingHooks::class, 'deleteRatings', 10, 2, null ),
			array( 'admin_init', \UserFeedback\PostRatings\Editor\RatingColumnHooks::class, 'addColumns', 10, 1, null ),
			array( 'update_option_userfeedback_addons', \UserFeedback\PostRatings\Places\RatingCacheHooks::class, 'look', 10, 2, null ),
			array( 'init', \UserFeedback\PostRatings\Editor\RatingEditorHooks::class, 'registerBlock', 10, 1, 'is_admin' ),
			array( 'enqueue_block_editor_assets', \UserFeedback\PostRatings\Editor\RatingEditorHooks::class, 'printBlockData', 10, 1, null ),
			array( 'enqueue_block_editor_assets', \UserFeedback\PostRatings\Editor\RatingEditorHooks::class, 'enqueuePanel', 10, 1, null ),
			array( 'admin_post_userfeedback_ratings_file', \UserFeedback\PostRatings\Reading\RatingExportHooks::class, 'answer', 10, 1, null ),
		),
		\UserFeedback\Heatmaps\HeatmapsFeature::class => array(
			array( 'setup_theme', \UserFeedback\Heatmaps\View\HeatmapViewHooks::class, 'begin', 10, 1, '?userfeedback_heatmap' ),
			array( 'wp_footer', \UserFeedback\Heatmaps\Capture\CaptureHooks::class, 'show', 10, 1, array( \UserFeedback\Settings\VisitorSettings::class, 'hasHeatmaps' ) ),
			array( 'update_option_userfeedback_visitor_settings', \UserFeedback\Heatmaps\Capture\HeatmapCacheHooks::class, 'afterSettings', 10, 2, null ),
			array( 'update_option_userfeedback_addons', \UserFeedback\Heatmaps\Capture\HeatmapCacheHooks::class, 'afterAddons', 10, 2, null ),
			array( 'userfeedback_fold_heatmaps', \UserFeedback\Heatmaps\HeatmapHooks::class, 'aggregate', 10, 1, null ),
			array( '{plan}', \UserFeedback\Heatmaps\HeatmapHooks::class, 'schedule', 10, 0, array( \UserFeedback\Settings\VisitorSettings::class, 'hasHeatmaps' ) ),
			array( 'userfeedback_settings_saved', \UserFeedback\Heatmaps\HeatmapHooks::class, 'schedule', 10, 0, null ),
			array( 'userfeedback_recount', \UserFeedback\Heatmaps\HeatmapHooks::class, 'cleanUp', 10, 0, null ),
			array( 'deleted_post', \UserFeedback\Heatmaps\HeatmapHooks::class, 'onPostDeleted', 10, 1, null ),
			array( 'delete_term', \UserFeedback\Heatmaps\HeatmapHooks::class, 'onTermDeleted', 10, 1, null ),
		),
		\UserFeedback\Results\Exports\ExportsFeature::class => array(
			array( 'userfeedback_export', \UserFeedback\Results\Exports\ExportHooks::class, 'goOn', 10, 1, null ),
			array( 'userfeedback_recount', \UserFeedback\Results\Exports\ExportHooks::class, 'night', 10, 1, null ),
			array( 'deleted_user', \UserFeedback\Results\Exports\ExportHooks::class, 'forgetUser', 10, 1, null ),
			array( 'remove_user_from_blog', \UserFeedback\Results\Exports\ExportHooks::class, 'forgetUser', 10, 1, null ),
			array( 'admin_menu', \UserFeedback\Results\Exports\ExportDownloadHooks::class, 'addPage', 10, 1, null ),
		),
		\UserFeedback\Surveys\AiDrafts\AiDraftsFeature::class => array(
			array( 'added_option', \UserFeedback\Platform\Ai\ModelAvailabilityHooks::class, 'clearCache', 10, 1, null ),
			array( 'updated_option', \UserFeedback\Platform\Ai\ModelAvailabilityHooks::class, 'clearCache', 10, 1, null ),
			array( 'deleted_option', \UserFeedback\Platform\Ai\ModelAvailabilityHooks::class, 'clearCache', 10, 1, null ),
		),
		\UserFeedback\Operations\Usage\UsageFeature::class => array(
			array( 'userfeedback_settings_saved', \UserFeedback\Operations\Usage\UsageHooks::class, 'follow', 10, 1, null ),
			array( 'admin_init', \UserFeedback\Operations\Usage\UsageHooks::class, 'schedule', 10, 1, null ),
			array( 'userfeedback_send_usage', \UserFeedback\Operations\Usage\UsageHooks::class, 'send', 10, 1, null ),
		),
	);

	public const BLOCKS = array(
		'userfeedback/results' => array( \UserFeedback\Results\Sharing\SharedResultsBlock::class, 'assets/blocks/results', array( 'attributes' => array( 'token' => array( 'type' => 'string', 'default' => '' ) ), 'supports' => array( 'html' => false, 'align' => array( 'wide', 'full' ), 'spacing' => array( 'margin' => true, 'padding' => true ) ) ) ),
		'userfeedback/survey' => array( \UserFeedback\Widget\Embed\SurveyEmbed::class, 'assets/blocks/survey', array( 'attributes' => array( 'surveyId' => array( 'type' => 'integer', 'default' => 0 ), 'anchor' => array( 'type' => 'string', 'default' => '' ) ), 'supports' => array( 'html' => false, 'anchor' => true, 'align' => array( 'left', 'center', 'right', 'wide', 'full' ), 'spacing' => array( 'margin' => true, 'padding' => true ), 'interactivity' => array( 'clientNavigation' => false ) ) ) ),
		'userfeedback/post-ratings' => array( \UserFeedback\PostRatings\Places\ManualRatingHooks::class, 'assets/blocks/post-ratings', array( 'attributes' => array( 'anchor' => array( 'type' => 'string', 'default' => '' ) ), 'supports' => array( 'html' => false, 'anchor' => true, 'multiple' => false, 'align' => array( 'left', 'center', 'right', 'wide', 'full' ), 'spacing' => array( 'margin' => true, 'padding' => true ), 'interactivity' => array( 'clientNavigation' => false ) ) ) ),
	);

	public const SHORTCODES = array(
		'userfeedback' => \UserFeedback\Widget\Embed\SurveyEmbed::class,
		'userfeedback-post-ratings' => \UserFeedback\PostRatings\Places\ManualRatingHooks::class,
	);

	public const ROUTES = array(
		\UserFeedback\Settings\SettingsFeature::class => array(
			array( 'GET', 'settings', \UserFeedback\Settings\SettingsController::class, 'show', 'edit_or_settings', '/settings' ),
			array( 'POST', 'settings', \UserFeedback\Settings\SettingsController::class, 'save', 'userfeedback_save_settings', '/settings' ),
		),
		\UserFeedback\Platform\PlatformFeature::class => array(
			array( 'GET', 'notifications', \UserFeedback\Platform\Notices\InboxController::class, 'index', 'edit_or_settings', '/notifications' ),
			array( 'POST', 'notifications/{id}/dismiss', \UserFeedback\Platform\Notices\InboxController::class, 'dismiss', 'edit_or_settings', '/notifications/(?P<id>[a-z0-9_-]+)/dismiss', array( 'id' ) ),
			array( 'POST', 'notifications/action', \UserFeedback\Platform\Notices\InboxController::class, 'act', 'edit_or_settings', '/notifications/action' ),
		),
		\UserFeedback\Surveys\SurveysFeature::class => array(
			array( 'GET', 'surveys', \UserFeedback\Surveys\SurveysController::class, 'index', 'edit_or_view', '/surveys' ),
			array( 'POST', 'surveys', \UserFeedback\Surveys\SurveysController::class, 'save', 'userfeedback_create_edit_surveys', '/surveys' ),
			array( 'GET', 'surveys/defaults', \UserFeedback\Surveys\SurveysController::class, 'defaults', 'userfeedback_create_edit_surveys', '/surveys/defaults' ),
			array( 'GET', 'surveys/{id}', \UserFeedback\Surveys\SurveysController::class, 'show', 'edit_or_view', '/surveys/(?P<id>\d+)' ),
			array( 'POST', 'surveys/{id}/duplicate', \UserFeedback\Surveys\SurveysController::class, 'duplicate', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/duplicate' ),
			array( 'POST', 'surveys/{id}/move', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'move', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/move' ),
			array( 'POST', 'surveys/publish', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'publish', 'userfeedback_create_edit_surveys', '/surveys/publish' ),
			array( 'POST', 'surveys/draft', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'draft', 'userfeedback_create_edit_surveys', '/surveys/draft' ),
			array( 'POST', 'surveys/trash', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'trash', 'userfeedback_delete_surveys', '/surveys/trash' ),
			array( 'POST', 'surveys/restore', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'restore', 'userfeedback_delete_surveys', '/surveys/restore' ),
			array( 'DELETE', 'surveys', \UserFeedback\Surveys\Lifecycle\SurveyStatusController::class, 'delete', 'userfeedback_delete_surveys', '/surveys' ),
			array( 'POST', 'surveys/{id}/version', \UserFeedback\Surveys\Lifecycle\Versions\VersionsController::class, 'create', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/version' ),
			array( 'POST', 'surveys/{id}/comparison', \UserFeedback\Surveys\Lifecycle\Versions\VersionsController::class, 'setLift', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/comparison' ),
			array( 'POST', 'surveys/{id}/comparison/stop', \UserFeedback\Surveys\Lifecycle\Versions\VersionsController::class, 'stop', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/comparison/stop' ),
			array( 'GET', 'survey-templates', \UserFeedback\Surveys\Templates\TemplatesController::class, 'index', 'userfeedback_create_edit_surveys', '/survey-templates' ),
			array( 'GET', 'surveys/{id}/kept', \UserFeedback\Surveys\Editing\AutosaveController::class, 'show', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/kept' ),
			array( 'POST', 'surveys/{id}/kept', \UserFeedback\Surveys\Editing\AutosaveController::class, 'keep', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/kept' ),
			array( 'DELETE', 'surveys/{id}/kept', \UserFeedback\Surveys\Editing\AutosaveController::class, 'forget', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/kept' ),
			array( 'POST', 'surveys/{id}/editing', \UserFeedback\Surveys\Editing\EditorsController::class, 'stay', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/editing' ),
			array( 'DELETE', 'surveys/{id}/editing', \UserFeedback\Surveys\Editing\EditorsController::class, 'leave', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/editing' ),
			array( 'GET', 'search', \UserFeedback\Surveys\Picker\ChoicesController::class, 'pages', 'userfeedback_create_edit_surveys', '/search' ),
			array( 'GET', 'logic-type', \UserFeedback\Surveys\Picker\ChoicesController::class, 'ofRule', 'userfeedback_create_edit_surveys', '/logic-type' ),
		),
		\UserFeedback\Responses\ResponsesFeature::class => array(
			array( 'GET', 'surveys/{id}/responses', \UserFeedback\Responses\Reading\ResponsesController::class, 'index', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/responses' ),
			array( 'GET', 'surveys/{id}/responses/{response_id}', \UserFeedback\Responses\Reading\ResponsesController::class, 'show', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/responses/(?P<response_id>\d+)' ),
			array( 'POST', 'surveys/{id}/responses/trash', \UserFeedback\Responses\Reading\ResponsesController::class, 'trash', 'userfeedback_delete_surveys', '/surveys/(?P<id>\d+)/responses/trash' ),
			array( 'POST', 'surveys/{id}/responses/restore', \UserFeedback\Responses\Reading\ResponsesController::class, 'restore', 'userfeedback_delete_surveys', '/surveys/(?P<id>\d+)/responses/restore' ),
			array( 'DELETE', 'surveys/{id}/responses', \UserFeedback\Responses\Reading\ResponsesController::class, 'delete', 'userfeedback_delete_surveys', '/surveys/(?P<id>\d+)/responses' ),
			array( 'POST', 'surveys/{id}/impression', \UserFeedback\Responses\Submit\Impressions\ImpressionController::class, 'count', 'anyone', '/surveys/(?P<id>\d+)/impression' ),
			array( 'POST', 'surveys/{id}/responses', \UserFeedback\Responses\Submit\SubmitController::class, 'submit', 'anyone', '/surveys/(?P<id>\d+)/responses' ),
			array( 'POST', 'surveys/{id}/visits', \UserFeedback\Responses\Submit\Visits\VisitController::class, 'record', 'anyone', '/surveys/(?P<id>\d+)/visits' ),
			array( 'POST', 'surveys/{id}/single-use-links', \UserFeedback\Responses\Submit\SingleUseLinksController::class, 'create', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/single-use-links' ),
		),
		\UserFeedback\Results\ResultsFeature::class => array(
			array( 'GET', 'results-summary', \UserFeedback\Results\Summary\OverviewController::class, 'show', 'userfeedback_view_results', '/results-summary' ),
			array( 'GET', 'surveys/{id}/questions/{question_id}/answers', \UserFeedback\Results\Survey\Texts\TextAnswersController::class, 'index', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/questions/(?P<question_id>[a-z0-9_-]+)/answers', array( 'question_id' ) ),
			array( 'GET', 'surveys/{id}/results', \UserFeedback\Results\Survey\ResultsController::class, 'survey', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/results' ),
			array( 'GET', 'surveys/{id}/time', \UserFeedback\Results\Survey\ResultsController::class, 'showCompletionTime', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/time' ),
			array( 'GET', 'surveys/{id}/filter-values', \UserFeedback\Results\Survey\ResultsController::class, 'listFilterValues', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/filter-values' ),
			array( 'GET', 'surveys/{id}/cross', \UserFeedback\Results\CrossTab\CrossTabController::class, 'show', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/cross' ),
			array( 'GET', 'surveys/{id}/drop-off', \UserFeedback\Results\DropOff\DropOffController::class, 'show', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/drop-off' ),
			array( 'GET', 'surveys/{id}/nps-change', \UserFeedback\Results\Survey\Nps\NpsController::class, 'show', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/nps-change' ),
			array( 'GET', 'surveys/{id}/comparison', \UserFeedback\Results\Versions\ComparisonController::class, 'show', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/comparison' ),
			array( 'GET', 'surveys/{id}/shares', \UserFeedback\Results\Sharing\SharesController::class, 'index', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/shares' ),
			array( 'POST', 'surveys/{id}/shares', \UserFeedback\Results\Sharing\SharesController::class, 'create', 'view_and_edit', '/surveys/(?P<id>\d+)/shares' ),
			array( 'DELETE', 'shares/{id}', \UserFeedback\Results\Sharing\SharesController::class, 'delete', 'view_and_edit', '/shares/(?P<id>\d+)' ),
			array( 'POST', 'summary-mail', \UserFeedback\Results\Digest\WeeklySummaryController::class, 'preview', 'userfeedback_save_settings', '/summary-mail' ),
			array( 'POST', 'summary-mail/test', \UserFeedback\Results\Digest\WeeklySummaryController::class, 'test', 'userfeedback_save_settings', '/summary-mail/test' ),
		),
		\UserFeedback\Privacy\PrivacyFeature::class => array(
			array( 'GET', 'kept', \UserFeedback\Privacy\PrivacyController::class, 'show', 'userfeedback_save_settings', '/kept' ),
		),
		\UserFeedback\Deliveries\DeliveriesFeature::class => array(
			array( 'GET', 'deliveries', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'index', 'view_and_edit', '/deliveries' ),
			array( 'GET', 'deliveries/{id}', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'show', 'view_and_edit', '/deliveries/(?P<id>\d+)' ),
			array( 'POST', 'deliveries/retry', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'retry', 'view_and_edit', '/deliveries/retry' ),
			array( 'POST', 'deliveries/replay', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'replay', 'view_and_edit', '/deliveries/replay' ),
			array( 'POST', 'deliveries/work', \UserFeedback\Deliveries\Log\DeliveriesController::class, 'work', 'view_and_edit', '/deliveries/work' ),
			array( 'GET', 'surveys/{id}/destinations', \UserFeedback\Deliveries\Log\DestinationsController::class, 'index', 'userfeedback_create_edit_surveys', '/surveys/(?P<id>\d+)/destinations' ),
			array( 'POST', 'destinations/{id}/resume', \UserFeedback\Deliveries\Log\DestinationsController::class, 'resume', 'view_and_edit', '/destinations/(?P<id>\d+)/resume' ),
			array( 'POST', 'widget/wake', \UserFeedback\Deliveries\Queue\CronPingController::class, 'wake', 'anyone', '/widget/wake' ),
			array( 'POST', 'response-mail/sample', \UserFeedback\Deliveries\Email\ResponseMailController::class, 'sample', 'userfeedback_create_edit_surveys', '/response-mail/sample' ),
		),
		\UserFeedback\Widget\WidgetFeature::class => array(
			array( 'POST', 'surveys/preview', \UserFeedback\Widget\Editor\DraftPreviewController::class, 'show', 'userfeedback_create_edit_surveys', '/surveys/preview' ),
			array( 'GET', 'survey-templates/cards', \UserFeedback\Widget\Editor\TemplateCardsController::class, 'index', 'userfeedback_create_edit_surveys', '/survey-templates/cards' ),
			array( 'GET', 'widget/manifest', \UserFeedback\Widget\Manifest\ManifestController::class, 'show', 'anyone', '/widget/manifest' ),
			array( 'GET', 'widget/country', \UserFeedback\Widget\Countries\CountryController::class, 'show', 'anyone', '/widget/country' ),
			array( 'GET', 'tester/page', \UserFeedback\Widget\Tester\TesterController::class, 'page', 'userfeedback_create_edit_surveys', '/tester/page' ),
			array( 'GET', 'tester/live', \UserFeedback\Widget\Tester\TesterController::class, 'live', 'edit_or_view', '/tester/live' ),
			array( 'GET', 'tester/visits', \UserFeedback\Widget\Tester\TesterController::class, 'visits', 'userfeedback_view_results', '/tester/visits' ),
		),
		\UserFeedback\Admin\AdminFeature::class => array(
			array( 'GET', 'checklist', \UserFeedback\Admin\Welcome\ChecklistController::class, 'show', 'userfeedback_create_edit_surveys', '/checklist' ),
			array( 'POST', 'checklist/dismiss', \UserFeedback\Admin\Welcome\ChecklistController::class, 'dismiss', 'userfeedback_create_edit_surveys', '/checklist/dismiss' ),
		),
		\UserFeedback\Widget\Fonts\FontDownloadsFeature::class => array(
			array( 'GET', 'fonts', \UserFeedback\Widget\Fonts\FontsController::class, 'index', 'edit_or_settings', '/fonts' ),
			array( 'POST', 'fonts', \UserFeedback\Widget\Fonts\FontsController::class, 'keep', 'edit_or_settings', '/fonts' ),
		),
		\UserFeedback\Results\Insights\InsightsFeature::class => array(
			array( 'GET', 'ai-summary/{id}', \UserFeedback\Results\Insights\InsightsController::class, 'kept', 'userfeedback_view_results', '/ai-summary/(?P<id>\d+)' ),
			array( 'GET', 'preload-ai-summary/{id}', \UserFeedback\Results\Insights\InsightsController::class, 'make', 'userfeedback_view_results', '/preload-ai-summary/(?P<id>\d+)' ),
			array( 'GET', 'surveys/{id}/questions/{question_id}/themes', \UserFeedback\Results\Insights\ThemesController::class, 'index', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/questions/(?P<question_id>[a-z0-9_-]+)/themes', array( 'question_id' ) ),
			array( 'POST', 'surveys/{id}/questions/{question_id}/themes', \UserFeedback\Results\Insights\ThemesController::class, 'readOn', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/questions/(?P<question_id>[a-z0-9_-]+)/themes', array( 'question_id' ) ),
			array( 'GET', 'themes/{id}/answers', \UserFeedback\Results\Insights\ThemesController::class, 'answers', 'userfeedback_view_results', '/themes/(?P<id>\d+)/answers' ),
			array( 'POST', 'themes/{id}', \UserFeedback\Results\Insights\ThemesController::class, 'change', 'view_and_edit', '/themes/(?P<id>\d+)' ),
			array( 'DELETE', 'themes/{id}', \UserFeedback\Results\Insights\ThemesController::class, 'delete', 'view_and_edit', '/themes/(?P<id>\d+)' ),
		),
		\UserFeedback\Deliveries\Webhooks\WebhooksFeature::class => array(
			array( 'POST', 'webhooks/sample', \UserFeedback\Deliveries\Webhooks\WebhooksController::class, 'sample', 'view_and_edit', '/webhooks/sample' ),
			array( 'POST', 'webhooks/test', \UserFeedback\Deliveries\Webhooks\WebhooksController::class, 'test', 'view_and_edit', '/webhooks/test' ),
		),
		\UserFeedback\Deliveries\GoogleSheets\GoogleFeature::class => array(
			array( 'GET', 'google/folders', \UserFeedback\Deliveries\GoogleSheets\GoogleController::class, 'folders', 'userfeedback_save_settings', '/google/folders' ),
			array( 'POST', 'google/folders', \UserFeedback\Deliveries\GoogleSheets\GoogleController::class, 'make', 'userfeedback_save_settings', '/google/folders' ),
		),
		\UserFeedback\PostRatings\PostRatingsFeature::class => array(
			array( 'GET', 'post-ratings/settings', \UserFeedback\PostRatings\Settings\RatingSettingsController::class, 'show', 'userfeedback_save_settings', '/post-ratings/settings' ),
			array( 'POST', 'post-ratings/settings', \UserFeedback\PostRatings\Settings\RatingSettingsController::class, 'save', 'userfeedback_save_settings', '/post-ratings/settings' ),
			array( 'POST', 'post-ratings/preview', \UserFeedback\PostRatings\Places\RatingPreviewController::class, 'show', 'userfeedback_save_settings', '/post-ratings/preview' ),
			array( 'GET', 'post-ratings/results', \UserFeedback\PostRatings\Reading\RatingResultsController::class, 'index', 'userfeedback_view_results', '/post-ratings/results' ),
			array( 'GET', 'post-ratings/results/{post_id}', \UserFeedback\PostRatings\Reading\RatingResultsController::class, 'show', 'userfeedback_view_results', '/post-ratings/results/(?P<post_id>\d+)' ),
			array( 'DELETE', 'post-ratings/results/{post_id}/reasons', \UserFeedback\PostRatings\Reasons\ReasonsController::class, 'delete', 'userfeedback_delete_surveys', '/post-ratings/results/(?P<post_id>\d+)/reasons' ),
			array( 'GET', 'posts/{post_id}/feedback', \UserFeedback\PostRatings\Editor\PostFeedbackController::class, 'show', 'userfeedback_view_results', '/posts/(?P<post_id>\d+)/feedback' ),
			array( 'GET', 'post-ratings/{post_id}', \UserFeedback\PostRatings\Voting\VotesController::class, 'show', 'anyone', '/post-ratings/(?P<post_id>\d+)' ),
			array( 'POST', 'post-ratings/{post_id}', \UserFeedback\PostRatings\Voting\VotesController::class, 'vote', 'anyone', '/post-ratings/(?P<post_id>\d+)' ),
			array( 'POST', 'post-ratings/{post_id}/reason', \UserFeedback\PostRatings\Voting\VotesController::class, 'reason', 'anyone', '/post-ratings/(?P<post_id>\d+)/reason' ),
		),
		\UserFeedback\Heatmaps\HeatmapsFeature::class => array(
			array( 'GET', 'heatmaps/pages', \UserFeedback\Heatmaps\HeatmapsController::class, 'index', 'userfeedback_view_results', '/heatmaps/pages' ),
			array( 'GET', 'heatmaps/pages/{key}', \UserFeedback\Heatmaps\HeatmapsController::class, 'show', 'userfeedback_view_results', '/heatmaps/pages/(?P<key>[a-z0-9_-]+)', array( 'key' ) ),
			array( 'POST', 'heatmaps/pages/{key}/view', \UserFeedback\Heatmaps\HeatmapsController::class, 'view', 'userfeedback_view_results', '/heatmaps/pages/(?P<key>[a-z0-9_-]+)/view', array( 'key' ) ),
			array( 'DELETE', 'heatmaps/pages', \UserFeedback\Heatmaps\HeatmapsController::class, 'delete', 'userfeedback_delete_surveys', '/heatmaps/pages' ),
			array( 'POST', 'heatmaps/visits', \UserFeedback\Heatmaps\Capture\VisitController::class, 'record', 'anyone', '/heatmaps/visits' ),
		),
		\UserFeedback\Results\Exports\ExportsFeature::class => array(
			array( 'GET', 'surveys/{id}/exports', \UserFeedback\Results\Exports\ExportsController::class, 'index', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/exports' ),
			array( 'POST', 'surveys/{id}/exports', \UserFeedback\Results\Exports\ExportsController::class, 'start', 'userfeedback_view_results', '/surveys/(?P<id>\d+)/exports' ),
			array( 'GET', 'exports/{id}', \UserFeedback\Results\Exports\ExportsController::class, 'show', 'userfeedback_view_results', '/exports/(?P<id>\d+)' ),
			array( 'POST', 'exports/{id}', \UserFeedback\Results\Exports\ExportsController::class, 'work', 'userfeedback_view_results', '/exports/(?P<id>\d+)' ),
			array( 'DELETE', 'exports/{id}', \UserFeedback\Results\Exports\ExportsController::class, 'delete', 'userfeedback_view_results', '/exports/(?P<id>\d+)' ),
		),
		\UserFeedback\Surveys\AiDrafts\AiDraftsFeature::class => array(
			array( 'POST', 'drafting/support', \UserFeedback\Surveys\AiDrafts\AiDraftsController::class, 'support', 'userfeedback_create_edit_surveys', '/drafting/support' ),
			array( 'POST', 'drafting/survey', \UserFeedback\Surveys\AiDrafts\AiDraftsController::class, 'draft', 'userfeedback_create_edit_surveys', '/drafting/survey' ),
		),
		\UserFeedback\Operations\Usage\UsageFeature::class => array(
			array( 'GET', 'usage', \UserFeedback\Operations\Usage\UsageController::class, 'show', 'userfeedback_save_settings', '/usage' ),
		),
	);

	public const ACTIONS = array(
		\UserFeedback\Platform\PlatformFeature::class => array(
			array( 'ajax_vue_remove_notice', \UserFeedback\Platform\Notices\DismissalActions::class, 'dismiss', \UserFeedback\Platform\Rest\Permission::EDIT_OR_VIEW, 'notices', null ),
			array( 'ajax_vue_remove_wp_notice', \UserFeedback\Platform\Notices\DismissalActions::class, 'dismissOfWordPress', \UserFeedback\Platform\Rest\Permission::EDIT_OR_VIEW, 'notices', null ),
		),
		\UserFeedback\Admin\AdminFeature::class => array(
			array( 'get_plugins', \UserFeedback\Admin\GrowthTools\PluginActions::class, 'index', \UserFeedback\Platform\Rest\Permission::EDIT, 'plugins', null ),
			array( 'install_plugin', \UserFeedback\Admin\GrowthTools\PluginActions::class, 'install', \UserFeedback\Platform\Rest\Permission::EDIT, 'plugins', 'install_plugins' ),
			array( 'activate_plugin', \UserFeedback\Admin\GrowthTools\PluginActions::class, 'activate', \UserFeedback\Platform\Rest\Permission::EDIT, 'plugins', 'activate_plugins' ),
			array( 'deactivate_plugin', \UserFeedback\Admin\GrowthTools\PluginActions::class, 'deactivate', \UserFeedback\Platform\Rest\Permission::EDIT, 'plugins', 'deactivate_plugins' ),
		),
		\UserFeedback\Licensing\LicensingFeature::class => array(
			array( 'vue_get_license', \UserFeedback\Licensing\Keys\LicenseActions::class, 'show', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'license', null ),
			array( 'verify_license', \UserFeedback\Licensing\Keys\LicenseActions::class, 'verify', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'license', null ),
			array( 'deactivate_license', \UserFeedback\Licensing\Keys\LicenseActions::class, 'deactivate', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'license', null ),
			array( 'validate_license', \UserFeedback\Licensing\Keys\LicenseActions::class, 'refresh', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'license', null ),
			array( 'connect_url', \UserFeedback\Licensing\Keys\LicenseActions::class, 'connect', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'license', null ),
			array( 'dismiss_settings_blurb', \UserFeedback\Licensing\Plans\UpgradePromptActions::class, 'dismiss', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'blurb', null ),
			array( 'validate_settings_blurb', \UserFeedback\Licensing\Plans\UpgradePromptActions::class, 'show', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'blurb', null ),
			array( 'get_addons', \UserFeedback\Licensing\Addons\AddonActions::class, 'index', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'addons', null ),
			array( 'install_addon', \UserFeedback\Licensing\Addons\AddonActions::class, 'install', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'addons', null ),
			array( 'activate_addon', \UserFeedback\Licensing\Addons\AddonActions::class, 'activate', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'addons', null ),
			array( 'deactivate_addon', \UserFeedback\Licensing\Addons\AddonActions::class, 'deactivate', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'addons', null ),
		),
		\UserFeedback\Deliveries\GoogleSheets\GoogleFeature::class => array(
			array( 'google_sheets_get_auth_url', \UserFeedback\Deliveries\GoogleSheets\GoogleActions::class, 'authUrl', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'google', null ),
			array( 'google_sheets_disconnect', \UserFeedback\Deliveries\GoogleSheets\GoogleActions::class, 'disconnect', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'google', null ),
			array( 'google_drive_access_token', \UserFeedback\Deliveries\GoogleSheets\GoogleActions::class, 'accessToken', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'google', null ),
			array( 'google_drive_select_folder', \UserFeedback\Deliveries\GoogleSheets\GoogleActions::class, 'selectFolder', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'google', null ),
			array( 'google_drive_remove_folder_connection', \UserFeedback\Deliveries\GoogleSheets\GoogleActions::class, 'removeFolder', \UserFeedback\Platform\Rest\Permission::SETTINGS, 'google', null ),
		),
	);

	public const COLLECTOR_ENDPOINTS = array(
		'rating' => \UserFeedback\PostRatings\Voting\VoteEndpoint::class,
		'reason' => \UserFeedback\PostRatings\Reasons\ReasonEndpoint::class,
		'visit' => \UserFeedback\Heatmaps\Capture\VisitEndpoint::class,
	);

	public const HEALTH_TESTS = array(
		\UserFeedback\Platform\Secrets\SaltsHealth::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Lifecycle\TablesHealth::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Responses\Counting\Recount\CountingHealth::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Responses\Counting\Recount\CronHealth::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Responses\Collector\CollectorHealth::class => \UserFeedback\Responses\ResponsesFeature::class,
		\UserFeedback\Deliveries\Failures\DeliveriesHealth::class => \UserFeedback\Deliveries\DeliveriesFeature::class,
		\UserFeedback\Widget\PageCaches\PageCacheHealth::class => \UserFeedback\Widget\WidgetFeature::class,
		\UserFeedback\Heatmaps\Aggregation\AggregationHealth::class => \UserFeedback\Heatmaps\HeatmapsFeature::class,
		\UserFeedback\Results\Exports\Jobs\SharedUploadsHealth::class => \UserFeedback\Results\Exports\ExportsFeature::class,
	);

	public const MIGRATIONS = array(
		\UserFeedback\Platform\Database\Migrations\M0001FirstTables::class,
		\UserFeedback\Platform\Database\Migrations\M0002WholeSurveys::class,
		\UserFeedback\Platform\Database\Migrations\M0003WholeResponses::class,
		\UserFeedback\Platform\Database\Migrations\M0004SealedHeaders::class,
		\UserFeedback\Platform\Database\Migrations\M0005Untold::class,
		\UserFeedback\Platform\Database\Migrations\M0006PageKeys::class,
		\UserFeedback\Platform\Database\Migrations\M0007LastChange::class,
		\UserFeedback\Platform\Database\Migrations\M0008Editing::class,
		\UserFeedback\Platform\Database\Migrations\M0009Exports::class,
		\UserFeedback\Platform\Database\Migrations\M0010Bits::class,
		\UserFeedback\Platform\Database\Migrations\M0011Summaries::class,
		\UserFeedback\Platform\Database\Migrations\M0012Shares::class,
		\UserFeedback\Platform\Database\Migrations\M0013Themes::class,
		\UserFeedback\Platform\Database\Migrations\M0014Deliveries::class,
		\UserFeedback\Platform\Database\Migrations\M0015Sheets::class,
		\UserFeedback\Platform\Database\Migrations\M0016Ratings::class,
		\UserFeedback\Platform\Database\Migrations\M0017Heatmaps::class,
		\UserFeedback\Platform\Database\Migrations\M0018SurveyTokens::class,
		\UserFeedback\Platform\Database\Migrations\M0019TextDays::class,
		\UserFeedback\Platform\Database\Migrations\M0020ShowOrder::class,
		\UserFeedback\Platform\Database\Migrations\M0021FoldedTexts::class,
		\UserFeedback\Platform\Database\Migrations\M0022Locks::class,
		\UserFeedback\Platform\Database\Migrations\M0023Batches::class,
		\UserFeedback\Platform\Database\Migrations\M0024FacetCounts::class,
		\UserFeedback\Platform\Database\Migrations\M0025PageSlugs::class,
		\UserFeedback\Platform\Database\Migrations\M0026Quotas::class,
		\UserFeedback\Platform\Database\Migrations\M0027Visits::class,
		\UserFeedback\Platform\Database\Migrations\M0028Comparisons::class,
		\UserFeedback\Platform\Database\Migrations\M0029ComparedVisitors::class,
	);

	public const COLLECTOR_OPTIONS = array(
		'userfeedback_visitor_settings',
		'userfeedback_addons',
		'userfeedback_license',
		'userfeedback_plan',
	);

	public const NOTICES = array(
		\UserFeedback\Lifecycle\TablesNotice::class,
		\UserFeedback\Deliveries\Failures\DeliveryFailureNotice::class,
		\UserFeedback\Widget\WhyNotShown\InvisibleSurveyNotice::class,
		\UserFeedback\Results\Digest\FailedSummaryNotice::class,
		\UserFeedback\Responses\Counting\Recount\TimezoneNotice::class,
		\UserFeedback\Widget\Fonts\MissingFontsNotice::class,
		\UserFeedback\Licensing\Keys\LicenseExpiryNotice::class,
		\UserFeedback\Surveys\Live\NoLiveSurveysNotice::class,
		\UserFeedback\Platform\Notices\MilestoneNotice::class,
	);

	public const CHANNELS = array(
		\UserFeedback\Deliveries\Channels\HookChannel::class,
		\UserFeedback\Deliveries\Email\EmailChannel::class,
		\UserFeedback\Deliveries\Webhooks\WebhookChannel::class,
		\UserFeedback\Deliveries\GoogleSheets\GoogleSheetsChannel::class,
	);

	public const ADMIN_PAGES = array(
		\UserFeedback\Settings\SettingsFeature::class,
		\UserFeedback\Surveys\SurveysFeature::class,
		\UserFeedback\Results\ResultsFeature::class,
		\UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\Heatmaps\HeatmapsFeature::class,
	);

	public const PRIVACY_TEXTS = array(
		\UserFeedback\Deliveries\Webhooks\WebhooksFeature::class,
		\UserFeedback\PostRatings\PostRatingsFeature::class,
		\UserFeedback\Heatmaps\HeatmapsFeature::class,
	);

	public const REASONS_NOT_SHOWN = array(
		\UserFeedback\Licensing\LicensingFeature::class,
	);

	public const BEFORE_UNINSTALL = array(
		\UserFeedback\Deliveries\GoogleSheets\GoogleFeature::class,
	);

	public const TABLES = array(
		'surveys',
		'quotas',
		'kept',
		'editors',
		'responses',
		'daily',
		'daily_answers',
		'texts',
		'text_days',
		'rate_limits',
		'places',
		'bit_heads',
		'bits',
		'facet_counts',
		'visits',
		'step_sums',
		'shares',
		'jobs',
		'destinations',
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
		'userfeedback_question_types',
		'userfeedback_spread',
		'userfeedback_places_at',
		'userfeedback_recount',
		'userfeedback_counted_zone',
		'userfeedback_collector',
		'userfeedback_summary_missed',
		'userfeedback_kept_pages',
		'userfeedback_shown',
		'userfeedback_led_to_start',
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
		'userfeedback_check_collector',
		'userfeedback_weekly_summary',
		'userfeedback_forget_responses',
		'userfeedback_deliver',
		'userfeedback_check_shown',
		'userfeedback_fetch_fonts',
		'userfeedback_fold_heatmaps',
		'userfeedback_export',
		'userfeedback_send_usage',
	);

	public const PAGE_OPTIONS = array(
		'userfeedback_visitor_settings',
		'userfeedback_collector',
		'userfeedback_shown',
		'userfeedback_license',
		'userfeedback_addons',
		'userfeedback_post_ratings',
	);

	public const BINDINGS = array(
		\UserFeedback\Licensing\Plans\CurrentEdition::class => \UserFeedback\Licensing\Keys\CurrentLicensedEdition::class,
		\UserFeedback\Responses\Counting\QueueConsumer::class => \UserFeedback\Responses\Counting\ResponseProcessor::class,
		\UserFeedback\Responses\Counting\Outbox::class => \UserFeedback\Deliveries\EnqueueDeliveries::class,
		\UserFeedback\Admin\EditionBootData::class => \UserFeedback\Admin\LicenseBootData::class,
		\UserFeedback\Platform\Http\DnsResolver::class => \UserFeedback\Platform\Http\SystemDnsResolver::class,
		\UserFeedback\Responses\Counting\Recount\Recountable::class => \UserFeedback\PostRatings\Counting\RecountRatings::class,
	);

	public const FACTORIES = array(
		\UserFeedback\Surveys\Editing\Saving\SaveSurvey::class => \UserFeedback\Surveys\SurveysFeature::class,
		\UserFeedback\Licensing\Updates\AutomaticUpdates::class => \UserFeedback\Licensing\LicensingFeature::class,
		\UserFeedback\Widget\Fonts\SyncFonts::class => \UserFeedback\Widget\Fonts\FontDownloadsFeature::class,
		\UserFeedback\Deliveries\Webhooks\Sending\HttpTransport::class => \UserFeedback\Deliveries\Webhooks\WebhooksFeature::class,
		\UserFeedback\Settings\Saving\SettingsMapper::class => \UserFeedback\Deliveries\GoogleSheets\GoogleFeature::class,
		\UserFeedback\Operations\Cli\CommandHooks::class => \UserFeedback\Results\Exports\ExportsFeature::class,
	);
}
