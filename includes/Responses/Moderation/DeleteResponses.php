<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Responses\Counted;
use UserFeedback\Responses\Counting\MoveCounted;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes responses of any status: their rows, texts, and counts. */
final class DeleteResponses {

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly ResponseStatusRepository $statuses,
		private readonly MoveCounted $move,
		private readonly Transaction $transaction
	) {}

	/**
	 * @param non-empty-list<int> $ids
	 * @return int number of responses deleted
	 * @throws StorageFailed nothing was deleted.
	 */
	public function run( array $ids ): int {
		return $this->transaction->run(
			function () use ( $ids ): int {
				$deleted = 0;
				foreach ( ResponseStatus::cases() as $status ) {
					$locked   = $this->responses->lock( $ids, $status );
					$deleted += count( $locked );
					$this->locked( $locked );
				}
				return $deleted;
			}
		);
	}

	/** @param list<StoredResponse> $responses locked until the transaction ends */
	public function locked( array $responses ): void {
		if ( array() === $responses ) {
			return;
		}
		foreach ( array( Counted::IN, Counted::OUT ) as $counted ) {
			$this->move->takeOut( Counted::only( $counted, $responses ), $counted );
		}
		$this->statuses->delete( array_map( static fn( StoredResponse $response ): int => $response->id, $responses ) );
	}
}
