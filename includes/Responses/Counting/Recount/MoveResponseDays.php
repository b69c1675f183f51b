<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Index\Bitmaps\OrdinalRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Moves responses to days in the site's current time zone, a survey at a time: its rows and, by a recount, all numbers derived
 * from them, in one transaction. A survey is never partly moved.
 */
final class MoveResponseDays {

	/** Rows per read. */
	private const PAGE = 2_000;

	public function __construct(
		private readonly ResponseDayRepository $responses,
		private readonly OrdinalRepository $ordinals,
		private readonly Clock $clock,
		private readonly CountingTimezone $timezone,
		private readonly CounterRepository $counters,
		private readonly RecountSurvey $recount,
		private readonly Transaction $transaction
	) {}

	/** Starts a move on an owner's request; run() continues it. */
	public function begin(): void {
		if ( ! $this->timezone->isMoving() ) {
			$this->timezone->moved( 0 );
		}
	}

	/**
	 * @param float $seconds after which no other survey is started; at least one is moved
	 * @return bool true if nothing is left to do
	 * @throws StorageFailed the database refused; the survey is unchanged.
	 */
	public function moveAll( float $seconds ): bool {
		$until = microtime( true ) + $seconds;
		do {
			$after = $this->timezone->movedTo();
			if ( null === $after ) {
				return true;
			}
			$surveyId = $this->counters->surveyAfter( $after );
			if ( null === $surveyId ) {
				$this->timezone->done();
				return true;
			}
			$this->transaction->run(
				function () use ( $surveyId ): void {
					$this->ordinals->lock( $surveyId ); // Blocks counting of this survey until its days are moved.
					$this->move( $surveyId );
					$this->recount->survey( $surveyId );
				}
			);
			$this->timezone->moved( $surveyId );
		} while ( microtime( true ) < $until );
		return false;
	}

	private function move( int $surveyId ): void {
		$last = 0;
		do {
			$rows = $this->responses->after( $surveyId, $last, self::PAGE );
			$days = array();
			foreach ( $rows as $row ) {
				$last = $row['id'];
				$day  = $this->clock->day( Clock::fromStored( $row['submitted_at'] ) );
				if ( $day !== $row['day'] ) {
					$days[ $day ][] = $last;
				}
			}
			foreach ( $days as $day => $ids ) {
				$this->responses->change( $day, $ids );
			}
		} while ( self::PAGE === count( $rows ) );
	}
}
