<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Abilities\AbilitiesFeature;
use UserFeedback\Admin\AdminFeature;
use UserFeedback\Ajax\AjaxFeature;
use UserFeedback\Caches\CachesFeature;
use UserFeedback\Choices\ChoicesFeature;
use UserFeedback\Collector\CollectorFeature;
use UserFeedback\Dashboard\DashboardFeature;
use UserFeedback\Deliveries\DeliveriesFeature;
use UserFeedback\Health\HealthTest;
use UserFeedback\Inbox\InboxFeature;
use UserFeedback\Lifecycle\LifecycleFeature;
use UserFeedback\Plugins\PluginsFeature;
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
use UserFeedback\Welcome\WelcomeFeature;
use UserFeedback\Widget\WidgetFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists the features of this edition. The index is made from them: after a change, see FeatureIndexTest. */
final class Features {

	/** In the order in which WordPress calls their hooks. */
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
	);

	/** Without the site's tables there are no surveys to show and no responses to store, so these features add no hooks. */
	private const NEED_TABLES = array(
		ResponsesFeature::class, PrivacyFeature::class, EditingFeature::class, CollectorFeature::class, CachesFeature::class,
		WidgetFeature::class, SharingFeature::class, DashboardFeature::class, SummariesFeature::class, DeliveriesFeature::class,
	);

	/** @return list<class-string<Feature>> */
	public static function all(): array {
		return Whole::isHere() ? array( ...self::ALL, ...LicensedFeatures::ALL ) : self::ALL;
	}

	/** @return list<class-string<Feature>> */
	public static function needingTables(): array {
		return Whole::isHere() ? array( ...self::NEED_TABLES, ...LicensedFeatures::NEED_TABLES ) : self::NEED_TABLES;
	}

	/** @return list<class-string<HealthTest>> */
	public static function healthTests( bool $hasTables ): array {
		$features = array_diff( self::all(), $hasTables ? array() : self::needingTables() );
		return array_merge( ...array_map( static fn( string $feature ): array => $feature::HEALTH_TESTS, array_values( $features ) ) );
	}
}
