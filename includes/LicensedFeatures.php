<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Addons\AddonsFeature;
use UserFeedback\Drafting\DraftingFeature;
use UserFeedback\Exports\ExportsFeature;
use UserFeedback\FontFiles\FontFilesFeature;
use UserFeedback\FontFiles\FontsMissing;
use UserFeedback\Google\GoogleFeature;
use UserFeedback\Google\Sheets\SheetChannel;
use UserFeedback\Heatmaps\HeatmapsFeature;
use UserFeedback\Insights\InsightsFeature;
use UserFeedback\Licensing\LicenceEnds;
use UserFeedback\Licensing\LicensingFeature;
use UserFeedback\PostRatings\PostRatingsFeature;
use UserFeedback\Updates\UpdatesFeature;
use UserFeedback\Usage\UsageFeature;
use UserFeedback\Webhooks\WebhookChannel;
use UserFeedback\Webhooks\WebhooksFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists the features that need a license. The free edition lacks this class, see Whole. */
final class LicensedFeatures {

	public const ALL = array(
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

	/** As in Features. */
	public const NEED_TABLES = array(
		ExportsFeature::class, FontFilesFeature::class, UsageFeature::class, PostRatingsFeature::class, HeatmapsFeature::class,
	);

	/** Facts for owners. */
	public const FACTS = array( FontsMissing::class, LicenceEnds::class );

	/** Channels that deliver responses. */
	public const CHANNELS = array( WebhookChannel::class, SheetChannel::class );
}
