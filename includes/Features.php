<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Abilities\AbilitiesFeature;
use UserFeedback\Addons\AddonsFeature;
use UserFeedback\Admin\AdminFeature;
use UserFeedback\Ajax\AjaxFeature;
use UserFeedback\Caches\CachesFeature;
use UserFeedback\Choices\ChoicesFeature;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Dashboard\DashboardFeature;
use UserFeedback\Deliveries\DeliveriesFeature;
use UserFeedback\Drafting\DraftingFeature;
use UserFeedback\Exports\ExportsFeature;
use UserFeedback\FontFiles\FontFilesFeature;
use UserFeedback\Google\GoogleFeature;
use UserFeedback\Health\HealthTest;
use UserFeedback\Heatmaps\HeatmapsFeature;
use UserFeedback\Inbox\InboxFeature;
use UserFeedback\Insights\InsightsFeature;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\Lifecycle\LifecycleFeature;
use UserFeedback\Plugins\PluginsFeature;
use UserFeedback\PostRatings\PostRatingsFeature;
use UserFeedback\Privacy\PrivacyFeature;
use UserFeedback\ResponseMail\ResponseMailFeature;
use UserFeedback\Responses\ResponsesFeature;
use UserFeedback\Rest\RestFeature;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Sharing\SharingFeature;
use UserFeedback\Summaries\SummariesFeature;
use UserFeedback\Surveys\Editing\EditingFeature;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Tester\TesterFeature;
use UserFeedback\Updates\UpdatesFeature;
use UserFeedback\Usage\UsageFeature;
use UserFeedback\Webhooks\WebhooksFeature;
use UserFeedback\Welcome\WelcomeFeature;
use UserFeedback\Widget\WidgetFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Lists the features of this edition. The index is made from them: after a change, see FeatureIndexTest. A release of a smaller
 * edition has a shorter list and its own index, see bin/feature-index.php.
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
		CachesFeature::class,
		ResponseMailFeature::class,
		DeliveriesFeature::class,
		SharingFeature::class,
		WidgetFeature::class,
		EditingFeature::class,
		ChoicesFeature::class,
		WelcomeFeature::class,
		TesterFeature::class,
		DashboardFeature::class,
		SummariesFeature::class,
		PluginsFeature::class,
		AdminFeature::class,
		AbilitiesFeature::class,
		RestFeature::class,
		AjaxFeature::class,
		LicensingFeature::class,
		AddonsFeature::class,
		FontFilesFeature::class,
		InsightsFeature::class,
		WebhooksFeature::class,
		GoogleFeature::class,
		PostRatingsFeature::class,
		HeatmapsFeature::class,
		ExportsFeature::class,
		DraftingFeature::class,
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
