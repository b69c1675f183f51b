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
use UserFeedback\Database\TableStates;
use UserFeedback\Feature;
use UserFeedback\Health\HealthModule;
use UserFeedback\Lifecycle\Tables\TableFaults;
use UserFeedback\Lifecycle\Tables\TablesFact;
use UserFeedback\Lifecycle\Tables\TablesHealth;
use UserFeedback\Late;
use UserFeedback\Module;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The requirements of a site, its command line operations, and the removal of its data. */
final class LifecycleFeature extends Feature {

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

	public readonly Site $site;

	public function __construct( private readonly Db $db ) {
		$this->site = new Site(
			new Migrator( $db, self::MIGRATIONS ),
			static fn(): array => array(
				'userfeedback_license',
				'userfeedback_addons',
				CollectorState::OPTION,
				VisitorSettings::OPTION,
				'userfeedback_post_ratings',
				TellChange::OPTION,
			)
		);
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			Site::class       => $this->site,
			TablesFact::class => new TablesFact( $this->faults() ),
			default           => null,
		};
	}

	/** Faults of the site's tables. */
	private function faults(): TableFaults {
		return new TableFaults( new TableStates( $this->db ), array_values( array_diff( Uninstaller::TABLES, array( 'untold' ) ) ) );
	}

	protected function modules(): array {
		return array(
			...( $this->site->isReady() ? array() : array( new SiteModule( $this->site ) ) ),
			new Late( static fn(): Module => new CommandsModule(), 'cli_init' ),
			new Late(
				fn(): Module => new HealthModule(
					fn(): array => array( new SaltsHealth( SaltsOfConfig::has( 'auth' ) ), new TablesHealth( $this->faults() ) )
				),
				'site_status_tests'
			),
			new Late( static fn(): Module => new StandDownModule(), 'upgrader_post_install' ),
			new Late( fn(): Module => new RemovedSiteModule( $this->db ), 'wpmu_drop_tables' ),
		);
	}
}
