<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Caches\CachesFeature;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Deliveries\DeliveriesFeature;
use UserFeedback\Privacy\PrivacyFeature;
use UserFeedback\Responses\Counting\CountingFeature;
use UserFeedback\Surveys\Editing\EditingFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Hooks that load features with many hooks: all that each uses outside wp-admin, see Late. */
final class WokenBy {

	public const HOOKS = array(
		CountingFeature::class   => array(
			'userfeedback_process', 'userfeedback_recount', 'userfeedback_recount_next', 'userfeedback_forget_spam',
			'admin_init', 'site_status_tests', 'load-site-health.php', 'pre_update_option_timezone_string',
			'pre_update_option_gmt_offset', 'admin_post_userfeedback_move_days',
		),
		DeliveriesFeature::class => array(
			'userfeedback_deliver', 'cron_schedules', 'userfeedback_recount', 'load-toplevel_page_userfeedback_surveys',
			'site_status_tests',
		),
		PrivacyFeature::class    => array(
			'admin_init', 'userfeedback_recount', 'userfeedback_forget_responses', 'wp_privacy_personal_data_exporters',
			'wp_privacy_personal_data_erasers',
		),
		CollectorFeature::class  => array(
			'userfeedback_check_collector', 'cron_schedules', 'admin_init', 'site_status_tests',
		),
		CachesFeature::class     => array(
			'userfeedback_surveys_written', 'userfeedback_settings_saved', 'userfeedback_font_come',
			'update_option_userfeedback_addons', 'update_option_userfeedback_license', 'update_site_option_userfeedback_license',
			'userfeedback_surveys_changed', 'userfeedback_shared_results_changed', 'userfeedback_check_shown', 'admin_init',
			'admin_post_userfeedback_loader_on_every_page', 'site_status_tests',
		),
		EditingFeature::class    => array(
			'userfeedback_recount', 'deleted_user', 'remove_user_from_blog', 'wp_logout', 'login_footer',
		),
	);
}
