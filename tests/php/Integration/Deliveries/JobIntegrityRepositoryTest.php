<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\Queue\JobIntegrityRepository;
use UserFeedback\Deliveries\Queue\VerifyDeliveries;
use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\SchemaTestCase;

/** A unique key prevents duplicate deliveries, so this test has tables that lost it, as after a partial restore. */
final class JobIntegrityRepositoryTest extends SchemaTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->query( "CREATE TABLE {$this->db->table( 'responses' )} (id bigint NOT NULL PRIMARY KEY)" );
		$this->query( "CREATE TABLE {$this->db->table( 'destinations' )} (id bigint NOT NULL PRIMARY KEY)" );
		$this->query(
			"CREATE TABLE {$this->db->table( 'jobs' )} (id bigint NOT NULL PRIMARY KEY, destination_id bigint NOT NULL,
				response_id bigint NOT NULL, state varchar(10) NOT NULL, lease varchar(32) NOT NULL, due_at datetime NOT NULL)"
		);
		$this->db->write( 'INSERT INTO {responses} (id) VALUES (1), (2), (3)' );
		$this->db->write( 'INSERT INTO {destinations} (id) VALUES (1), (2)' );
	}

	public function test_the_delivered_one_of_duplicates_stays_or_else_the_first(): void {
		$jobs = array(
			array( 1, 1, 1, 'waiting' ),
			array( 2, 1, 1, 'delivered' ),
			array( 3, 1, 1, 'delivered' ),
			array( 4, 1, 2, 'failed' ),
			array( 5, 1, 2, 'waiting' ),
			array( 6, 2, 1, 'waiting' ),
			array( 7, 1, 3, 'delivered' ),
		);
		foreach ( $jobs as $job ) {
			$this->db->write(
				"INSERT INTO {jobs} (id, destination_id, response_id, state, lease, due_at) VALUES (%d, %d, %d, %s, '', %s)",
				array( ...$job, '2026-11-20 12:00:00' )
			);
		}
		$repository = new JobIntegrityRepository( $this->db, Plugin::get( Clock::class ) );
		$verify     = new VerifyDeliveries( $repository );

		$found = $verify->verify( false );
		self::assertSame( array( 7, 3, 0 ), array( $found->checked, $found->differences, $found->repaired ) );
		$fixed = $verify->verify( true );
		self::assertSame( array( 3, 3 ), array( $fixed->differences, $fixed->repaired ) );
		self::assertSame( array( '2', '4', '6', '7' ), array_column( $this->db->rows( 'SELECT id FROM {jobs} ORDER BY id' ), 'id' ) );
		self::assertSame( 0, $verify->verify( false )->differences );
	}
}
