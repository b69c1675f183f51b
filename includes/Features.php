<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Admin\AdminFeature;
use UserFeedback\Admin\GrowthTools\PluginsFeature;
use UserFeedback\Admin\Welcome\WelcomeFeature;
use UserFeedback\Deliveries\DeliveriesFeature;
use UserFeedback\Deliveries\Email\ResponseMailFeature;
use UserFeedback\Deliveries\GoogleSheets\GoogleFeature;
use UserFeedback\Deliveries\Webhooks\WebhooksFeature;
use UserFeedback\Heatmaps\HeatmapsFeature;
use UserFeedback\Licensing\Addons\AddonsFeature;
use UserFeedback\Licensing\Keys\LicensingFeature;
use UserFeedback\Licensing\Updates\UpdatesFeature;
use UserFeedback\Lifecycle\LifecycleFeature;
use UserFeedback\Operations\Abilities\AbilitiesFeature;
use UserFeedback\Operations\Usage\UsageFeature;
use UserFeedback\Platform\Ajax\AjaxFeature;
use UserFeedback\Platform\Health\HealthTest;
use UserFeedback\Platform\Notices\InboxFeature;
use UserFeedback\Platform\Rest\RestFeature;
use UserFeedback\PostRatings\PostRatingsFeature;
use UserFeedback\Privacy\PrivacyFeature;
use UserFeedback\Responses\Collector\CollectorFeature;
use UserFeedback\Responses\ResponsesFeature;
use UserFeedback\Results\Digest\DashboardFeature;
use UserFeedback\Results\Digest\WeeklySummaryFeature;
use UserFeedback\Results\Exports\ExportsFeature;
use UserFeedback\Results\Insights\InsightsFeature;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Results\Sharing\SharingFeature;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Surveys\AiDrafts\AiDraftsFeature;
use UserFeedback\Surveys\Editing\EditingFeature;
use UserFeedback\Surveys\Picker\ChoicesFeature;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Widget\Fonts\FontDownloadsFeature;
use UserFeedback\Widget\PageCaches\PageCachesFeature;
use UserFeedback\Widget\Tester\TesterFeature;
use UserFeedback\Widget\WidgetFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Lists the features of this edition. The index is made from them: after a change, see FeatureIndexTest. A release of a smaller
 * edition has a shorter list and its own index, see tools/dev/feature-index.php.
 */
final class Features {

	/** In the order in which WordPress calls their hooks. One a line, as a release leaves lines out. */
	public const ALL = array(
		LifecycleFeature::class,
		SettingsFeature::class,
		InboxFeature::class,
		SurveysFeature::class,
		ResponsesFeature::class,
		ResultsFeature::class,
		PrivacyFeature::class,
		CollectorFeature::class,
		PageCachesFeature::class,
		ResponseMailFeature::class,
		DeliveriesFeature::class,
		SharingFeature::class,
		WidgetFeature::class,
		EditingFeature::class,
		ChoicesFeature::class,
		WelcomeFeature::class,
		TesterFeature::class,
		DashboardFeature::class,
		WeeklySummaryFeature::class,
		PluginsFeature::class,
		AdminFeature::class,
		AbilitiesFeature::class,
		RestFeature::class,
		AjaxFeature::class,
		LicensingFeature::class,
		AddonsFeature::class,
		FontDownloadsFeature::class,
		InsightsFeature::class,
		WebhooksFeature::class,
		GoogleFeature::class,
		PostRatingsFeature::class,
		HeatmapsFeature::class,
		ExportsFeature::class,
		AiDraftsFeature::class,
		UsageFeature::class,
		UpdatesFeature::class,
	);

	/** @return list<class-string<HealthTest>> */
	public static function healthTests( bool $hasTables ): array {
		$tests = array();
		foreach ( self::ALL as $feature ) {
			array_push( $tests, ...( $hasTables || ! $feature::NEEDS_TABLES ? $feature::HEALTH_TESTS : array() ) );
		}
		return $tests;
	}
}
