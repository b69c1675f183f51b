<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use RuntimeException;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
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
use UserFeedback\Platform\Database\Migrations\M0022Locks;
use UserFeedback\Platform\Database\Migrations\M0023Batches;
use UserFeedback\Platform\Database\Migrations\M0024FacetCounts;
use UserFeedback\Platform\Database\Migrations\M0025PageSlugs;
use UserFeedback\Platform\Database\Migrations\M0026Quotas;
use UserFeedback\Platform\Database\Migrations\M0027Visits;
use UserFeedback\Platform\Database\Migrations\M0028Comparisons;
use UserFeedback\Platform\Database\Migrations\M0029ComparedVisitors;
use UserFeedback\Platform\Database\Migrator;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Tests\Support\Cases\SchemaTestCase;
use wpdb;

final class MigratorTest extends SchemaTestCase {

	private const TABLES = array(
		'surveys',
		'responses',
		'daily',
		'daily_answers',
		'texts',
		'text_days',
		'rate_limits',
		'sheets',
		'sheet_columns',
		'sheet_rows',
		'kept',
		'editors',
		'exports',
		'places',
		'bit_heads',
		'bits',
		'facet_counts',
		'visits',
		'step_sums',
		'summaries',
		'shares',
		'themes',
		'labels',
		'destinations',
		'jobs',
		'post_ratings',
		'rating_days',
		'rating_posts',
		'rating_reasons',
		'heatmap_visits',
		'heatmap_pages',
		'heatmap_elements',
		'heatmap_days',
	);

	private Migrator $migrator;

	protected function setUp(): void {
		parent::setUp();
		delete_option( SiteSetup::SCHEMA_LOG );
		$this->migrator = new Migrator(
			$this->db,
			array(
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
				M0022Locks::class,
				M0023Batches::class,
				M0024FacetCounts::class,
				M0025PageSlugs::class,
				M0026Quotas::class,
				M0027Visits::class,
				M0028Comparisons::class,
				M0029ComparedVisitors::class,
			)
		);
	}

	public function test_a_fresh_site_gets_the_same_tables_as_the_existing_one(): void {
		self::assertFalse( $this->migrator->isCurrent() );

		self::assertTrue( $this->migrator->migrate() );

		self::assertTrue( $this->migrator->isCurrent() );
		$this->assertTablesAsOnTheSite();
	}

	public function test_a_second_run_has_nothing_to_do(): void {
		$this->migrator->migrate();
		$log     = get_option( SiteSetup::SCHEMA_LOG );
		$queries = $this->wpdb->num_queries;

		self::assertTrue( $this->migrator->migrate() );

		self::assertSame( $queries, $this->wpdb->num_queries );
		self::assertSame( $log, get_option( SiteSetup::SCHEMA_LOG ) );
		self::assertSame(
			array(
				'M0029ComparedVisitors',
				'M0028Comparisons',
				'M0027Visits',
				'M0026Quotas',
				'M0025PageSlugs',
				'M0024FacetCounts',
				'M0023Batches',
				'M0022Locks',
				'M0021FoldedTexts',
				'M0020ShowOrder',
				'M0019TextDays',
				'M0018SurveyTokens',
				'M0017Heatmaps',
				'M0016Ratings',
				'M0015Sheets',
				'M0014Deliveries',
				'M0013Themes',
				'M0012Shares',
				'M0011Summaries',
				'M0010Bits',
				'M0009Exports',
				'M0008Editing',
				'M0007LastChange',
				'M0006PageKeys',
				'M0005Untold',
				'M0004SealedHeaders',
				'M0003WholeResponses',
				'M0002WholeSurveys',
				'M0001FirstTables',
			),
			array_keys( (array) $log )
		);
	}

	/** @dataProvider halves */
	public function test_an_interrupted_run_is_completed_by_the_next_without_losing_a_row( string $damage ): void {
		$this->migrator->migrate();
		$this->db->write(
			"INSERT INTO {surveys} (title, status, type, questions, settings, created_at)
				VALUES ('Kept', 'draft', 'survey', '[]', '{}', '2026-11-21 10:00:00')"
		);
		$this->query( str_replace( '~', $this->db->table( '' ), $damage ) );
		delete_option( SiteSetup::SCHEMA_LOG );

		self::assertTrue( $this->migrator->migrate() );

		$this->assertTablesAsOnTheSite();
		self::assertSame( 'Kept', $this->db->value( 'SELECT title FROM {surveys}' ) );
	}

	/** @return array<string, array{string}> */
	public static function halves(): array {
		return array(
			'a table is missing'        => array( 'DROP TABLE ~texts' ),
			'an index is missing'       => array( 'ALTER TABLE ~responses DROP INDEX waiting' ),
			'a unique index is missing' => array( 'ALTER TABLE ~responses DROP INDEX survey_token' ),
			'a column is missing'       => array( 'ALTER TABLE ~daily DROP COLUMN starts' ),
		);
	}

	public function test_a_step_without_its_expected_effect_is_not_logged(): void {
		$step     = new class() implements Migration {
			public function run( Db $db ): void {}
			public function isDone( Db $db ): bool {
				return false;
			}
		};
		$migrator = new Migrator( $this->db, array( M0001FirstTables::class, $step::class ) );
		try {
			$migrator->migrate();
			self::fail( 'It was taken for done.' );
		} catch ( RuntimeException ) {
			self::assertSame( array( 'M0001FirstTables' ), array_keys( (array) get_option( SiteSetup::SCHEMA_LOG ) ) );
		}
		self::assertFalse( $migrator->isCurrent() );
		self::assertTrue( $this->migrator->migrate(), 'The lock was not given back.' );
	}

	public function test_a_step_that_the_database_refuses_throws_and_releases_the_lock(): void {
		$step = new class() implements Migration {
			public function run( Db $db ): void {
				$db->addToTable( 'nowhere', 'x int' );
			}
			public function isDone( Db $db ): bool {
				return true;
			}
		};
		try {
			( new Migrator( $this->db, array( $step::class ) ) )->migrate();
			self::fail( 'It was taken for done.' );
		} catch ( StorageFailed ) {
			self::assertTrue( $this->migrator->migrate() );
		}
	}

	public function test_nothing_changes_while_another_request_is_migrating(): void {
		add_option( Migrator::LOCK . '.lock', time() );

		self::assertFalse( $this->migrator->migrate() );

		self::assertSame( array(), $this->tables() );
	}

	public function test_the_lock_of_a_request_that_died_is_taken_over(): void {
		add_option( Migrator::LOCK . '.lock', time() - 3600 );

		self::assertTrue( $this->migrator->migrate() );

		self::assertSame( self::TABLES, $this->tables() );
	}

	/** Guards against: surveys disappeared for five minutes after a host killed the process that changed the tables. */
	public function test_a_lock_lasts_thirty_seconds_after_the_last_finished_step(): void {
		add_option( Migrator::LOCK . '.lock', time() - 31 );

		self::assertTrue( $this->migrator->migrate() );
		self::assertFalse( get_option( Migrator::LOCK . '.lock' ) );
	}

	/** @group mariadb */
	public function test_tables_are_transactional_whatever_the_server_default(): void {
		/** @var wpdb $wpdb WordPress's. */
		global $wpdb;
		$wpdb->query( 'SET SESSION default_storage_engine = MyISAM' );
		try {
			$this->migrator->migrate();
			$engines = $wpdb->get_col( "SHOW TABLE STATUS LIKE '" . $wpdb->esc_like( "{$wpdb->prefix}uf_" ) . "%'", 1 );
		} finally {
			$wpdb->query( 'SET SESSION default_storage_engine = DEFAULT' );
		}

		self::assertGreaterThanOrEqual( count( self::TABLES ), count( $engines ) );
		self::assertSame( array( 'InnoDB' ), array_values( array_unique( $engines ) ) );
	}

	/** @return list<string> our existing tables. */
	private function tables(): array {
		return array_values(
			array_filter(
				self::TABLES,
				function ( string $table ): bool {
					try {
						return array() !== $this->db->describe( $table, false );
					} catch ( StorageFailed ) {
						return false;
					}
				}
			)
		);
	}

	private function assertTablesAsOnTheSite(): void {
		$fresh    = array_map( array( $this, 'shapeOf' ), self::TABLES );
		$this->db = Db::ofSite();
		self::assertSame( array_map( array( $this, 'shapeOf' ), self::TABLES ), $fresh );
		$this->db = new Db( $this->wpdb );
	}
}
