<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Admin\AdminFeature;
use UserFeedback\Deliveries\DeliveriesFeature;
use UserFeedback\Deliveries\GoogleSheets\GoogleFeature;
use UserFeedback\Deliveries\Webhooks\WebhooksFeature;
use UserFeedback\Heatmaps\HeatmapsFeature;
use UserFeedback\Licensing\Keys\LicensingFeature;
use UserFeedback\Lifecycle\LifecycleFeature;
use UserFeedback\Operations\Abilities\AbilitiesFeature;
use UserFeedback\Operations\Usage\UsageFeature;
use UserFeedback\Platform\PlatformFeature;
use UserFeedback\PostRatings\PostRatingsFeature;
use UserFeedback\Privacy\PrivacyFeature;
use UserFeedback\Responses\ResponsesFeature;
use UserFeedback\Results\Exports\ExportsFeature;
use UserFeedback\Results\Insights\InsightsFeature;
use UserFeedback\Results\ResultsFeature;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Surveys\AiDrafts\AiDraftsFeature;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Widget\Fonts\FontDownloadsFeature;
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
		PlatformFeature::class,
		SurveysFeature::class,
		ResponsesFeature::class,
		ResultsFeature::class,
		PrivacyFeature::class,
		DeliveriesFeature::class,
		WidgetFeature::class,
		AdminFeature::class,
		AbilitiesFeature::class,
		LicensingFeature::class,
		FontDownloadsFeature::class,
		InsightsFeature::class,
		WebhooksFeature::class,
		GoogleFeature::class,
		PostRatingsFeature::class,
		HeatmapsFeature::class,
		ExportsFeature::class,
		AiDraftsFeature::class,
		UsageFeature::class,
	);
}
