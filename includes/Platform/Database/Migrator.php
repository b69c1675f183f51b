<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use RuntimeException;
use UserFeedback\Platform\FeatureIndex;
use WP_Upgrader;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Migrates the current site's tables to the schema that the code expects: each step once, in order, verified and logged.
 *
 * The log is the option `userfeedback_schema` (step name to UTC time). It is small and autoloaded, so that a page request can
 * skip migration without a query.
 */
final class Migrator {

	public const LOCK = 'userfeedback_schema';

	/** Seconds without a finished step after which the lock's process counts as dead. */
	private const LOCK_LIFE = 30;

	private bool $holdsLock = false;

	/** @param list<class-string<Migration>> $migrations in order. */
	public function __construct( private readonly Db $db, private readonly array $migrations = FeatureIndex::MIGRATIONS ) {}

	public function isCurrent(): bool {
		return array() === SiteSetup::pending( $this->migrations );
	}

	/**
	 * @return bool false if another process is migrating.
	 * @throws RuntimeException a step ran, but the schema doesn't match it.
	 */
	public function migrate(): bool {
		if ( $this->isCurrent() ) {
			return true;
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		if ( ! WP_Upgrader::create_lock( self::LOCK, self::LOCK_LIFE ) ) { // Unlike add_option, this one INSERT IGNORE is atomic.
			return false;
		}
		$this->holdsLock = true;
		register_shutdown_function( array( $this, 'release' ) ); // A fatal error or a time limit skips "finally".
		try {
			foreach ( SiteSetup::pending( $this->migrations ) as $name => $migration ) {
				update_option( self::LOCK . '.lock', time(), false );
				$this->step( $name, new $migration() );
			}
		} finally {
			$this->release();
		}
		return true;
	}

	/** Lets other requests continue where this one stopped. */
	public function release(): void {
		if ( $this->holdsLock ) {
			$this->holdsLock = false;
			WP_Upgrader::release_lock( self::LOCK );
		}
	}

	private function step( string $name, Migration $migration ): void {
		$migration->run( $this->db );
		if ( ! $migration->isDone( $this->db ) ) {
			throw new RuntimeException( "UserFeedback: the database did not take step $name." );
		}
		update_option( SiteSetup::SCHEMA_LOG, array( $name => gmdate( 'Y-m-d H:i:s' ) ) + SiteSetup::schemaLog(), true );
	}
}
