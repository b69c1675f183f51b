<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Responses\Index\Bitmaps\AssignOrdinals;
use UserFeedback\Responses\Storage\ConcurrentUpdate;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Moves responses from one counting state to another, and updates the derived tables; always inside a transaction. */
final class UpdateCounters {

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly CounterRepository $counters,
		private readonly AssignOrdinals $assignOrdinals
	) {}

	/**
	 * @param non-empty-list<StoredResponse> $batch
	 * @throws ConcurrentUpdate one of them no longer has that state or status.
	 */
	public function update( array $batch, ResponseStatus $status, CountingState $from, CountingState $to ): void {
		$ids = array_map( static fn( StoredResponse $response ): int => $response->id, $batch );

		// Do this first, because it locks the rows: a second process waits here and then finds none left.
		if ( count( $ids ) !== $this->responses->mark( $ids, $status, $from, $to ) ) {
			throw new ConcurrentUpdate();
		}
		if ( CountingState::NOT_YET === $from ) {
			$this->assignOrdinals->assign( $batch );
		} else {
			$this->assignOrdinals->turn( $batch, $status );
		}
		$this->subtract( $batch, $from );
		if ( CountingState::IN === $to ) {
			$this->counters->add( CounterDelta::of( $batch ) );
		} elseif ( CountingState::OUT === $to ) {
			$this->counters->add( CounterDelta::ofTrash( $batch ) );
		}
	}

	/**
	 * Removes responses that are in this state and about to be deleted from the derived tables.
	 *
	 * @param list<StoredResponse> $batch
	 */
	public function takeOut( array $batch, CountingState $from ): void {
		if ( array() !== $batch ) {
			$this->assignOrdinals->remove( $batch );
			$this->subtract( $batch, $from );
		}
	}

	/** @param list<StoredResponse> $batch */
	private function subtract( array $batch, CountingState $from ): void {
		if ( CountingState::IN === $from ) {
			$this->counters->subtract( CounterDelta::of( $batch ) );
		} elseif ( CountingState::OUT === $from ) {
			$this->counters->subtract( CounterDelta::ofTrash( $batch ) );
		}
	}
}
