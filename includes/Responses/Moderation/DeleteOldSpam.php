<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Counting\CounterRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes spam that no owner restored: the senders gave no consent to storage, and bots send a lot. */
final class DeleteOldSpam {

	/** The same job, continued after the time ran out. */
	public const NEXT = 'userfeedback_forget_spam';

	/** Days for an owner to review spam. */
	public const DAYS = 30;

	/** Rows per statement, so that locks stay short. */
	private const BATCH = 1000;

	/** Maximum seconds per run: the recount of the same night needs its time as well. */
	private const TIME = 5.0;

	public function __construct(
		private readonly ResponseStatusRepository $statuses,
		private readonly CounterRepository $counters,
		private readonly Clock $clock,
		private readonly float $seconds = self::TIME
	) {}

	/** Returns the owner's `USERFEEDBACK_SPAM_DAYS`, or another plugin's value; at least one day. */
	public static function days(): int {
		$days = apply_filters( 'userfeedback_spam_days', defined( 'USERFEEDBACK_SPAM_DAYS' ) ? USERFEEDBACK_SPAM_DAYS : self::DAYS );
		return is_numeric( $days ) ? max( 1, (int) $days ) : self::DAYS;
	}

	/** Runs until the time is up. The next run, a minute later, continues with the remaining rows. */
	public function deleteOld(): void {
		$until    = microtime( true ) + $this->seconds;
		$firstDay = $this->clock->daysAgo( self::days() );
		$surveyId = $this->counters->surveyAfter( 0 );
		while ( null !== $surveyId ) {
			do {
				if ( microtime( true ) >= $until ) {
					$this->goOnLater();
					return;
				}
				$deleted = $this->statuses->deleteSpamBefore( $surveyId, $firstDay, self::BATCH );
			} while ( self::BATCH === $deleted );
			$surveyId = $this->counters->surveyAfter( $surveyId );
		}
	}

	private function goOnLater(): void {
		if ( false === wp_next_scheduled( self::NEXT ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::NEXT );
		}
	}
}
