<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use Closure;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\StarCounts;
use UserFeedback\Responses\Counting\QueueConsumer;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Updates the star counts from the votes. It may run twice, in parallel, and be killed at any point: it adds the difference
 * between a vote and its part of the counts, and changes both in one transaction.
 *
 * @phpstan-import-type Claimed from PendingVotesRepository
 */
#[Shared]
final class CountVotes implements QueueConsumer {

	/** Maximum votes in one transaction. */
	private const BATCH = 200;

	/** @param Closure(): Transaction $transaction */
	public function __construct(
		private readonly PendingVotesRepository $pendingVotes,
		private readonly StarCountsRepository $starCounts,
		#[Lazy( Transaction::class )] private readonly Closure $transaction
	) {}

	public function run( int $most = 20_000 ): int {
		$done = 0;
		while ( $done < $most ) {
			$keys = $this->pendingVotes->next( min( self::BATCH, $most - $done ) );
			if ( array() === $keys ) {
				break;
			}
			$posts = ( $this->transaction )()->run( fn(): array => $this->fold( $keys ) );
			$done += count( $keys );
			if ( array() !== $posts ) {
				/**
				 * Fires after votes for posts were counted.
				 *
				 * @param list<int> $posts ids of the posts whose rating may have changed.
				 */
				do_action( 'userfeedback_ratings_counted', $posts );
			}
		}
		return $done;
	}

	/** Returns the schedule that counts votes in place of responses. */
	public function schedule(): ScheduleProcessing {
		return new ScheduleProcessing( $this->run( ... ) );
	}

	/** Counts votes before an owner reads the results; if the database fails, the earlier counts are shown. */
	public function beforeReading(): void {
		try {
			$this->run();
		} catch ( StorageFailed ) {
			return;
		}
	}

	/**
	 * @param non-empty-list<array{int, string}> $keys
	 * @return list<int> posts whose sums changed.
	 * @throws StorageFailed
	 */
	private function fold( array $keys ): array {
		$days    = array();
		$posts   = array();
		$changed = array();
		foreach ( $this->pendingVotes->claim( $keys ) as $vote ) {
			$difference = ( new StarCounts() )->plus( $vote['rating'], 1 )->plus( $vote['counted'], -1 );
			$id         = $vote['post_id'];

			$days[ $id ][ $vote['day'] ] = ( $days[ $id ][ $vote['day'] ] ?? new StarCounts() )->with( $difference );
			[ $sums, $lastAt ]           = $posts[ $id ] ?? array( new StarCounts(), '' );
			$posts[ $id ]                = array( $sums->with( $difference ), max( $lastAt, $vote['changed_at'] ) );
			if ( $vote['rating'] !== $vote['counted'] ) {
				$changed[ $id ] = $id;
			}
		}
		$this->starCounts->addDays( $days );
		$this->starCounts->addPosts( $posts );
		$this->pendingVotes->markCounted( $keys );
		return array_values( $changed );
	}
}
