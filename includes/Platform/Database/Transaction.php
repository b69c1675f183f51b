<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use LogicException;
use mysqli;
use Throwable;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Runs several statements, all or none. A nested transaction is a savepoint, which may fail alone for its own reasons. A
 * statement that the database rejects ends the entire transaction, because SQLite and deadlocks roll back everything.
 *
 * If the connection drops in between, wpdb reconnects silently, and the remaining statements would be committed alone.
 * Therefore, a new connection first starts its own transaction, which is never committed. A deadlock is retried, and then
 * reported to the caller as temporary.
 *
 * All statements read one snapshot, even on servers set to READ COMMITTED. Results and recounts add up several statements, so a
 * row that another process counts in between would be counted twice or not at all.
 */
#[Shared]
final class Transaction {

	/** One name per level, because a savepoint with the same name would replace the outer one. */
	private const SAVEPOINTS = array( '', 'uf_1', 'uf_2', 'uf_3' );

	/** The only hook that fires for a new connection. A server without any SQL mode skips it, but the commit detects it. */
	private const RECONNECTED = 'incompatible_sql_modes';

	private int $depth          = 0;
	private ?mysqli $connection = null;
	private bool $undone        = false;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @template T
	 * @param callable(): T $work may run more than once, so it must not keep results of an earlier run.
	 * @return T
	 * @throws StorageFailed the database failed or the connection was lost; nothing was stored.
	 */
	public function run( callable $work ): mixed {
		$outer = $this->depth;
		for ( $try = 1; ; ++$try ) {
			try {
				$this->begin(); // On SQLite, another process may be writing.
				$result = $work();
				$this->commit();
				return $result;
			} catch ( Throwable $problem ) {
				if ( $this->depth > $outer ) {
					$this->undone = $this->undone || $problem instanceof StorageFailed;
					$this->undo();
				}
				$again = $problem instanceof StorageFailed && $problem->contended && 0 === $this->depth && $try < Retry::TRIES;
				if ( ! $again ) {
					throw $problem;
				}
				Retry::pause( $try );
			}
		}
	}

	public function begin(): void {
		if ( 0 === $this->depth ) {
			$tables       = $this->db->readFromPrimary() ? $this->connectionOfTables() : null;
			$this->undone = false;
			$this->start();
			$this->connection = $this->db->connection();
			if ( null !== $tables && $tables !== $this->connection ) {
				$this->db->write( 'ROLLBACK' );
				throw new StorageFailed( 'The tables must be in the default data set, where the database drop-in starts transactions.' );
			}
			add_filter( self::RECONNECTED, array( $this, 'holdBack' ) );
		} else {
			$this->db->write( 'SAVEPOINT ' . $this->savepoint( $this->depth ) );
		}
		++$this->depth;
	}

	public function rollBack(): void {
		--$this->depth;
		if ( $this->depth > 0 ) {
			$this->db->write( 'ROLLBACK TO SAVEPOINT ' . $this->savepoint( $this->depth ) );
			return;
		}
		remove_filter( self::RECONNECTED, array( $this, 'holdBack' ) );
		$this->db->write( 'ROLLBACK' );
	}

	/**
	 * Runs when wpdb sets up a new connection: the only moment before it repeats the statement that failed on the lost one.
	 * A drop-in may also open another server's connection, while the transaction's still works.
	 *
	 * @param list<string> $modes
	 * @return list<string> the same.
	 */
	public function holdBack( array $modes ): array {
		if ( null === $this->connection || false === $this->connection->query( 'DO 1' ) ) {
			$this->start();
		}
		return $modes;
	}

	/** Drop-ins choose a server by the table of a query. */
	private function connectionOfTables(): ?mysqli {
		$this->db->value( 'SELECT id FROM {surveys} LIMIT 1' );
		return $this->db->connection();
	}

	/** SQLite has no connection and always reads one snapshot. */
	private function start(): void {
		if ( null !== $this->db->connection() ) {
			try {
				$this->db->write( 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ' );
			} catch ( StorageFailed ) {
				// The server rejects it while another plugin's transaction is open, which START TRANSACTION would end anyway.
				$this->db->write( 'COMMIT' );
				$this->db->write( 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ' );
			}
		}
		$this->db->write( 'START TRANSACTION' );
	}

	private function commit(): void {
		if ( $this->undone ) {
			throw new StorageFailed( 'A statement inside this transaction failed.' );
		}
		if ( $this->depth > 1 ) {
			$this->db->write( 'RELEASE SAVEPOINT ' . $this->savepoint( $this->depth - 1 ) );
			--$this->depth;
			return;
		}
		$this->checkConnection();
		$this->db->write( 'COMMIT' );
		$this->checkConnection(); // A COMMIT after a lost connection succeeds on a new one without committing anything.
		remove_filter( self::RECONNECTED, array( $this, 'holdBack' ) );
		$this->depth = 0;
	}

	private function checkConnection(): void {
		if ( $this->db->connection() !== $this->connection ) {
			throw new StorageFailed( 'The database connection was lost.' );
		}
	}

	/** Ignores errors here: a deadlock or lost connection has already rolled back, and the original error matters. */
	private function undo(): void {
		try {
			$this->rollBack();
		} catch ( StorageFailed ) {
			return;
		}
	}

	/** @return literal-string */
	private function savepoint( int $level ): string {
		return self::SAVEPOINTS[ $level ] ?? throw new LogicException( 'Transactions are nested too deep.' );
	}
}
