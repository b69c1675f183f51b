<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\Reasons\ReasonRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes texts of ratings when responses of the same age are deleted. The ratings stay: they identify nobody. */
final class DeleteOldReasons {

	private const BATCH = 500;

	/** Seconds per run. */
	private const TIME = 5.0;

	public function __construct(
		private readonly ReasonRepository $reasons,
		private readonly Clock $clock,
		private readonly float $seconds = self::TIME
	) {}

	/**
	 * @return bool true if all of them are deleted; false if the time ran out
	 * @throws StorageFailed earlier deletions persist.
	 */
	public function run( int $days ): bool {
		$until  = microtime( true ) + $this->seconds;
		$moment = Clock::toStored( $this->clock->now()->modify( "-$days days" ) );
		do {
			$ids = $this->reasons->before( $moment, self::BATCH );
			$this->reasons->delete( $ids );
			if ( count( $ids ) < self::BATCH ) {
				return true;
			}
		} while ( microtime( true ) < $until );
		return false;
	}
}
