<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Lists the features of this edition. The index is made from them: after a change, see FeatureIndexTest. A release of a smaller
 * edition has a shorter list and its own index, see tools/dev/feature-index.php.
 */
final class Features {

	/** In the order in which WordPress calls their hooks. One a line, as a release leaves lines out. */
	public const ALL = array(
		Lifecycle\LifecycleFeature::class,
		Settings\SettingsFeature::class,
		Platform\PlatformFeature::class,
		Surveys\SurveysFeature::class,
		Responses\ResponsesFeature::class,
		Results\ResultsFeature::class,
		Privacy\PrivacyFeature::class,
		Deliveries\DeliveriesFeature::class,
		Widget\WidgetFeature::class,
		Admin\AdminFeature::class,
		Operations\Abilities\AbilitiesFeature::class,
		Licensing\LicensingFeature::class,
		Widget\Fonts\FontDownloadsFeature::class,
		Results\Insights\InsightsFeature::class,
		Deliveries\Webhooks\WebhooksFeature::class,
		Deliveries\GoogleSheets\GoogleFeature::class,
		PostRatings\PostRatingsFeature::class,
		Heatmaps\HeatmapsFeature::class,
		Results\Exports\ExportsFeature::class,
		Surveys\AiDrafts\AiDraftsFeature::class,
		Operations\Usage\UsageFeature::class,
	);
}
