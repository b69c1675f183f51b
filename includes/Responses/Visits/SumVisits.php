<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visits;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Visitor\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds visits that are over to the sums per day, and stores the answers of unfinished ones as partial responses. It may run in
 * parallel and be killed at any point: a visit is marked as summed in the transaction that adds it.
 */
final class SumVisits {

	/** Visits per transaction, and deleted rows per statement. */
	private const BATCH = 500;

	public function __construct(
		private readonly VisitRepository $visits,
		private readonly StepSumRepository $sums,
		private readonly ResponseRepository $responses,
		private readonly Transaction $transaction
	) {}

	/**
	 * Also deletes the rows that are no longer needed.
	 *
	 * @param float $seconds after which it stops; the next run continues
	 * @return int how many visits were added
	 * @throws StorageFailed the database refused; earlier batches persist.
	 */
	public function run( float $seconds ): int {
		$until  = microtime( true ) + $seconds;
		$number = $this->addDue( $seconds );
		do {
			$deleted = $this->visits->deleteOld( self::BATCH );
		} while ( self::BATCH === $deleted && microtime( true ) < $until );
		return $number;
	}

	/**
	 * Writes nothing if no visit is over.
	 *
	 * @param float $seconds the same.
	 * @return int the same.
	 * @throws StorageFailed the same.
	 */
	public function addDue( float $seconds ): int {
		$until  = microtime( true ) + $seconds;
		$number = 0;
		do {
			$ids = $this->visits->due( self::BATCH );
			if ( array() !== $ids ) {
				$number += $this->transaction->run( fn(): int => $this->sum( $ids ) );
			}
		} while ( self::BATCH === count( $ids ) && microtime( true ) < $until );
		return $number;
	}

	/** @param non-empty-list<int> $ids */
	private function sum( array $ids ): int {
		$rows   = $this->visits->lock( $ids );
		$locked = array_map( static fn( array $row ): int => (int) $row['id'], $rows );
		if ( array() !== $locked ) { // Otherwise another process was faster.
			$this->visits->markSummed( $locked );
			$this->sums->add( StepSums::of( $rows ) );
			foreach ( $rows as $row ) {
				$this->keepAnswers( $row );
			}
		}
		return count( $locked );
	}

	/** @param array<string, string|null> $row */
	private function keepAnswers( array $row ): void {
		$answers = Answer::fromJson( (string) $row['answers'] );
		if ( array() === $answers ) {
			return;
		}
		$this->responses->add(
			new NewResponse(
				(int) $row['survey_id'],
				(string) $row['token'],
				$answers,
				SubmittedPage::of( 0, '', '' ),
				VisitRepository::lastReport( $row ),
				new Visitor( device: (string) $row['device'] ),
				ResponseStatus::PARTIAL,
				(string) $row['language']
			)
		);
	}
}
