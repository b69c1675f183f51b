<?php
declare(strict_types=1);

namespace UserFeedback\Privacy\Reasons;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\PostRatings\Reasons\ReasonRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts beside ratings go when responses of their age go. The ratings stay: they say nothing of anybody. */
final class ForgetReasons {

	private const BATCH = 500;

	/** Seconds of one go. */
	private const TIME = 5.0;

	public function __construct(
		private readonly ReasonRepository $reasons,
		private readonly Clock $clock,
		private readonly float $seconds = self::TIME
	) {}

	/**
	 * @return bool whether all of them are gone; else the time was up.
	 * @throws StorageFailed what went before stays gone.
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
