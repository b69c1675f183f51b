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

/** Moves responses from one state of counting to another, and the derived tables with them; always inside a transaction. */
final class MoveCounted {

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly TallyRepository $tallies,
		private readonly KeepPlaces $places
	) {}

	/**
	 * @param non-empty-list<StoredResponse> $batch
	 * @throws TakenByAnother one of them is not in that state, or has not that status, any more.
	 */
	public function run( array $batch, ResponseStatus $status, Counted $from, Counted $to ): void {
		$ids = array_map( static fn( StoredResponse $response ): int => $response->id, $batch );

		// First of all, because this takes the rows' locks: a second process waits here and then finds none left.
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
	 * Makes the derived tables forget responses that are in this state and about to be deleted.
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
