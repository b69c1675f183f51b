<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Clock;
use UserFeedback\Responses\Counting\TallyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What was taken for spam, and no owner restored, goes by itself: nobody agreed to its being kept, and programs send a lot. */
final class ForgetSpam {

	/** The same work, going on where the time was up. */
	public const NEXT = 'userfeedback_forget_spam';

	/** Days that an owner has to look. */
	public const DAYS = 30;

	/** Rows in one statement, so that no lock is held long. */
	private const BATCH = 1000;

	/** Seconds of one go: the recount of the same night wants its time as well. */
	private const TIME = 5.0;

	public function __construct(
		private readonly ResponseStatusRepository $statuses,
		private readonly TallyRepository $tallies,
		private readonly Clock $clock,
		private readonly float $seconds = self::TIME
	) {}

	/** The owner's `USERFEEDBACK_SPAM_DAYS`, or what another plugin says; a day at least. */
	public static function days(): int {
		$days = apply_filters( 'userfeedback_spam_days', defined( 'USERFEEDBACK_SPAM_DAYS' ) ? USERFEEDBACK_SPAM_DAYS : self::DAYS );
		return is_numeric( $days ) ? max( 1, (int) $days ) : self::DAYS;
	}

	/** What is left when the time is up is left to the next minute; what is gone by then is not looked at again. */
	public function run(): void {
		$until    = microtime( true ) + $this->seconds;
		$firstDay = $this->clock->daysAgo( self::days() );
		$surveyId = $this->tallies->surveyAfter( 0 );
		while ( null !== $surveyId ) {
			do {
				if ( microtime( true ) >= $until ) {
					$this->goOnLater();
					return;
				}
				$deleted = $this->statuses->deleteSpamBefore( $surveyId, $firstDay, self::BATCH );
			} while ( self::BATCH === $deleted );
			$surveyId = $this->tallies->surveyAfter( $surveyId );
		}
	}

	private function goOnLater(): void {
		if ( false === wp_next_scheduled( self::NEXT ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::NEXT );
		}
	}
}
