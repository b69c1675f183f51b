<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use wpdb;

final class DbTest extends SiteTestCase {

	private const INSERT = 'INSERT INTO {surveys} (title, status, type, questions, settings, version, created_at, publish_at)
		VALUES (%s, %s, \'survey\', \'[]\', \'{}\', %d, %s, %s)';

	private Db $db;

	protected function setUp(): void {
		parent::setUp();
		$this->db = Plugin::get( Db::class );
	}

	public function test_null_is_stored_as_null_in_any_position_and_other_values_stay_in_place(): void {
		$dated = $this->insert( 'Dated %s %d', '2026-11-21 10:00:00' );
		$plain = $this->insert( 'Plain', null );

		self::assertSame( '2026-11-21 10:00:00', $this->db->value( 'SELECT publish_at FROM {surveys} WHERE id = %d', array( $dated ) ) );
		self::assertNull( $this->db->value( 'SELECT publish_at FROM {surveys} WHERE id = %d', array( $plain ) ) );
		self::assertSame( 'Dated %s %d', $this->db->value( 'SELECT title FROM {surveys} WHERE id = %d', array( $dated ) ) );
		self::assertSame( 'a', $this->db->value( 'SELECT COALESCE(%s, %s, %s)', array( null, 'a', null ) ) );
		self::assertNull( $this->db->value( 'SELECT COALESCE(%s, %s)', array( null, null ) ) );
	}

	public function test_a_percent_sign_is_written_twice_with_and_without_values(): void {
		$id = $this->insert( '100% sure', null );

		self::assertSame( '50%', $this->db->value( "SELECT '50%%'" ) );
		self::assertSame( '50%', $this->db->value( "SELECT COALESCE(%s, '50%%')", array( null ) ) );
		self::assertSame( '50%', $this->db->value( "SELECT '50%%' FROM {surveys} WHERE id = %d", array( $id ) ) );
		self::assertSame(
			(string) $id,
			$this->db->value( "SELECT id FROM {surveys} WHERE title LIKE '100%% s%%' AND id = %d", array( $id ) )
		);
	}

	public function test_wildcards_in_a_search_match_literally(): void {
		$id = $this->insert( 'a_b%c\\d', null );
		$this->insert( 'aXbXcXd', null );

		foreach ( array( 'a_b', 'b%c', 'c\\d' ) as $text ) {
			self::assertSame(
				array( array( 'id' => (string) $id ) ),
				$this->db->rows( 'SELECT id FROM {surveys} WHERE title LIKE %s', array( $this->db->like( $text ) ) ),
				$text
			);
		}
	}

	public function test_any_text_is_read_back_unchanged(): void {
		foreach ( array( '😀 é ü 漢字', "it's \"quoted\" \\ {surveys} %s %%", "<script>\nx", str_repeat( 'ü', 200 ) ) as $text ) {
			self::assertSame(
				$text,
				$this->db->value( 'SELECT title FROM {surveys} WHERE id = %d', array( $this->insert( $text, null ) ) )
			);
		}
	}

	public function test_a_failed_statement_is_not_treated_as_no_rows(): void {
		$this->expectException( StorageFailed::class );

		$this->db->rows( 'SELECT nothing FROM {nowhere}' );
	}

	public function test_a_failed_write_throws_and_prints_nothing(): void {
		$id = $this->insert( 'One', null );
		$this->expectOutputString( '' );
		$this->expectException( StorageFailed::class );

		$this->db->write(
			"INSERT INTO {surveys} (id, title, status, type, questions, settings, created_at)
				VALUES (%d, 'Two', 'draft', 'survey', '[]', '{}', '2026-11-21 10:00:00')",
			array( $id )
		);
	}

	public function test_a_missing_connection_is_not_treated_as_an_empty_table(): void {
		/** @var wpdb $ofSite */
		$ofSite      = $GLOBALS['wpdb'];
		$wpdb        = clone $ofSite;
		$wpdb->ready = false;
		$this->expectException( StorageFailed::class );

		( new Db( $wpdb ) )->rows( 'SELECT id FROM {surveys}' );
	}

	private function insert( string $title, ?string $publishAt ): int {
		return $this->db->insert( self::INSERT, array( $title, 'draft', 1, '2026-11-21 09:00:00', $publishAt ) );
	}
}
