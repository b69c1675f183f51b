<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use RuntimeException;
use Throwable;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Tests\Support\Cases\SchemaTestCase;
use UserFeedback\Tests\Support\Servers\ReplicatedWpdb;

final class TransactionTest extends SchemaTestCase {

	private Transaction $transaction;

	protected function setUp(): void {
		parent::setUp();
		$this->db->createTable( 'pairs', 'name varchar(20) NOT NULL, PRIMARY KEY  (name)' );
		$this->transaction = new Transaction( $this->db );
	}

	public function test_a_successful_transaction_is_stored_and_returns_its_result(): void {
		self::assertSame( 'done', $this->transaction->run( fn(): string => $this->add( 'a' ) . $this->add( 'b' ) . 'done' ) );
		self::assertSame( array( 'a', 'b' ), $this->names() );
	}

	public function test_a_failure_halfway_leaves_nothing(): void {
		$problem = $this->problemOf(
			function (): void {
				$this->add( 'a' );
				throw new RuntimeException( 'Halfway.' );
			}
		);
		self::assertSame( 'Halfway.', $problem?->getMessage() );
		self::assertSame( array(), $this->names() );
		$this->transaction->run( fn() => $this->add( 'afterwards' ) );
		self::assertSame( array( 'afterwards' ), $this->names() );
	}

	public function test_an_inner_transaction_can_fail_alone_at_any_depth(): void {
		$this->transaction->run(
			function (): void {
				$this->add( 'outer' );
				$this->transaction->run(
					function (): void {
						$this->add( 'inner' );
						$this->failing( 'innermost' );
						$this->add( 'inner goes on' );
					}
				);
				$this->failing( 'second' );
			}
		);
		self::assertSame( array( 'inner', 'inner goes on', 'outer' ), $this->names() );
	}

	public function test_a_failed_middle_transaction_rolls_back_its_inner_ones_and_no_more(): void {
		$this->transaction->run(
			function (): void {
				$this->add( 'outer' );
				$this->problemOf(
					function (): void {
						$this->transaction->run( fn() => $this->add( 'innermost' ) );
						throw new RuntimeException();
					}
				);
			}
		);
		self::assertSame( array( 'outer' ), $this->names() );
	}

	public function test_a_statement_refused_inside_always_fails_the_transaction(): void {
		$swallowed = fn(): ?Throwable => $this->problemOf( fn() => $this->add( 'twice' ) . $this->add( 'twice' ) );

		self::assertInstanceOf( StorageFailed::class, $this->problemOf( $swallowed ) );
		self::assertSame( array(), $this->names() );
	}

	public function test_a_failed_outer_transaction_rolls_back_the_inner_one(): void {
		$this->problemOf(
			function (): void {
				$this->transaction->run( fn() => $this->add( 'inner' ) );
				throw new RuntimeException();
			}
		);
		self::assertSame( array(), $this->names() );
	}

	public function test_a_deadlock_is_retried_from_the_start(): void {
		$runs = 0;
		$this->transaction->run(
			function () use ( &$runs ): void {
				$this->add( 'run ' . ( ++$runs ) );
				if ( $runs < 3 ) {
					throw new StorageFailed( 'Deadlock found', true );
				}
			}
		);
		self::assertSame( array( 'run 3' ), $this->names() );
	}

	public function test_a_lasting_deadlock_fails_after_five_attempts(): void {
		$runs    = 0;
		$problem = $this->problemOf(
			function () use ( &$runs ): void {
				++$runs;
				throw new StorageFailed( 'Deadlock found', true );
			}
		);
		self::assertInstanceOf( StorageFailed::class, $problem );
		self::assertSame( 5, $runs );
	}

	public function test_a_deadlock_inside_restarts_the_outermost_transaction(): void {
		$runs = array();
		$this->transaction->run(
			function () use ( &$runs ): void {
				$runs[] = 'outer';
				$this->add( 'outer ' . count( $runs ) );
				$this->transaction->run(
					function () use ( &$runs ): void {
						$runs[] = 'inner';
						if ( 2 === count( $runs ) ) {
							$this->db->write( 'ROLLBACK' ); // The database does this itself: the savepoint is gone, too.
							throw new StorageFailed( 'Deadlock found', true );
						}
					}
				);
			}
		);
		self::assertSame( array( 'outer', 'inner', 'outer', 'inner' ), $runs );
		self::assertSame( array( 'outer 3' ), $this->names() );
	}

	/**
	 * Guards against: while others wrote to SQLite's file, some visitors of a survey with a limit had to send their response again.
	 *
	 * @testWith ["START TRANSACTION"]
	 *           ["SAVEPOINT uf_1"]
	 */
	public function test_a_transaction_that_cannot_begin_is_retried( string $statement ): void {
		$refused = 0;
		$refuse  = static function ( string $sql ) use ( $statement, &$refused ): string {
			if ( $sql === $statement && $refused < 2 ) {
				++$refused;
				throw new StorageFailed( 'database is locked', true );
			}
			return $sql;
		};
		add_filter( 'query', $refuse );
		$this->transaction->run( fn() => $this->transaction->run( fn() => $this->add( 'a' ) ) );
		remove_filter( 'query', $refuse );
		$this->transaction->run( fn() => $this->add( 'b' ) );

		self::assertSame( 2, $refused );
		self::assertSame( array( 'a', 'b' ), $this->names() );
	}

	/** @dataProvider momentsOfLoss */
	public function test_a_lost_connection_is_never_treated_as_success_and_leaves_nothing( string $lostAt ): void {
		if ( $this->isSqlite() ) {
			self::assertNull( $this->db->connection() ); // A file in this process has no connection to lose.
			return;
		}
		add_filter(
			'query',
			$lose = function ( string $sql ) use ( $lostAt, &$lose ): string {
				if ( str_contains( $sql, $lostAt ) ) {
					remove_filter( 'query', $lose );
					$this->killConnection();
				}
				return $sql;
			}
		);
		$problem = $this->problemOf( fn() => $this->add( 'first' ) . $this->add( 'second' ) . $this->add( 'third' ) );
		remove_filter( 'query', $lose );

		self::assertInstanceOf( StorageFailed::class, $problem );
		self::assertSame( array(), $this->names() );
		$this->transaction->run( fn() => $this->add( 'afterwards' ) );
		self::assertSame( array( 'afterwards' ), $this->names() );
	}

	/** @return array<string, array{string}> */
	public static function momentsOfLoss(): array {
		return array(
			'before the first statement' => array( 'first' ),
			'in between'                 => array( 'second' ),
			'before the commit'          => array( 'COMMIT' ),
		);
	}

	/** Guards against: if the server reads data that others commit meanwhile, a recount during counting made totals wrong. */
	public function test_a_transaction_reads_one_snapshot_whatever_the_server_setting(): void {
		if ( $this->isSqlite() ) {
			self::assertSame( array(), $this->transaction->run( fn(): array => $this->names() ) ); // Nobody else can write to its file.
			return;
		}
		$this->query( 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED' );
		$others = $this->ownConnection();
		$others->set_prefix( 'uftest_' );
		$other = new Db( $others );

		$seen = $this->transaction->run(
			function () use ( $other ): array {
				$before = $this->names();
				$other->write( 'INSERT INTO {pairs} (name) VALUES (%s)', array( 'from elsewhere' ) );
				return array( $before, $this->names() );
			}
		);
		$others->close();

		self::assertSame( array( array(), array() ), $seen );
		self::assertSame( array( 'from elsewhere' ), $this->names() );
		$this->query( 'START TRANSACTION' ); // Another plugin's transaction, which START TRANSACTION would end as well.
		$this->transaction->run( fn() => $this->add( 'afterwards' ) );
		self::assertSame( array( 'afterwards', 'from elsewhere' ), $this->names() );
	}

	/**
	 * Guards against: with HyperDB and LudicrousDB nothing worked, as if there were no database, and a transaction after a read
	 * from a replica would have failed.
	 *
	 * @group mariadb
	 */
	public function test_behind_replicas_a_transaction_uses_only_the_primary(): void {
		$this->query( 'CREATE TABLE uftest_uf_surveys (id int)' );
		$this->query( 'CREATE DATABASE IF NOT EXISTS uftest_replica' );
		$this->query( 'CREATE TABLE uftest_replica.uftest_uf_pairs LIKE uftest_uf_pairs' );
		$this->add( 'not replicated yet' );
		$replica = $this->ownConnection();
		$replica->select( 'uftest_replica' );
		$wpdb = new ReplicatedWpdb( ...$this->login() );
		$wpdb->set_prefix( 'uftest_' );
		$wpdb->readFrom( $replica );
		$db          = new Db( $wpdb );
		$names       = static fn(): array => array_column( $db->rows( 'SELECT name FROM {pairs} ORDER BY name' ), 'name' );
		$transaction = new Transaction( $db );
		try {
			$before = $names();
			$seen   = $transaction->run(
				static function () use ( $db, $names ): array {
					$db->write( 'INSERT INTO {pairs} (name) VALUES (%s)', array( 'new' ) );
					return $names();
				}
			);
			$after  = $names();
		} finally {
			$this->query( 'DROP DATABASE uftest_replica' );
			$replica->close();
			$wpdb->close();
		}

		self::assertSame( array( array(), array( 'new', 'not replicated yet' ) ), array( $before, $seen ) );
		self::assertSame( $seen, $after, 'The owner does not see what was just saved.' );
	}

	/**
	 * Guards against: a connection to another server committed the first half of the transaction.
	 *
	 * @group mariadb
	 */
	public function test_another_connection_does_not_end_the_transaction(): void {
		$this->problemOf(
			function (): void {
				$this->add( 'half' );
				$this->ownConnection()->close();
				throw new RuntimeException();
			}
		);

		self::assertSame( array(), $this->names() );
	}

	private function add( string $name ): string {
		$this->db->write( 'INSERT INTO {pairs} (name) VALUES (%s)', array( $name ) );
		return '';
	}

	private function failing( string $name ): void {
		$this->problemOf( fn() => throw new RuntimeException( $this->add( $name ) ) );
	}

	/** Returns why a transaction with this work failed; null if it did not. */
	private function problemOf( callable $work ): ?Throwable {
		try {
			$this->transaction->run( $work );
			return null;
		} catch ( RuntimeException $problem ) {
			return $problem;
		}
	}

	private function killConnection(): void {
		$handle = $this->wpdb->__get( 'dbh' );
		// phpcs:ignore WordPress.DB.RestrictedClasses -- Only the connection itself can be killed.
		self::assertInstanceOf( \mysqli::class, $handle );
		$handle->query( "KILL $handle->thread_id" );
	}

	/** @return list<string|null> */
	private function names(): array {
		return array_column( $this->db->rows( 'SELECT name FROM {pairs} ORDER BY name' ), 'name' );
	}
}
