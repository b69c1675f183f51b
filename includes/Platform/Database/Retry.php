<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Retries a single statement outside of any transaction if it conflicts with others on the same rows. */
final class Retry {

	/** A node of a Galera cluster may lose against other nodes several times in a row. */
	public const TRIES = 5;

	/**
	 * @template T
	 * @param callable(): T $statement
	 * @return T
	 * @throws StorageFailed the database failed for another reason, or every time.
	 */
	public static function onConflict( callable $statement ): mixed {
		for ( $try = 1; ; ++$try ) {
			try {
				return $statement();
			} catch ( StorageFailed $problem ) {
				if ( ! $problem->contended || $try >= self::TRIES ) {
					throw $problem;
				}
				self::pause( $try );
			}
		}
	}

	/** Waits longer after each try, and randomly, so that the same two don't collide again. */
	public static function pause( int $try ): void {
		usleep( random_int( 10_000, 40_000 ) << ( $try - 1 ) );
	}
}
