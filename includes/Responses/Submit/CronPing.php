<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Decides which browser pings the site after sending a response, so that the response is counted and recipients are notified:
 * one in ten seconds.
 *
 * Cron runs on page views, but cached pages don't count as such. On a quiet site, an owner would get the notification with the
 * next visitor, or the next day. A busy site is not pinged more often than that.
 */
final class CronPing {

	/** Header: seconds until the browser may do it. */
	public const HEADER = 'X-UserFeedback-Wake';

	private const SECONDS = 10;

	public function __construct( private readonly CronPingRepository $cronPings, private readonly Clock $clock ) {}

	/** @return array<string, string> the header; empty if another browser's turn follows this response */
	public function headers(): array {
		try {
			$in = $this->next();
		} catch ( StorageFailed ) {
			$in = null; // The response is stored; report that.
		}
		return null === $in ? array() : array( self::HEADER => (string) $in );
	}

	/** @throws StorageFailed */
	private function next(): ?int {
		$now  = $this->clock->now()->getTimestamp();
		$last = $this->cronPings->last();
		if ( null === $last || ( $last > $now && $last <= $now + self::SECONDS ) ) {
			return null;
		}
		$isAhead = $last > $now; // The clock was set back since.
		$next    = $isAhead ? $now : max( $now, $last + self::SECONDS );
		return $this->cronPings->take( $last, $next ) ? $next - $now : null;
	}
}
