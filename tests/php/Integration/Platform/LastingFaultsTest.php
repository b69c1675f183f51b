<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use Closure;
use DateTimeImmutable;
use UserFeedback\Lifecycle\TableFaults;
use UserFeedback\Lifecycle\TablesHealth;
use UserFeedback\Lifecycle\TablesNotice;
use UserFeedback\Lifecycle\Uninstaller;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Database\StorageFault;
use UserFeedback\Platform\Database\TableStatus;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Tests\Support\Cases\SchemaTestCase;
use wpdb;

/**
 * Guards against: a permanent failure was treated as temporary. With three-byte tables every emoji, even in the page's name,
 * returned "try again" for 30 days and was then lost, and Site Health reported no problem.
 */
final class LastingFaultsTest extends SchemaTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( SiteSetup::SCHEMA_LOG );
		$factories = array( Db::class => fn(): Db => $this->db );
		$container = new Container( static fn( string $className ): ?Closure => $factories[ $className ] ?? null );
		$container->get( SiteSetup::class )->makeReady();
	}

	public function test_intact_tables_pass_the_check_and_stay_unchanged(): void {
		self::assertSame( array(), $this->faults() );
		self::assertSame( array(), $this->db->rows( 'SELECT * FROM {rate_limits}' ) );
		self::assertSame( 'good', $this->health()['status'] );
	}

	/** @dataProvider texts */
	public function test_text_of_any_kind_is_stored_in_three_byte_tables_and_read_back_unchanged( string $text ): void {
		$this->makeNarrow();
		$responses = new ResponseRepository( $this->db, new Clock() );
		$answer    = new Answer( 'q', QuestionTypes::get( 'long-text' ), $text, $text );

		$id  = $responses->add( $this->response( $answer, $text ) );
		$row = $this->db->row( 'SELECT answers, page_name FROM {responses} WHERE id = %d', array( $id ) );

		self::assertEquals( array( $answer ), Answer::fromJson( (string) ( $row['answers'] ?? '' ) ) );
		self::assertSame( $text, $row['page_name'] ?? '' );

		$survey = $this->db->insertRow(
			'surveys',
			array(
				'title'      => $text,
				'status'     => 'publish',
				'type'       => 'survey',
				'questions'  => '[]',
				'settings'   => '{}',
				'version'    => 1,
				'created_at' => '2026-11-25 10:00:00',
			)
		);
		self::assertSame( $text, $this->db->value( 'SELECT title FROM {surveys} WHERE id = %d', array( $survey ) ) );
		$this->db->updateRow( 'surveys', array( 'title' => "$text!" ), 'id = %d', array( $survey ) );
		self::assertSame( "$text!", $this->db->value( 'SELECT title FROM {surveys} WHERE id = %d', array( $survey ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function texts(): iterable {
		yield 'an emoji' => array( 'Great 👍' );
		yield 'a page with one in its name' => array( 'Sale 🎉' );
		yield 'a family' => array( '👨‍👩‍👧‍👦' );
		yield 'a rare Chinese character' => array( '𠮷野家' );
		yield 'what the longer form looks like, typed' => array( 'Great &#x1f44d; &amp; more' );
		yield 'both' => array( '👍 &#x1f44d;' );
		yield 'nothing special' => array( "Fine\nthanks" );
	}

	public function test_without_space_for_the_longer_form_the_rest_of_the_text_is_stored(): void {
		$this->makeNarrow();
		if ( $this->isSqlite() ) {
			self::assertSame( array(), $this->faults(), 'SQLite has no three-byte tables.' );
			return;
		}
		$label = str_repeat( 'a', 190 ) . '👍👍👍';

		$this->db->write(
			'INSERT INTO {daily_answers} (survey_id, question_id, day, value_key, value, answers) VALUES (1, %s, %s, %s, %s, 1)',
			array( 'q', '2026-11-25', md5( $label ), $label )
		);

		self::assertStringStartsWith( str_repeat( 'a', 190 ), (string) $this->db->value( 'SELECT value FROM {daily_answers}' ) );
	}

	public function test_site_health_names_narrow_tables_and_says_that_nothing_is_lost(): void {
		$this->makeNarrow();
		if ( $this->isSqlite() ) {
			self::assertSame( 'good', $this->health()['status'] );
			return;
		}
		self::assertSame( StorageFault::NARROW, $this->faults()[ $this->db->table( 'responses' ) ] ?? null );
		self::assertSame( 'recommended', $this->health()['status'] );
		self::assertStringContainsString( $this->db->table( 'responses' ), $this->health()['description'] );
		self::assertStringContainsString( 'utf8mb4', $this->health()['description'] );
	}

	/** Guards against: tables that were MyISAM before stayed so, killed counts left wrong results, and nothing said so. */
	public function test_site_health_names_tables_without_transactions(): void {
		$table = $this->db->table( 'texts' );
		if ( $this->isSqlite() ) {
			// SQLite has one engine; the answer of a server with another stands in.
			$stand = static fn( string $sql ): string => str_starts_with( $sql, 'SHOW TABLE STATUS' )
				? "SELECT '$table' AS `Name`, 'MyISAM' AS `Engine`, 'utf8mb4_unicode_520_ci' AS `Collation`, '' AS `Comment`"
				: $sql;
			add_filter( 'query', $stand );
		} else {
			$this->query( "ALTER TABLE `$table` ENGINE=MyISAM" );
		}

		try {
			$faults = $this->faults();
			$health = $this->health();
		} finally {
			remove_filter( 'query', $stand ?? '__return_null' );
		}

		self::assertSame( array( $table => StorageFault::OLD_ENGINE ), $faults );
		self::assertSame( 'recommended', $health['status'] );
		self::assertStringContainsString( $table, $health['description'] );
		self::assertStringContainsString( 'InnoDB', $health['description'] );
	}

	public function test_a_missing_table_is_named_and_visitors_get_a_permanent_error(): void {
		$this->db->dropTables( 'responses' );

		self::assertSame( array( $this->db->table( 'responses' ) => StorageFault::MISSING ), $this->faults() );
		self::assertSame( 'critical', $this->health()['status'] );
		self::assertStringContainsString( $this->db->table( 'responses' ), $this->health()['description'] );
		try {
			$answer = new Answer( 'q', QuestionTypes::get( 'text' ), 'Fine' );
			( new ResponseRepository( $this->db, new Clock() ) )->add( $this->response( $answer ) );
			self::fail( 'It was stored nowhere.' );
		} catch ( StorageFailed $problem ) {
			self::assertSame(
				array( 500, 'userfeedback_storage_broken', array() ),
				array( $problem->status(), $problem->slug(), $problem->headers() )
			);
		}
	}

	/** Guards against: the time from the database was text and was ignored, so each screen checked every table. */
	public function test_the_next_request_does_not_check_intact_tables_again(): void {
		$faults = new TableFaults( new TableStatus( $this->db ), array( 'texts' ) );
		try {
			self::assertSame( array(), $faults->recent() );
			wp_cache_flush();
			$this->db->dropTables( 'texts' );
			self::assertSame( array(), $faults->recent() );
		} finally {
			delete_option( TableFaults::WELL_AT );
		}
		self::assertCount( 1, $faults->recent() );
	}

	public function test_owners_are_notified_while_a_fault_lasts_and_not_of_faults_that_lose_nothing(): void {
		$user = wp_get_current_user()->ID;
		$tell = /** @return list<array<string, mixed>> */ function (): array {
			delete_option( TableFaults::WELL_AT );
			$tables = array_values( array_diff( Uninstaller::TABLES, array( 'untold' ) ) );
			$fact   = new TablesNotice( new TableFaults( new TableStatus( $this->db ), $tables ) );
			return array_map( static fn( InboxMessage $told ): array => $told->toArray(), $fact->messages() );
		};
		try {
			wp_set_current_user( 1 );
			$this->makeNarrow();
			self::assertCount( 0, $tell() );
			$this->db->dropTables( 'texts' );
			$told = $tell();
			wp_set_current_user( 0 );
			$stranger = $tell();
		} finally {
			wp_set_current_user( $user );
			delete_option( TableFaults::WELL_AT );
		}

		self::assertSame( array( 'attention' ), array_column( $told, 'category' ) );
		self::assertStringContainsString( $this->db->table( 'texts' ), (string) wp_json_encode( array_column( $told, 'content' ) ) );
		$buttons = (string) wp_json_encode( array_column( $told, 'buttons' ), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'site-health.php', $buttons );
		self::assertCount( 0, $stranger );
	}

	public function test_a_read_only_database_is_detected(): void {
		if ( $this->isSqlite() ) {
			self::assertSame( array(), $this->faults(), 'A test cannot make the open file of SQLite read-only.' );
			return;
		}
		$this->query( 'SET SESSION TRANSACTION READ ONLY' );
		$found = $this->faults();
		$this->query( 'SET SESSION TRANSACTION READ WRITE' );

		self::assertSame( array( '' => StorageFault::READ_ONLY ), $found );
	}

	/**
	 * Guards against: after a failover, visitors were told that nothing could be stored, although a retry would succeed.
	 *
	 * @group mariadb
	 */
	public function test_a_read_only_primary_asks_for_a_retry(): void {
		$this->query( "CREATE OR REPLACE USER uf_visitor@localhost IDENTIFIED BY ''" );
		$this->query( 'GRANT SELECT, INSERT, UPDATE, DELETE ON *.* TO uf_visitor@localhost' ); // Without the privilege to ignore read_only.
		[ , , $database, $host ] = $this->login();
		$visitors                = new wpdb( 'uf_visitor', '', $database, $host );
		$visitors->set_prefix( 'uftest_' );
		$answer = new Answer( 'q', QuestionTypes::get( 'text' ), 'Fine' );
		$this->query( 'SET GLOBAL read_only = 1' );
		try {
			( new ResponseRepository( new Db( $visitors ), new Clock() ) )->add( $this->response( $answer ) );
			self::fail( 'It was stored on a read-only server.' );
		} catch ( StorageFailed $problem ) {
			self::assertStringContainsString( 'read-only', $problem->getMessage() );
			self::assertSame(
				array( 503, 'userfeedback_storage_failed', array( 'Retry-After' => '5' ) ),
				array( $problem->status(), $problem->slug(), $problem->headers() )
			);
		} finally {
			$this->query( 'SET GLOBAL read_only = 0' );
			$visitors->close();
			$this->query( 'DROP USER uf_visitor@localhost' );
		}
	}

	private function makeNarrow(): void {
		foreach ( $this->isSqlite() ? array() : $this->db->tables() as $table ) {
			$this->query( "ALTER TABLE `$table` CONVERT TO CHARACTER SET utf8" );
		}
	}

	private function response( Answer $answer, string $page = 'Prices' ): NewResponse {
		return new NewResponse(
			1,
			wp_generate_uuid4(),
			array( $answer ),
			SubmittedPage::of( 2, $page, 'https://example.org/' ),
			new DateTimeImmutable( '2026-11-25 10:00:00' )
		);
	}

	/** @return array<string, StorageFault> */
	private function faults(): array {
		return ( new TableStatus( $this->db ) )->faults( array_values( array_diff( Uninstaller::TABLES, array( 'untold' ) ) ) );
	}

	/** @return array{status: string, description: string} */
	private function health(): array {
		$faults = new TableFaults( new TableStatus( $this->db ), array_values( array_diff( Uninstaller::TABLES, array( 'untold' ) ) ) );
		return ( new TablesHealth( $faults ) )->check()->toArray( TablesHealth::TEST );
	}
}
