<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Delays after failures: 1 m, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, each varied randomly by up to 10%. */
final class RetryDelays {

	private const SECONDS = array( 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400 );

	/** Seconds. A receiver can't delay retries longer, whatever it requests. */
	public const LONGEST = 86_400;

	/**
	 * @param int      $failures so far, including this one.
	 * @param int|null $asked    delay in seconds that the receiver requested.
	 * @return int|null seconds; null after the last attempt.
	 */
	public static function after( int $failures, ?int $asked = null ): ?int {
		$wait = self::SECONDS[ $failures - 1 ] ?? null;
		return null === $wait ? null : self::jittered( $wait, $asked );
	}

	/** The same for a destination, which is never disabled for its failures alone. */
	public static function ofDestination( int $failures, ?int $asked = null ): int {
		return self::jittered( self::SECONDS[ min( $failures, count( self::SECONDS ) ) - 1 ], $asked );
	}

	private static function jittered( int $wait, ?int $asked ): int {
		$wait = (int) round( $wait * random_int( 900, 1_100 ) / 1_000 );
		return max( $wait, min( self::LONGEST, $asked ?? 0 ) );
	}
}
