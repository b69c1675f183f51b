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
		private readonly OrdinalRepository $places,
		private readonly Clock $clock,
		private readonly CountingTimezone $zone,
		private readonly CounterRepository $tallies,
		private readonly RecountSurvey $recount,
		private readonly Transaction $transaction
	) {}

	/** Starts a move on an owner's request; run() continues it. */
	public function begin(): void {
		if ( ! $this->zone->isMoving() ) {
			$this->zone->moved( 0 );
		}
	}

	/**
	 * @param float $seconds after which no other survey is started; at least one is moved
	 * @return bool true if nothing is left to do
	 * @throws StorageFailed the database refused; the survey is unchanged.
	 */
	public function run( float $seconds ): bool {
		$until = microtime( true ) + $seconds;
		do {
			$after = $this->zone->movedTo();
			if ( null === $after ) {
				return true;
			}
			$surveyId = $this->tallies->surveyAfter( $after );
			if ( null === $surveyId ) {
				$this->zone->done();
				return true;
			}
			$this->transaction->run(
				function () use ( $surveyId ): void {
					$this->places->lock( $surveyId ); // Blocks counting of this survey until its days are moved.
					$this->move( $surveyId );
					$this->recount->survey( $surveyId );
				}
			);
			$this->zone->moved( $surveyId );
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
