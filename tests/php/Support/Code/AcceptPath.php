<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Code;

/** The code that the collector runs, and the WordPress core functions it may call there: SHORTINIT offers no more. */
final class AcceptPath {

	/** Files that call WordPress functions; all other files on this path call none. */
	public const CALLERS = array(
		'Platform/Clock.php'                            => array( 'wp_timezone' ),
		'Responses/Collector/Collector.php'             => array( 'wp_is_json_media_type', 'wp_using_ext_object_cache' ),
		'Responses/Collector/CollectorState.php'        => array(
			'get_option',
			'update_option',
			'plugins_url', // This and the next two only on pages.
			'apply_filters',
			'has_filter',
		),
		'Responses/Collector/OptionsAndSurveyQuery.php' => array( 'add_filter', 'wp_cache_set', 'wp_cache_set_multiple' ),
		'Responses/Collector/CollectorTranslations.php' => array( 'wp_load_translations_early', 'get_locale', 'load_textdomain' ),
		'Licensing/Plans/Addon.php'                     => array( 'get_option', 'update_option', '__' ), // Names in errors.
		'Licensing/Plans/Plan.php'                      => array( '__' ),
		'Licensing/Plans/PlanFeature.php'               => array( '__' ),
		'Licensing/Keys/License/LicenseState.php'       => array( '__' ),
		'Licensing/Keys/CurrentLicense.php'             => array( 'get_option', 'is_multisite', 'get_network' ),
		'Licensing/Keys/LicenseStore.php'               => array(
			'get_option',
			'get_site_option',
			'is_multisite',
			'update_option',
			'update_site_option',
		),
		'Licensing/Keys/CachedPlan.php'                 => array( 'get_option', 'get_site_option', 'is_multisite', 'update_option', 'wp_json_encode' ),
		'Licensing/Keys/License/SiteHost.php'           => array( 'wp_parse_url' ),
		'Licensing/Keys/License/LicensePublicKey.php'   => array( 'wp_get_environment_type' ),
		'Platform/Database/SiteSetup.php'               => array( 'get_option', 'add_option', 'wp_doing_cron' ),
		'Responses/Submit/CronPingRepository.php'       => array( 'get_option', 'wp_cache_delete' ),
		'Platform/Rest/ErrorMapper.php'                 => array( '__' ),
		'Platform/Rest/ViolationText.php'               => array( '__' ),
		'Settings/VisitorSettings.php'                  => array( 'get_option', 'update_option' ),
		'Surveys/Storage/PublishedSurveysQuery.php'     => array(
			'wp_cache_get',
			'wp_cache_get_multiple',
			'wp_cache_set',
			'wp_cache_get_last_changed',
		),
		'Surveys/Storage/SurveyRow.php'                 => array( 'wp_json_encode' ),
	);
}
