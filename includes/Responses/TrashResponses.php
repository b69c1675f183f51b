<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Licensing\Feature;
use UserFeedback\Surveys\BulkOutcome;

/**
 * Puts responses of a survey into the trash, back, and out of it for good.
 *
 * A row and all numbers that come of it change in one transaction, so whoever looks next sees both. Rows that nobody
 * counted yet only change their status: the processor goes by that.
 */
final class TrashResponses {

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly ResponseStatusRepository $statuses,
		private readonly MoveCounted $move,
		private readonly CurrentEntitlements $entitlements,
		private readonly Transaction $transaction
	) {}

	/**
	 * @param list<int> $ids
	 * @throws UpgradeNeeded|StorageFailed nothing was changed.
	 */
	public function trash( int $survey_id, array $ids ): BulkOutcome {
		$this->entitlements->get()->check( Feature::TRASH_RESPONSES );
		return $this->to( ResponseStatus::TRASH, ResponseStatus::PUBLISH, $survey_id, $ids );
	}

	/**
	 * @param list<int> $ids
	 * @throws UpgradeNeeded|StorageFailed nothing was changed.
	 */
	public function restore( int $survey_id, array $ids ): BulkOutcome {
		return $this->to( ResponseStatus::PUBLISH, ResponseStatus::TRASH, $survey_id, $ids );
	}

	/**
	 * @param list<int> $ids
	 * @throws UpgradeNeeded|StorageFailed nothing was changed.
	 */
	public function delete( int $survey_id, array $ids ): BulkOutcome {
		return $this->to( null, ResponseStatus::TRASH, $survey_id, $ids );
	}

	/**
	 * @param ResponseStatus|null $status null: gone.
	 * @param list<int>           $ids
	 */
	private function to( ?ResponseStatus $status, ResponseStatus $from, int $survey_id, array $ids ): BulkOutcome {
		if ( count( $ids ) > 1 ) {
			$this->entitlements->get()->check( Feature::BULK_ACTIONS );
		}
		$outcome = new BulkOutcome();
		$found   = array() === $ids ? array() : $this->statuses->of( $survey_id, $ids );
		$change  = array();
		foreach ( $ids as $id ) {
			$is = $found[ $id ] ?? ResponseStatus::SPAM;
			if ( ResponseStatus::SPAM === $is ) {
				$outcome->skipped( $id, __( 'This survey has no such response.', 'userfeedback' ) );
			} elseif ( $is === $from ) {
				$change[] = $id;
			} elseif ( ResponseStatus::TRASH === $status ) {
				$outcome->updated( $id );
			} else {
				$outcome->skipped( $id, __( 'This response is not in the trash.', 'userfeedback' ) );
			}
		}
		$changed = array() === $change ? array() : $this->transaction->run( fn(): array => $this->change( $change, $from, $status ) );
		$outcome->updated( ...$changed );
		$outcome->skippedAll( array_diff( $change, $changed ), __( 'Someone else changed this response just now. Look at it again and repeat.', 'userfeedback' ) );
		return $outcome;
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return list<int> ids of those that still had the status.
	 */
	private function change( array $ids, ResponseStatus $from, ?ResponseStatus $to ): array {
		$locked = $this->responses->lock( $ids, $from );
		$ids    = array_map( static fn( StoredResponse $response ): int => $response->id, $locked );
		if ( array() === $ids ) {
			return array();
		}
		if ( null === $to ) {
			$this->move->takeOut( self::only( $locked, Counted::IN ), Counted::IN );
			$this->move->takeOut( self::only( $locked, Counted::OUT ), Counted::OUT );
			$this->statuses->delete( $ids );
			return $ids;
		}
		$this->statuses->change( $ids, $to );
		[ $was, $is ] = ResponseStatus::TRASH === $to ? array( Counted::IN, Counted::OUT ) : array( Counted::OUT, Counted::IN );
		$counted      = self::only( $locked, $was );
		if ( array() !== $counted ) {
			$this->move->by( $counted, $to, $was, $is );
		}
		return $ids;
	}

	/**
	 * @param list<StoredResponse> $responses
	 * @return list<StoredResponse> those of one state of counting.
	 */
	private static function only( array $responses, Counted $counted ): array {
		return array_values( array_filter( $responses, static fn( StoredResponse $response ): bool => $response->counted === $counted ) );
	}
}
