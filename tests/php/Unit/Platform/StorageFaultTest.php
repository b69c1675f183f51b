<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Database\StorageFault;

/** Temporary faults decide if a visitor is promised that a response will be sent later. */
final class StorageFaultTest extends TestCase {

	/** @dataProvider errors */
	public function test_recognizes_database_error_messages( string $error, ?StorageFault $fault ): void {
		self::assertSame( $fault, StorageFault::of( $error ) );
		$isPassing = null === $fault || str_contains( $error, '--read-only' );
		self::assertSame( $isPassing ? 503 : 500, StorageFault::problem( $error )->status() );
	}

	/**
	 * Guards against: a message in the server's language hid a deadlock, and a failover ended with "can't be stored".
	 *
	 * @dataProvider codes
	 */
	public function test_error_codes_decide_whether_to_retry( int $code, string $error, bool $isContended ): void {
		$problem = StorageFault::problem( $error, $code );

		self::assertSame( $isContended, $problem->contended );
		self::assertSame( 503, $problem->status() );
		self::assertArrayHasKey( 'Retry-After', $problem->headers() );
	}

	/** @return iterable<string, array{int, string, bool}> */
	public static function codes(): iterable {
		yield 'row changed since the snapshot' => array( 1020, "Record has changed since last read in table 'wp_uf_daily'", true );
		yield 'lock wait in German' => array( 1205, 'Beim Warten auf eine Sperre wurde die zulässige Wartezeit überschritten', true );
		yield 'deadlock, also at COMMIT on Galera' => array( 1213, 'Deadlock found when trying to get lock', true );
		yield 'group replication' => array( 3101, 'Plugin instructed the server to rollback the current transaction.', true );
		yield 'tables changed in TiDB' => array( 8028, 'Information schema is changed during the execution of the statement', true );
		yield 'write conflict in TiDB' => array( 9007, 'Write conflict, txnStartTS=1, conflictStartTS=2 [try again later]', true );
		yield 'a Galera node without quorum' => array( 1047, 'WSREP has not yet prepared node for application use', false );
		yield 'MariaDB during a failover' => array(
			1290,
			'The MariaDB server is running with the --read-only option so it cannot execute this statement',
			false,
		);
		yield 'MySQL during a failover' => array(
			1290,
			'The MySQL server is running with the --super-read-only option so it cannot execute this statement',
			false,
		);
		yield 'read-only session' => array( 1792, 'Cannot execute statement in a READ ONLY transaction', false );
		yield 'read-only engine' => array( 1836, 'Running in read-only mode', false );
	}

	/** @return iterable<array{string, StorageFault|null}> */
	public static function errors(): iterable {
		yield array( "Table 'site.wp_uf_responses' doesn't exist", StorageFault::MISSING );
		yield array( 'SQLSTATE[HY000]: General error: 1 no such table: wp_uf_texts', StorageFault::MISSING );
		yield array( "Unknown column 'seconds' in 'field list'", StorageFault::MISSING );
		yield array( "Table './site/wp_uf_responses' is marked as crashed and should be repaired", StorageFault::DAMAGED );
		yield array( "Table 'site.wp_uf_responses' doesn't exist in engine", StorageFault::DAMAGED );
		yield array( "Incorrect key file for table './site/wp_uf_texts.MYI'; try to repair it", StorageFault::DAMAGED );
		yield array( 'SQLSTATE[HY000]: General error: 11 database disk image is malformed', StorageFault::DAMAGED );
		yield array( "The table 'wp_uf_responses' is full", StorageFault::FULL );
		yield array( 'Got error 28 "No space left on device" from storage engine InnoDB', StorageFault::FULL );
		yield array( 'SQLSTATE[HY000]: General error: 13 database or disk is full', StorageFault::FULL );
		yield array( 'Disk full (/tmp/#sql_1); waiting for someone to free some space... (errno: 28)', StorageFault::FULL );
		yield array( 'The MariaDB server is running with the --read-only option', StorageFault::READ_ONLY );
		yield array( "Table 'wp_uf_daily' is read only", StorageFault::READ_ONLY );
		yield array( 'SQLSTATE[HY000]: General error: 8 attempt to write a readonly database', StorageFault::READ_ONLY );
		yield array( "INSERT command denied to user 'wp'@'localhost' for table 'wp_uf_responses'", StorageFault::DENIED );
		yield array( "Incorrect string value: '\\xF0\\x9F\\x91\\x8D' for column 'answers' at row 1", StorageFault::NARROW );
		yield array( 'MySQL server has gone away', null );
		yield array( 'Lost connection to MySQL server during query', null );
		yield array( 'Deadlock found when trying to get lock; try restarting transaction', null );
		yield array( 'Lock wait timeout exceeded; try restarting transaction', null );
		yield array( 'SQLSTATE[HY000]: General error: 5 database is locked', null );
		yield array( 'Too many connections', null );
		yield array( "Duplicate entry '1-2' for key 'token'", null );
	}
}
