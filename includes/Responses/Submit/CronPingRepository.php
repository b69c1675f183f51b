<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Decides which browser pings the site after sending a response, so that the response is counted and recipients are notified:
 * one in ten seconds.
 *
 * Cron runs on page views, but cached pages don't count as such. On a quiet site, an owner would get the notification with the
 * next visitor, or the next day. A busy site is not pinged more often than that.
 *
 * Stores the time of the last ping: only one of several parallel requests can change it.
 */
final class CronPingRepository {

	/** Header: seconds until the browser may do it. */
	public const HEADER = 'X-UserFeedback-Wake';

	private const SECONDS = 10;

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/** @return array<string, string> the header; empty if another browser's turn follows this response */
	public function headers(): array {
		try {
			$seconds = $this->secondsUntilPing();
		} catch ( StorageFailed ) {
			$seconds = null; // The response is stored; report that.
		}
		return null === $seconds ? array() : array( self::HEADER => (string) $seconds );
	}

	/** @throws StorageFailed */
	private function secondsUntilPing(): ?int {
		$now  = $this->clock->now()->getTimestamp();
		$last = $this->last();
		if ( null === $last || ( $last > $now && $last <= $now + self::SECONDS ) ) {
			return null;
		}
		$isAhead = $last > $now; // The clock was set back since.
		$next    = $isAhead ? $now : max( $now, $last + self::SECONDS );
		return $this->take( $last, $next ) ? $next - $now : null;
	}

	/** Returns the value this request knows, possibly outdated; null on a site that is not set up. */
	public function last(): ?int {
		$kept = get_option( SiteSetup::WOKEN_AT, null );
		return is_numeric( $kept ) ? (int) $kept : null;
	}

	/**
	 * @return bool true if the value was still $last, and is now $next
	 * @throws StorageFailed
	 */
	public function take( int $last, int $next ): bool {
		$changed = $this->db->write(
			'UPDATE {wp_options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
			array( (string) $next, SiteSetup::WOKEN_AT, (string) $last )
		);
		wp_cache_delete( SiteSetup::WOKEN_AT, 'options' );
		return 1 === $changed;
	}
}
