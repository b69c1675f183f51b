<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use LogicException;
use Throwable;
use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Several statements, all or none; one inside another is a savepoint, which may fail alone for a reason of its own. A
 * statement that the database refuses ends the whole of it, because SQLite and deadlocks undo everything at once.
 *
 * When the connection drops in between, wpdb reconnects without a word and the rest would be committed alone. So a new
 * connection begins its own transaction before anything else runs on it, and is never committed. A deadlock is tried
 * again, after which the caller is told to come back.
 *
 * All of them read one snapshot, also on servers that are set to READ COMMITTED: results and recounts add up what several
 * statements read, so a row that another process counts in between would be in both or in neither.
 */
final class Transaction {

	private const TRIES = 3;

	/** One name a level, because a savepoint of the same name would replace the outer one. */
	private const SAVEPOINTS = array( '', 'uf_1', 'uf_2', 'uf_3' );

	/** The only hook of a connection being made. A server without any SQL mode does not call it; the commit still sees it. */
	private const RECONNECTED = 'incompatible_sql_modes';

	private int $depth       = 0;
	private ?int $connection = null;
	private bool $undone     = false;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @template T
	 * @param callable(): T $work may run more than once, so it must not keep what it made in an earlier run.
	 * @return T
	 * @throws StorageFailed the database refused or the connection was lost; nothing was stored.
	 */
	public function run( callable $work ): mixed {
		for ( $try = 1; ; ++$try ) {
			$this->begin();
			try {
				$result = $work();
				$this->commit();
				return $result;
			} catch ( Throwable $problem ) {
				$this->undone = $this->undone || $problem instanceof StorageFailed;
				$this->undo();
				$again = $problem instanceof StorageFailed && $problem->contended && 0 === $this->depth && $try < self::TRIES;
				if ( ! $again ) {
					throw $problem;
				}
				usleep( random_int( 10_000, 40_000 ) * $try ); // Two that met once should not meet again.
			}
		}
	}

	public function begin(): void {
		if ( 0 === $this->depth ) {
			$this->connection = $this->db->connection();
			$this->undone     = false;
			$this->start();
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
	 * What wpdb asks of each new connection, and so the one moment before it repeats the statement that found the old
	 * one gone.
	 *
	 * @param list<string> $modes
	 * @return list<string> the same.
	 */
	public function holdBack( array $modes ): array {
		$this->start();
		return $modes;
	}

	/** SQLite, which has no connection, always reads one snapshot. */
	private function start(): void {
		if ( null !== $this->db->connection() ) {
			try {
				$this->db->write( 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ' );
			} catch ( StorageFailed ) {
				// The server refuses it while another plugin's transaction is open, and START TRANSACTION ends that one.
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
		$this->checkConnection(); // A COMMIT that found the connection gone succeeds on a new one, with nothing in it.
		remove_filter( self::RECONNECTED, array( $this, 'holdBack' ) );
		$this->depth = 0;
	}

	private function checkConnection(): void {
		if ( $this->db->connection() !== $this->connection ) {
			throw new StorageFailed( 'The database connection was lost.' );
		}
	}

	/** What made the work fail matters, not that a deadlock or a lost connection has already undone everything. */
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
