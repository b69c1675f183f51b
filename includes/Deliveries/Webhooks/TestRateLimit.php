<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Submit\RateLimit\RateLimitRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Limits test requests per user and minute: enough to find a mistake, too few to burden a server. */
final class TestRateLimit {

	private const LIMIT  = 10;
	private const MINUTE = 60;

	public function __construct( private readonly RateLimitRepository $counts, private readonly Clock $clock ) {}

	/**
	 * @throws RequestError rate limit reached.
	 * @throws StorageFailed
	 */
	public function count( int $userId ): void {
		$now = $this->clock->now()->getTimestamp();
		if ( ! $this->counts->hit( 0, md5( "webhook-test|$userId" ), intdiv( $now, self::MINUTE ), self::LIMIT ) ) {
			throw RequestError::tooManyRequests(
				self::MINUTE - $now % self::MINUTE,
				__( 'Too many tests. Wait a minute, then try again.', 'userfeedback' )
			);
		}
	}
}
