<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// phpcs:disable -- Written by a test, one declaration a line.
/**
 * Hooks, routes and actions by feature, and the features that have a factory, so that a request doesn't have to load them
 * all. FeatureIndexTest writes this file: UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex
 */
final class FeatureIndex {

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
	);

	public const FACTORIES = array(
		\UserFeedback\Lifecycle\Site::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Lifecycle\Tables\TableFaults::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Lifecycle\SaltsHealth::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Database\Db::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
		\UserFeedback\Editions\CurrentEdition::class => \UserFeedback\Lifecycle\LifecycleFeature::class,
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
		\UserFeedback\Admin\BootData::class => \UserFeedback\Admin\AdminFeature::class,
		\UserFeedback\Rest\Router::class => \UserFeedback\Rest\RestFeature::class,
		\UserFeedback\Rest\CallRoute::class => \UserFeedback\Rest\RestFeature::class,
		\UserFeedback\Ajax\AjaxRouter::class => \UserFeedback\Ajax\AjaxFeature::class,
	);
}
