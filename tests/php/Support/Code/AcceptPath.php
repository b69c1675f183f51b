<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Code;

/** The code that the collector runs, and the WordPress core functions it may call there: SHORTINIT offers no more. */
final class AcceptPath {

	/** Files that call WordPress functions; all other files on this path call none. */
	public const CALLERS = array(
		'Clock.php'                           => array( 'wp_timezone' ),
		'Collector/Collector.php'             => array( 'wp_is_json_media_type' ),
		'Collector/CollectorState.php'        => array( 'get_option', 'update_option' ),
		'Collector/MakeCollector.php'         => array( 'wp_using_ext_object_cache' ),
		'Collector/OptionsAndSurveyQuery.php' => array( 'add_filter', 'wp_cache_set', 'wp_cache_set_multiple' ),
		'Collector/Words.php'                 => array( 'wp_load_translations_early', 'get_locale', 'load_textdomain' ),
		'Editions/AddonStore.php'             => array( 'get_option', 'update_option' ),
		'Editions/Addon.php'                  => array( '__' ), // Names in errors, such as those of plans and features.
		'Editions/Plan.php'                   => array( '__' ),
		'Editions/Feature.php'                => array( '__' ),
		'Licensing/LicensingFeature.php'      => array( 'is_multisite' ),
		'Licensing/Licence/LicenceState.php'  => array( '__' ),
		'Licensing/CurrentLicence.php'        => array( 'get_option', 'is_multisite', 'get_network' ),
		'Licensing/LicenceStore.php'          => array(
			'get_option',
			'get_site_option',
			'is_multisite',
			'update_option',
			'update_site_option',
		),
		'Licensing/RememberedPlan.php'        => array( 'get_option', 'get_site_option', 'is_multisite', 'update_option', 'wp_json_encode' ),
		'Licensing/Licence/SiteHost.php'      => array( 'wp_parse_url' ),
		'Licensing/Licence/PublicKey.php'     => array( 'wp_get_environment_type' ),
		'Lifecycle/Site.php'                  => array( 'get_option', 'add_option', 'wp_doing_cron' ),
		'Lifecycle/WriteKey.php'              => array( 'get_option' ),
		'Responses/Submit/WakeRepository.php' => array( 'get_option', 'wp_cache_delete' ),
		'Rest/BodyGuard.php'                  => array( 'add_filter' ),
		'Rest/ErrorMapper.php'                => array( '__' ),
		'Rest/ViolationText.php'              => array( '__' ),
		'Settings/VisitorSettings.php'        => array( 'get_option', 'update_option' ),
		'Surveys/Live/PublishedRows.php'      => array(
			'wp_cache_get',
			'wp_cache_get_multiple',
			'wp_cache_set',
			'wp_cache_get_last_changed',
		),
		'Surveys/SurveyRepository.php'        => array( 'wp_cache_set_last_changed', 'do_action' ),
		'Surveys/SurveyRow.php'               => array( 'wp_json_encode' ),
	);
}
