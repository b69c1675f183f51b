<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use Closure;
use WP_Upgrader;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lets one process at a time do work that costs something. Others wait for its result. */
final class WorkLock {

	/** Microseconds between two checks. */
	private const PAUSE = 100_000;

	/**
	 * @param int $life     seconds after which the process that has the lock counts as killed.
	 * @param int $patience seconds that others wait.
	 */
	public function __construct( private readonly int $life, private readonly int $patience ) {}

	/**
	 * @template T
	 * @param string           $name   an option; the lock is `$name.lock`.
	 * @param Closure(): (T|null) $result of another process, once there is one.
	 * @param Closure(): T     $work
	 * @return T|null null when the result didn't come in time.
	 */
	public function run( string $name, Closure $result, Closure $work ): mixed {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$end = microtime( true ) + $this->patience;
		do {
			if ( WP_Upgrader::create_lock( $name, $this->life ) ) { // One INSERT IGNORE decides who goes first.
				try {
					return $result() ?? $work();
				} finally {
					WP_Upgrader::release_lock( $name );
				}
			}
			usleep( self::PAUSE );
			wp_cache_delete( "$name.lock", 'options' );
			$found = $result();
		} while ( null === $found && microtime( true ) < $end );
		return $found;
	}

	/** Removes what processes that were killed left. */
	public static function clear( Db $db, string $prefix ): void {
		foreach ( $db->rows( 'SELECT option_name FROM {wp_options} WHERE option_name LIKE %s', array( "$prefix%" ) ) as $row ) {
			delete_option( (string) $row['option_name'] );
		}
	}
}
