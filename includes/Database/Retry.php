<?php
declare(strict_types=1);

namespace UserFeedback\Database;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A single statement outside of any transaction, which may lose against others at the same rows and then simply runs again. */
final class Retry {

	private const TRIES = 3;

	/**
	 * @template T
	 * @param callable(): T $statement
	 * @return T
	 * @throws StorageFailed the database refused for another reason, or each time.
	 */
	public static function onConflict( callable $statement ): mixed {
		for ( $try = 1; ; ++$try ) {
			try {
				return $statement();
			} catch ( StorageFailed $problem ) {
				if ( ! $problem->contended || $try >= self::TRIES ) {
					throw $problem;
				}
				usleep( random_int( 10_000, 40_000 ) * $try ); // Two that met once should not meet again.
			}
		}
	}
}
