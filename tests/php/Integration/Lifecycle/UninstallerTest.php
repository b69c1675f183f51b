<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleApiUrls;
use UserFeedback\Deliveries\GoogleSheets\Connect\Connection;
use UserFeedback\Deliveries\GoogleSheets\Connect\ConnectionRepository;
use UserFeedback\Lifecycle\Uninstaller;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migrations\M0001FirstTables;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Secrets\Encryption;
use UserFeedback\Plugin;
use UserFeedback\Results\Insights\SummarizeResults;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Tests\Support\Cases\SchemaTestCase;
use UserFeedback\Tests\Support\Code\SourceFile;
use UserFeedback\Widget\Page\PageChoice;
use WP_Error;
use wpdb;

/** Uses its own tables: other tests need those of the test site. */
final class UninstallerTest extends SchemaTestCase {

	private const PLUGIN = 'userfeedback/userfeedback.php';

	protected function setUp(): void {
		parent::setUp();
		$this->wpdb->options = Db::ofSite()->named( 'wp_options' ); // Only our own tables have another prefix.
		( new M0001FirstTables() )->run( $this->db );
		Plugin::get( Transaction::class )->begin();
		foreach ( Uninstaller::OPTIONS as $option ) {
			update_option( $option, array( 'of' => 'ours' ), false );
		}
		foreach ( Uninstaller::USER_META as $key ) {
			update_user_meta( 1, $key, 'ours' );
		}
		wp_schedule_single_event( time() + 60, 'userfeedback_process' );
	}

	protected function tearDown(): void {
		Plugin::get( Transaction::class )->rollBack();
		wp_cache_flush();
		parent::tearDown();
	}

	public function test_deleting_the_plugin_keeps_all_data_by_default(): void {
		$this->choose( false );
		$before = $this->snapshot();
		self::assertNotSame( array(), $before['tables'] );

		$this->delete();

		self::assertSame( $before, $this->snapshot() );
		self::assertFalse( wp_next_scheduled( 'userfeedback_process' ) );
	}

	public function test_deleting_the_plugin_deletes_its_data_and_nothing_else_if_the_owner_wants_that(): void {
		$this->choose( true );
		update_option( 'userfeedback_of_another_plugin', 'theirs', false );
		update_option( SummarizeResults::LOCK . '7.lock', time(), false ); // From a process that was killed.
		update_user_meta( 1, 'userfeedback_of_another_plugin', 'theirs' );

		$page = wp_insert_post( array( 'post_title' => 'Prices', 'post_type' => 'page' ) );
		PageChoice::store( $page, true, 3 );
		update_post_meta( $page, '_uf_of_another_plugin', 'theirs' );

		self::assertTrue( DownloadedFonts::put( 'Lora', '400.css', '' ) );

		$this->delete();

		$after = $this->snapshot();
		self::assertDirectoryDoesNotExist( wp_upload_dir()['basedir'] . '/userfeedback' );
		self::assertSame( array( '_uf_of_another_plugin' ), array_keys( (array) get_post_meta( $page ) ) );
		self::assertSame( array(), $after['tables'] );
		self::assertSame( array( 'userfeedback_of_another_plugin' ), $after['options'] );
		self::assertSame( array( 'userfeedback_of_another_plugin' ), $after['meta'] );
		self::assertFalse( wp_next_scheduled( 'userfeedback_process' ) );
	}

	/** Guards against: thirty statements for each site, which took minutes on a network. */
	public function test_all_tables_are_dropped_in_one_statement(): void {
		$this->choose( true );
		$drops = 0;
		$count = static function ( string $sql ) use ( &$drops ): string {
			$drops += (int) str_starts_with( $sql, 'DROP TABLE' );
			return $sql;
		};
		add_filter( 'query', $count );
		try {
			$this->delete();
		} finally {
			remove_filter( 'query', $count );
		}
		self::assertSame( 1, $drops );
	}

	/** Guards against: the token was deleted, but stayed valid at Google. */
	public function test_deleting_the_data_revokes_the_token_at_google(): void {
		$this->choose( true );
		( new ConnectionRepository( $this->db ) )->save(
			new Connection( Encryption::close( 'refresh-token' ), 'owner@example.test', time() )
		);
		$sent    = array();
		$offline = static function ( mixed $answer, array $request, string $url ) use ( &$sent ): WP_Error {
			$sent[] = array( $url, $request['body'] );
			return new WP_Error( 'offline', 'No test sends anything to Google.' );
		};
		add_filter( 'pre_http_request', $offline, 10, 3 );

		$this->delete();
		remove_filter( 'pre_http_request', $offline );

		self::assertSame( array( array( GoogleApiUrls::named()->revoke, 'token=refresh-token' ) ), $sent );
		self::assertFalse( get_option( ConnectionRepository::OPTION ) );
	}

	public function test_wordpress_runs_the_uninstaller_whichever_site_activated_the_plugin(): void {
		delete_option( 'uninstall_plugins' );
		do_action( 'activate_' . self::PLUGIN, false );
		self::assertArrayNotHasKey(
			self::PLUGIN,
			(array) get_option( 'uninstall_plugins', array() ),
			'Only the site that activated the plugin knows this hook.'
		);
		self::assertTrue( is_uninstallable_plugin( self::PLUGIN ) );

		$this->choose( false );
		$before = $this->snapshot();
		self::assertTrue( uninstall_plugin( self::PLUGIN ) );

		self::assertSame( $before, $this->snapshot() );
		self::assertFalse( wp_next_scheduled( 'userfeedback_process' ) );
	}

	public function test_the_uninstall_file_does_nothing_outside_wordpress(): void {
		exec(
			escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( dirname( USERFEEDBACK_FILE ) . '/uninstall.php' ) . ' 2>&1',
			$said,
			$code
		);

		self::assertSame( array( array(), 0 ), array( $said, $code ) );
	}

	/** Fails if the uninstaller doesn't know a new option or table. */
	public function test_the_uninstaller_knows_every_option_table_and_event_in_the_code(): void {
		[ $named, $tables ] = array( array(), array() );
		foreach ( SourceFile::all() as $file ) {
			preg_match_all( "/const (?:\w*OPTION|LOG|META|WRITE_KEY|DISMISSED\w*)\s*= '(userfeedback_\w+)'/", $file->code, $found );
			preg_match_all( "/new TableSchema\(\s*'(\w+)'/", $file->code, $made );
			$named  = array( ...$named, ...$found[1] );
			$tables = array( ...$tables, ...$made[1] );
		}

		self::assertGreaterThan( 5, count( $named ) );
		self::assertSame( array(), array_diff( $named, Uninstaller::OPTIONS, Uninstaller::USER_META ) );
		self::assertEqualsCanonicalizing( Uninstaller::TABLES, array_unique( $tables ) );
	}

	private function choose( bool $remove ): void {
		( new SettingsRepository() )->save( Settings::defaults()->with( array( 'remove_data_on_uninstall' => $remove ) ) );
	}

	private function delete(): void {
		$uninstaller = new Uninstaller( $this->db, new SettingsRepository() );
		if ( $uninstaller->deleteSiteData() ) {
			$uninstaller->deleteUserAndNetworkData();
		}
	}

	/** @return array{tables: list<string>, options: list<string>, meta: list<string>} all names with our prefix. */
	private function snapshot(): array {
		/** @var wpdb $site */
		$site = $GLOBALS['wpdb'];
		return array(
			'tables'  => array_values( array_map( 'strval', $this->wpdb->get_col( "SHOW TABLES LIKE 'uftest\\_uf\\_%'" ) ) ),
			'options' => array_values(
				array_map(
					'strval',
					$site->get_col(
						"SELECT option_name FROM $site->options WHERE option_name LIKE 'userfeedback\\_%' ORDER BY option_name"
					)
				)
			),
			'meta'    => array_values(
				array_map(
					'strval',
					$site->get_col( "SELECT meta_key FROM $site->usermeta WHERE meta_key LIKE 'userfeedback\\_%' ORDER BY meta_key" )
				)
			),
		);
	}
}
