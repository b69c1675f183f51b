<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use Closure;
use WP_Upgrader;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lets one process at a time do expensive work. Others wait for its result. */
final class ProcessLock {

	/** Microseconds between two checks. */
	private const PAUSE = 100_000;

	/**
	 * @param int $life     seconds after which the process that has the lock counts as killed.
	 * @param int $patience seconds that other processes wait.
	 */
	public function __construct( private readonly int $life, private readonly int $patience ) {}

	/**
	 * @template T
	 * @param string           $name   an option; the lock is `$name.lock`.
	 * @param Closure(): (T|null) $result returns another process's result, once there is one.
	 * @param Closure(): T     $work
	 * @return T|null null if the result didn't arrive in time.
	 */
	public function run( string $name, Closure $result, Closure $work ): mixed {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$end = microtime( true ) + $this->patience;
		do {
			if ( WP_Upgrader::create_lock( $name, $this->life ) ) { // One atomic INSERT IGNORE decides.
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

	/** Removes locks of killed processes. */
	public static function clear( Db $db, string $prefix ): void {
		foreach ( $db->rows( 'SELECT option_name FROM {wp_options} WHERE option_name LIKE %s', array( "$prefix%" ) ) as $row ) {
			delete_option( (string) $row['option_name'] );
		}
	}
}
