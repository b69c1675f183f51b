<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Responses\Bits\KeepPlaces;
use UserFeedback\Responses\Counted;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Responses\TakenByAnother;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Moves responses from one counting state to another, and updates the derived tables; always inside a transaction. */
final class MoveCounted {

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly TallyRepository $tallies,
		private readonly KeepPlaces $places
	) {}

	/**
	 * @param non-empty-list<StoredResponse> $batch
	 * @throws TakenByAnother one of them no longer has that state or status.
	 */
	public function run( array $batch, ResponseStatus $status, Counted $from, Counted $to ): void {
		$ids = array_map( static fn( StoredResponse $response ): int => $response->id, $batch );

		// Do this first, because it locks the rows: a second process waits here and then finds none left.
		if ( count( $ids ) !== $this->responses->mark( $ids, $status, $from, $to ) ) {
			throw new TakenByAnother();
		}
		if ( Counted::NOT_YET === $from ) {
			$this->places->give( $batch );
		} else {
			$this->places->turn( $batch, $status );
		}
		$this->subtract( $batch, $from );
		if ( Counted::IN === $to ) {
			$this->tallies->add( Tally::of( $batch ) );
		} elseif ( Counted::OUT === $to ) {
			$this->tallies->add( Tally::ofTrash( $batch ) );
		}
	}

	/**
	 * Removes responses that are in this state and about to be deleted from the derived tables.
	 *
	 * @param list<StoredResponse> $batch
	 */
	public function takeOut( array $batch, Counted $from ): void {
		if ( array() !== $batch ) {
			$this->places->take( $batch );
			$this->subtract( $batch, $from );
		}
	}

	/** @param list<StoredResponse> $batch */
	private function subtract( array $batch, Counted $from ): void {
		if ( Counted::IN === $from ) {
			$this->tallies->subtract( Tally::of( $batch ) );
		} elseif ( Counted::OUT === $from ) {
			$this->tallies->subtract( Tally::ofTrash( $batch ) );
		}
	}
}
