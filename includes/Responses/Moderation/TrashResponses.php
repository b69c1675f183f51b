<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\UpdateCounters;
use UserFeedback\Responses\Counting\UpdateQuotas;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Lifecycle\BulkOutcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Moves a survey's responses to the trash, restores them, or deletes them permanently; also spam, and responses over the limit.
 * Partial responses can only be deleted.
 *
 * A row and all numbers derived from it change in one transaction, so readers see both. Uncounted rows only change their
 * status: the processor uses it, and queues notifications unless the response was spam.
 */
final class TrashResponses {

	private const OUT_OF_SIGHT = array( ResponseStatus::TRASH, ...ResponseStatus::APART );

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly ResponseStatusRepository $statuses,
		private readonly UpdateCounters $updateCounters,
		private readonly DeleteResponses $delete,
		private readonly CurrentEdition $edition,
		private readonly Transaction $transaction,
		private readonly UpdateQuotas $updateQuotas
	) {}

	/**
	 * @param list<int> $ids
	 * @throws RequestError|StorageFailed nothing was changed.
	 */
	public function trash( int $surveyId, array $ids ): BulkOutcome {
		$this->edition->get()->check( PlanFeature::TRASH_RESPONSES );
		return $this->to( ResponseStatus::TRASH, array( ResponseStatus::PUBLISH, ...ResponseStatus::APART ), $surveyId, $ids );
	}

	/**
	 * @param list<int> $ids
	 * @throws RequestError|StorageFailed nothing was changed.
	 */
	public function restore( int $surveyId, array $ids ): BulkOutcome {
		return $this->to( ResponseStatus::PUBLISH, self::OUT_OF_SIGHT, $surveyId, $ids );
	}

	/**
	 * @param list<int> $ids
	 * @throws RequestError|StorageFailed nothing was changed.
	 */
	public function delete( int $surveyId, array $ids ): BulkOutcome {
		return $this->to( null, self::OUT_OF_SIGHT, $surveyId, $ids );
	}

	/**
	 * @param ResponseStatus|null            $status null: gone.
	 * @param non-empty-list<ResponseStatus> $from
	 * @param list<int>                      $ids
	 */
	private function to( ?ResponseStatus $status, array $from, int $surveyId, array $ids ): BulkOutcome {
		$found  = array() === $ids ? array() : $this->statuses->of( $surveyId, $ids );
		$isSpam = array() !== $found
			&& array() === array_filter( $found, static fn( ResponseStatus $is ): bool => ResponseStatus::SPAM !== $is );
		if ( count( $ids ) > 1 && ! $isSpam ) { // Every edition can delete spam.
			$this->edition->get()->check( PlanFeature::BULK_ACTIONS );
		}
		$outcome = new BulkOutcome();
		$change  = array();
		foreach ( $ids as $id ) {
			$is = $found[ $id ] ?? null;
			if ( null === $is ) {
				$outcome->skipped( $id, __( 'This response doesn’t exist in this survey.', 'userfeedback' ) );
			} elseif ( ResponseStatus::PARTIAL === $is && null !== $status ) {
				$outcome->skipped( $id, __( 'This response is unfinished. You can only delete it.', 'userfeedback' ) );
			} elseif ( in_array( $is, $from, true ) ) {
				$change[ $is->value ][] = $id;
			} elseif ( ResponseStatus::TRASH === $status ) {
				$outcome->updated( $id );
			} else {
				$outcome->skipped( $id, __( 'This response isn’t in the Trash.', 'userfeedback' ) );
			}
		}
		$changed = array() === $change ? array() : $this->transaction->run( fn(): array => $this->change( $change, $status ) );
		$outcome->updated( ...$changed );
		$outcome->skippedAll(
			array_diff( array_merge( ...array_values( $change ) ), $changed ),
			__( 'Someone else just changed this response. Review it and try again.', 'userfeedback' )
		);
		return $outcome;
	}

	/**
	 * @param array<string, non-empty-list<int>> $ids by the status they were found with.
	 * @return list<int> ids that still had the status
	 */
	private function change( array $ids, ?ResponseStatus $to ): array {
		$changed = array();
		foreach ( $ids as $from => $ofStatus ) {
			$locked = $this->responses->lock( $ofStatus, ResponseStatus::from( $from ) );
			if ( array() !== $locked ) {
				$this->changeLocked( $locked, ResponseStatus::from( $from ), $to );
				array_push( $changed, ...array_map( static fn( StoredResponse $response ): int => $response->id, $locked ) );
			}
		}
		return $changed;
	}

	/** @param non-empty-list<StoredResponse> $locked */
	private function changeLocked( array $locked, ResponseStatus $from, ?ResponseStatus $to ): void {
		if ( null === $to ) {
			$this->delete->locked( $locked );
			return;
		}
		$this->statuses->change( array_map( static fn( StoredResponse $response ): int => $response->id, $locked ), $to );
		[ $was, $is ] = match ( true ) {
			ResponseStatus::PUBLISH === $to => array( CountingState::OUT, CountingState::IN ),
			// Don't leave it to the processor: it would send notifications.
			in_array( $from, ResponseStatus::APART, true ) => array( CountingState::NOT_YET, CountingState::OUT ),
			default                         => array( CountingState::IN, CountingState::OUT ),
		};
		// A published response takes a place of the survey's limit and quotas, and leaves it in the trash.
		if ( in_array( ResponseStatus::PUBLISH, array( $from, $to ), true ) ) {
			$this->updateQuotas->add( $locked, ResponseStatus::PUBLISH === $to ? 1 : -1 );
		}
		$counted = CountingState::only( $was, $locked );
		if ( array() !== $counted ) {
			$this->updateCounters->update( $counted, $to, $was, $is );
		}
	}
}
