<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use Closure;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\PostRatings\Sums;
use UserFeedback\Responses\Counting\Backlog;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Makes the sums say what the votes say. It may run twice, at the same time, and be killed anywhere: what is added is the
 * difference between what a vote says and what the sums hold of it, and both change in one transaction.
 *
 * @phpstan-import-type Claimed from WaitingVotesRepository
 */
final class FoldVotes implements Backlog {

	/** Votes in one transaction. */
	private const BATCH = 200;

	/** @param Closure(): Transaction $transaction */
	public function __construct(
		private readonly WaitingVotesRepository $waiting,
		private readonly SumsRepository $sums,
		private readonly Closure $transaction
	) {}

	public function run( int $most = 20_000 ): int {
		$done = 0;
		while ( $done < $most ) {
			$keys = $this->waiting->some( min( self::BATCH, $most - $done ) );
			if ( array() === $keys ) {
				break;
			}
			$posts = ( $this->transaction )()->run( fn(): array => $this->fold( $keys ) );
			$done += count( $keys );
			if ( array() !== $posts ) {
				/**
				 * Fires after votes for posts were counted.
				 *
				 * @param list<int> $posts ids of the posts whose rating may be another one now.
				 */
				do_action( 'userfeedback_ratings_counted', $posts );
			}
		}
		return $done;
	}

	/** What an owner is about to read; where the database refuses, he reads what was counted before. */
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
		foreach ( $this->waiting->claim( $keys ) as $vote ) {
			$difference = ( new Sums() )->plus( $vote['rating'], 1 )->plus( $vote['counted'], -1 );
			$id         = $vote['post_id'];

			$days[ $id ][ $vote['day'] ] = ( $days[ $id ][ $vote['day'] ] ?? new Sums() )->with( $difference );
			[ $sums, $lastAt ]           = $posts[ $id ] ?? array( new Sums(), '' );
			$posts[ $id ]                = array( $sums->with( $difference ), max( $lastAt, $vote['changed_at'] ) );
			if ( $vote['rating'] !== $vote['counted'] ) {
				$changed[ $id ] = $id;
			}
		}
		$this->sums->addDays( $days );
		$this->sums->addPosts( $posts );
		$this->waiting->settle( $keys );
		return array_values( $changed );
	}
}
