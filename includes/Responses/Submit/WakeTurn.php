<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Which browser, of those that sent a response, wakes the site to count it and to tell of it: one in ten seconds.
 *
 * Cron comes with a page view, and a page out of a cache is none. On a quiet site an owner would read an answer in his
 * mailbox when the next visitor comes, or the next day. A busy site is woken no more often than that.
 */
final class WakeTurn {

	/** Told to the browser: seconds until it may. */
	public const HEADER = 'X-UserFeedback-Wake';

	private const SECONDS = 10;

	public function __construct( private readonly WakeRepository $turns, private readonly Clock $clock ) {}

	/** @return array<string, string> the header; none where another's turn comes after this response, too. */
	public function headers(): array {
		try {
			$in = $this->next();
		} catch ( StorageFailed ) {
			$in = null; // The response is stored, and that is what is answered.
		}
		return null === $in ? array() : array( self::HEADER => (string) $in );
	}

	/** @throws StorageFailed */
	private function next(): ?int {
		$now  = $this->clock->now()->getTimestamp();
		$last = $this->turns->last();
		if ( null === $last || ( $last > $now && $last <= $now + self::SECONDS ) ) {
			return null;
		}
		$isAhead = $last > $now; // From before the clock was set back.
		$next    = $isAhead ? $now : max( $now, $last + self::SECONDS );
		return $this->turns->take( $last, $next ) ? $next - $now : null;
	}
}
