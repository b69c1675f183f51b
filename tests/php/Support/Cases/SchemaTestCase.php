<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use PHPUnit\Framework\TestCase;
use UserFeedback\Lifecycle\Uninstaller;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migrator;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use wpdb;

/**
 * Base test that changes tables, which no transaction can undo: it works on its own tables with another prefix and removes
 * them.
 */
abstract class SchemaTestCase extends TestCase {

	protected wpdb $wpdb;
	protected Db $db;

	/** The site's own log, restored afterwards. */
	private mixed $log = null;

	protected function setUp(): void {
		parent::setUp();
		$this->wpdb = $this->ownConnection();
		$this->wpdb->set_prefix( 'uftest_' );
		$this->db  = new Db( $this->wpdb );
		$this->log = get_option( SiteSetup::SCHEMA_LOG );
		$this->dropTables();
	}

	protected function tearDown(): void {
		$this->dropTables();
		update_option( SiteSetup::SCHEMA_LOG, $this->log, true );
		delete_option( Migrator::LOCK . '.lock' );
		Plugin::get( Clock::class )->stopAt( null );
		$this->wpdb->close();
		parent::tearDown();
	}

	protected function query( string $sql ): void {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- DDL written in the test.
		self::assertNotFalse( $this->wpdb->query( $sql ), $this->wpdb->last_error );
	}

	protected function isSqlite(): bool {
		return null === $this->db->connection();
	}

	/** @return list<string> the database's description of a table: every column and every index, in full. */
	protected function shapeOf( string $table ): array {
		$found = array();
		foreach ( $this->db->describe( $table, false ) as $column ) {
			$found[] = "{$column['Field']} {$column['Type']} {$column['Null']} {$column['Extra']}";
		}
		foreach ( $this->db->describe( $table, true ) as $index ) {
			$found[] = "{$index['Key_name']} {$index['Non_unique']} {$index['Seq_in_index']} {$index['Column_name']}";
		}
		sort( $found );
		return $found;
	}

	protected function ownConnection(): wpdb {
		/** @var wpdb $ofSite */
		$ofSite = $GLOBALS['wpdb'];
		if ( null === ( new Db( $ofSite ) )->connection() ) {
			return clone $ofSite; // SQLite's only file.
		}
		return new wpdb( ...$this->login() );
	}

	/** @return array{string, string, string, string} user, password, database and host in wp-config.php. */
	protected function login(): array {
		/** @var array{string, string, string, string} $login what wp-config.php says. */
		$login = array_map( 'constant', array( 'DB_USER', 'DB_PASSWORD', 'DB_NAME', 'DB_HOST' ) );
		return $login;
	}

	private function dropTables(): void {
		foreach ( array( ...Uninstaller::TABLES, 'pairs' ) as $table ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A name of ours; identifiers have no placeholder.
			$this->wpdb->query( "DROP TABLE IF EXISTS {$this->db->table( $table )}" );
		}
	}
}
