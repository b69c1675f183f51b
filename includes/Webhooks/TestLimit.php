<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Problem\TooMany;
use UserFeedback\Responses\RateLimit\RateLimitRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Limits test requests per user and minute: enough to find a mistake, too few to burden a server. */
final class TestLimit {

	private const LIMIT  = 10;
	private const MINUTE = 60;

	public function __construct( private readonly RateLimitRepository $counts, private readonly Clock $clock ) {}

	/**
	 * @throws TooMany
	 * @throws StorageFailed
	 */
	public function count( int $userId ): void {
		$now = $this->clock->now()->getTimestamp();
		if ( ! $this->counts->hit( 0, md5( "webhook-test|$userId" ), intdiv( $now, self::MINUTE ), self::LIMIT ) ) {
			throw new TooMany(
				self::MINUTE - $now % self::MINUTE,
				__( 'Too many tests. Wait a minute, then try again.', 'userfeedback' )
			);
		}
	}
}
