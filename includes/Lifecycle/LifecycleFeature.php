<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Feature;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\CurrentFreeEdition;
use UserFeedback\Platform\Database\Migrations\M0001FirstTables;
use UserFeedback\Platform\Database\Migrations\M0002WholeSurveys;
use UserFeedback\Platform\Database\Migrations\M0003WholeResponses;
use UserFeedback\Platform\Database\Migrations\M0004SealedHeaders;
use UserFeedback\Platform\Database\Migrations\M0005Untold;
use UserFeedback\Platform\Database\Migrations\M0006PageKeys;
use UserFeedback\Platform\Database\Migrations\M0007LastChange;
use UserFeedback\Platform\Database\Migrations\M0008Editing;
use UserFeedback\Platform\Database\Migrations\M0009Exports;
use UserFeedback\Platform\Database\Migrations\M0010Bits;
use UserFeedback\Platform\Database\Migrations\M0011Summaries;
use UserFeedback\Platform\Database\Migrations\M0012Shares;
use UserFeedback\Platform\Database\Migrations\M0013Themes;
use UserFeedback\Platform\Database\Migrations\M0014Deliveries;
use UserFeedback\Platform\Database\Migrations\M0015Sheets;
use UserFeedback\Platform\Database\Migrations\M0016Ratings;
use UserFeedback\Platform\Database\Migrations\M0017Heatmaps;
use UserFeedback\Platform\Database\Migrations\M0018SurveyTokens;
use UserFeedback\Platform\Database\Migrations\M0019TextDays;
use UserFeedback\Platform\Database\Migrations\M0020ShowOrder;
use UserFeedback\Platform\Database\Migrations\M0021FoldedTexts;
use UserFeedback\Platform\Database\Migrator;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Health\SiteHealthHooks;
use UserFeedback\Platform\Secrets\SaltsHealth;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Widget\PageCaches\PurgePageCaches;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The requirements of a site, its command line operations, and the removal of its data. */
final class LifecycleFeature extends Feature {

	public const HOOKS = array( RotateKeyHooks::class, SiteHealthHooks::class, PluginReplacementGuard::class, SiteDeletionHooks::class );

	public const HEALTH_TESTS = array( SaltsHealth::class, TablesHealth::class );

	public const OPTIONS = array(
		SiteSetup::WRITE_KEY,
		SiteSetup::WOKEN_AT,
		Migrator::LOG,
		Migrator::LOCK . '.lock',
		TableFaults::WELL_AT,
	);

	public const NOTICES = array( TablesNotice::class => 10 );

	/** The edition is a free one unless LicensingFeature is part of it. */
	public const BINDINGS = array( CurrentEdition::class => CurrentFreeEdition::class );

	public const PAGE_OPTIONS = array(
		'userfeedback_license',
		'userfeedback_addons',
		CollectorState::OPTION,
		VisitorSettings::OPTION,
		'userfeedback_post_ratings',
		PurgePageCaches::OPTION,
	);

	public const MIGRATIONS = array(
		M0001FirstTables::class,
		M0002WholeSurveys::class,
		M0003WholeResponses::class,
		M0004SealedHeaders::class,
		M0005Untold::class,
		M0006PageKeys::class,
		M0007LastChange::class,
		M0008Editing::class,
		M0009Exports::class,
		M0010Bits::class,
		M0011Summaries::class,
		M0012Shares::class,
		M0013Themes::class,
		M0014Deliveries::class,
		M0015Sheets::class,
		M0016Ratings::class,
		M0017Heatmaps::class,
		M0018SurveyTokens::class,
		M0019TextDays::class,
		M0020ShowOrder::class,
		M0021FoldedTexts::class,
	);
}
