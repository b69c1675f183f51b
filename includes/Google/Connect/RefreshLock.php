<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

use Closure;
use WP_Upgrader;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One process at a time asks Google for a new token. Others wait until it is there. */
final class RefreshLock {

	public const NAME = 'userfeedback_google';

	/** Seconds after which whoever has it is taken for dead; longer than Google is waited for. */
	private const LIFE = 40;

	/** Seconds that others wait, and microseconds between two looks. */
	private const PATIENCE = 25;
	private const PAUSE    = 100_000;

	/**
	 * @param Closure(): (string|null) $there what somebody else has fetched meanwhile.
	 * @param Closure(): string        $fetch
	 * @return string|null null when it did not come in time.
	 */
	public function run( Closure $there, Closure $fetch ): ?string {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$end = microtime( true ) + self::PATIENCE;
		do {
			if ( WP_Upgrader::create_lock( self::NAME, self::LIFE ) ) { // One INSERT IGNORE decides who goes first.
				try {
					return $there() ?? $fetch();
				} finally {
					WP_Upgrader::release_lock( self::NAME );
				}
			}
			usleep( self::PAUSE );
			wp_cache_delete( self::NAME . '.lock', 'options' );
			$token = $there();
		} while ( null === $token && microtime( true ) < $end );
		return $token;
	}
}
