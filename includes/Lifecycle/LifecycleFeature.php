<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Caches\TellChange;
use UserFeedback\Collector\CollectorState;
use UserFeedback\Database\Db;
use UserFeedback\Database\Migrations\M0001FirstTables;
use UserFeedback\Database\Migrations\M0002WholeSurveys;
use UserFeedback\Database\Migrations\M0003WholeResponses;
use UserFeedback\Database\Migrations\M0004SealedHeaders;
use UserFeedback\Database\Migrations\M0005Untold;
use UserFeedback\Database\Migrations\M0006PageKeys;
use UserFeedback\Database\Migrations\M0007LastChange;
use UserFeedback\Database\Migrations\M0008Editing;
use UserFeedback\Database\Migrations\M0009Exports;
use UserFeedback\Database\Migrations\M0010Bits;
use UserFeedback\Database\Migrations\M0011Summaries;
use UserFeedback\Database\Migrations\M0012Shares;
use UserFeedback\Database\Migrations\M0013Themes;
use UserFeedback\Database\Migrations\M0014Deliveries;
use UserFeedback\Database\Migrations\M0015Sheets;
use UserFeedback\Database\Migrations\M0016Ratings;
use UserFeedback\Database\Migrations\M0017Heatmaps;
use UserFeedback\Database\Migrations\M0018SurveyTokens;
use UserFeedback\Database\Migrations\M0019TextDays;
use UserFeedback\Database\Migrations\M0020ShowOrder;
use UserFeedback\Database\Migrations\M0021FoldedTexts;
use UserFeedback\Database\Migrator;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\CurrentFreeEdition;
use UserFeedback\Feature;
use UserFeedback\Features;
use UserFeedback\Health\HealthModule;
use UserFeedback\Health\HealthTest;
use UserFeedback\Lifecycle\Tables\TableFaults;
use UserFeedback\Lifecycle\Tables\TablesFact;
use UserFeedback\Lifecycle\Tables\TablesHealth;
use UserFeedback\Platform\Container;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The requirements of a site, its command line operations, and the removal of its data. */
final class LifecycleFeature extends Feature {

	public const HOOKS = array( CommandsModule::class, HealthModule::class, StandDownModule::class, RemovedSiteModule::class );

	public const HEALTH_TESTS = array( SaltsHealth::class, TablesHealth::class );

	public const OPTIONS = array(
		Site::WRITE_KEY,
		Site::WOKEN_AT,
		Migrator::LOG,
		Migrator::LOCK . '.lock',
		TableFaults::WELL_AT,
	);

	public const FACTS = array( TablesFact::class => 10 );

	private const MIGRATIONS = array(
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

	public static function factories(): array {
		return array(
			Site::class           => static fn( Container $container ): Site => new Site(
				new Migrator( $container->get( Db::class ), self::MIGRATIONS ),
				static fn(): array => array(
					'userfeedback_license',
					'userfeedback_addons',
					CollectorState::OPTION,
					VisitorSettings::OPTION,
					'userfeedback_post_ratings',
					TellChange::OPTION,
				)
			),
			TableFaults::class    => static fn( Container $container ): TableFaults => $container->build(
				TableFaults::class,
				expected: array_values( array_diff( Uninstaller::TABLES, array( 'untold' ) ) )
			),
			SaltsHealth::class    => static fn(): SaltsHealth => new SaltsHealth( SaltsOfConfig::has( 'auth' ) ),
			Db::class             => static fn(): Db => Db::ofSite(),
			CurrentEdition::class => static fn(): CurrentEdition => new CurrentFreeEdition(), // LicensingFeature has another one.
			HealthModule::class   => static fn( Container $container ): HealthModule => new HealthModule(
				static fn(): array => array_map(
					static fn( string $className ): HealthTest => $container->get( $className ),
					Features::healthTests( $container->get( Site::class )->isReady() )
				)
			),
		);
	}
}
