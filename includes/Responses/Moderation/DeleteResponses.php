<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\UpdateCounters;
use UserFeedback\Responses\Counting\UpdateQuotas;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes responses of any status: their rows, texts, and counts. */
final class DeleteResponses {

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly ResponseStatusRepository $statuses,
		private readonly UpdateCounters $updateCounters,
		private readonly Transaction $transaction,
		private readonly UpdateQuotas $updateQuotas
	) {}

	/**
	 * @param non-empty-list<int> $ids
	 * @return int number of responses deleted
	 * @throws StorageFailed nothing was deleted.
	 */
	public function delete( array $ids ): int {
		return $this->transaction->run(
			function () use ( $ids ): int {
				$deleted = 0;
				foreach ( ResponseStatus::cases() as $status ) {
					$locked   = $this->responses->lock( $ids, $status );
					$deleted += count( $locked );
					$this->locked( $locked );
					$this->updateQuotas->add( ResponseStatus::PUBLISH === $status ? $locked : array(), -1 );
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
		foreach ( array( CountingState::IN, CountingState::OUT ) as $counted ) {
			$this->updateCounters->takeOut( CountingState::only( $counted, $responses ), $counted );
		}
		$this->statuses->delete( array_map( static fn( StoredResponse $response ): int => $response->id, $responses ) );
	}
}
