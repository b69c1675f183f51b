<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Lifecycle\SiteSetupHooks;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\Migrations\M0001FirstTables;
use UserFeedback\Platform\Database\Migrator;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Tests\Support\Cases\SchemaTestCase;

final class SiteSetupTest extends SchemaTestCase {

	private mixed $writeKey = null;

	protected function setUp(): void {
		parent::setUp();
		delete_option( SiteSetup::SCHEMA_LOG );
		$this->writeKey = get_option( SiteSetup::WRITE_KEY );
	}

	protected function tearDown(): void {
		update_option( SiteSetup::WRITE_KEY, $this->writeKey, true );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	public function test_a_site_without_tables_and_key_gets_both(): void {
		delete_option( SiteSetup::WRITE_KEY );
		$site = $this->site( M0001FirstTables::class );
		self::assertFalse( $site->isReady() );

		$site->makeReady();

		self::assertTrue( $site->isReady() );
		self::assertNull( $site->failure() );
		$key = wp_load_alloptions( true )[ SiteSetup::WRITE_KEY ] ?? '';
		self::assertIsString( $key );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{64}\z/', $key );
	}

	public function test_an_existing_key_is_never_replaced_because_pages_are_signed_with_it(): void {
		$this->site( M0001FirstTables::class )->makeReady();

		self::assertSame( $this->writeKey, get_option( SiteSetup::WRITE_KEY ) );
	}

	public function test_a_failed_table_setup_notifies_users_who_can_fix_it_and_breaks_nothing(): void {
		$refused = new class() implements Migration {
			public function run( Db $db ): void {
				$db->addToTable( 'nowhere', 'x int' );
			}
			public function isDone( Db $db ): bool {
				return true;
			}
		};
		$site    = $this->site( $refused::class );
		$module  = new SiteSetupHooks( $site );
		$module->beforeRest();

		self::assertFalse( $site->isReady() );
		self::assertStringContainsString( 'nowhere', (string) $site->failure() );
		wp_set_current_user( 1 );
		self::assertStringContainsString( 'UserFeedback couldn’t set up its database tables', $this->printed( $module ) );
		self::assertStringNotContainsString( '&lt;div', $this->printed( $module ) );
		wp_set_current_user( 0 );
		self::assertSame( '', $this->printed( $module ) );
	}

	/** Guards against: no notice said why surveys were gone while another process, or a dead one, held the lock. */
	public function test_an_administrator_sees_that_tables_are_being_prepared(): void {
		$waiting = new class() implements Migration {
			public function run( Db $db ): void {}
			public function isDone( Db $db ): bool {
				return true;
			}
		};
		add_option( Migrator::LOCK . '.lock', time() );
		$module = new SiteSetupHooks( $this->site( $waiting::class ) );

		$module->beforeRest();
		wp_set_current_user( 1 );
		self::assertStringContainsString( 'UserFeedback is preparing its database tables', $this->printed( $module ) );

		delete_option( Migrator::LOCK . '.lock' );
		$module->beforeRest();
		self::assertSame( '', $this->printed( $module ) );
	}

	/** @param class-string<Migration> $migration */
	private function site( string $migration ): SiteSetup {
		return new SiteSetup( fn(): Migrator => new Migrator( $this->db, array( $migration ) ), array( $migration ) );
	}

	private function printed( SiteSetupHooks $module ): string {
		ob_start();
		$module->printFailure();
		return (string) ob_get_clean();
	}
}
