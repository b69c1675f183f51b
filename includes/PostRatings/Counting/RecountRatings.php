<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use Closure;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\StarCounts;
use UserFeedback\Responses\Counting\ComparedPart;
use UserFeedback\Responses\Counting\Recount\Recountable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Compares the star counts with the votes, some posts at a time, and fixes differences if asked. Votes and their counting may
 * continue meanwhile: it reads one snapshot of counted votes and adds differences.
 */
final class RecountRatings implements Recountable {

	/** Maximum posts in one transaction. */
	private const BATCH = 100;

	/** @param Closure(): Transaction $transaction */
	public function __construct(
		private readonly CountedVotesQuery $votes,
		private readonly StarCountsRepository $starCounts,
		private readonly RatedPostRepository $ratedPosts,
		#[Lazy( Transaction::class )] private readonly Closure $transaction
	) {}

	public function recount(): int {
		$this->ratedPosts->deletePosts( $this->votes->withoutPost() );
		$found = 0;
		foreach ( $this->batches() as $posts ) {
			$found += $this->compare( $posts, true );
		}
		return $found;
	}

	public function verify( bool $isFixing ): ComparedPart {
		$checked  = 0;
		$found    = 0;
		$repaired = 0;
		foreach ( $this->batches() as $posts ) {
			$here      = $this->compare( $posts, false );
			$repaired += $isFixing && $here > 0 ? $this->compare( $posts, true ) : 0;
			$found    += $here;
			$checked  += count( $posts );
		}
		return new ComparedPart( 'post ratings', 'posts', $checked, $checked, $found, $repaired );
	}

	/** @return iterable<non-empty-list<int>> ids of posts. */
	private function batches(): iterable {
		$last = 0;
		do {
			$posts = $this->votes->postsAfter( $last, self::BATCH );
			if ( array() !== $posts ) {
				yield $posts;
				$last = max( $posts );
			}
		} while ( self::BATCH === count( $posts ) );
	}

	/** @param non-empty-list<int> $posts */
	private function compare( array $posts, bool $isFixing ): int {
		return ( $this->transaction )()->run( fn(): int => $this->repair( $posts, $isFixing ) );
	}

	/**
	 * @param non-empty-list<int> $posts
	 * @throws StorageFailed
	 */
	private function repair( array $posts, bool $isFixing ): int {
		$right  = $this->votes->days( $posts );
		$days   = self::differences( $right, $this->starCounts->days( $posts ) );
		$stored = $this->starCounts->posts( $posts );
		$last   = $this->votes->lastChanges( $posts );
		$found  = (int) array_sum( array_map( 'count', $days ) );
		$wrong  = array();
		$late   = array();
		foreach ( $posts as $id ) {
			$there      = $stored[ $id ]['sums'] ?? new StarCounts();
			$difference = self::minus( self::sum( $right[ $id ] ?? array() ), $there );
			if ( ! $difference->isZero() || self::isStale( $stored[ $id ] ?? null, $there ) ) {
				$wrong[ $id ] = array( $difference, $last[ $id ]['at'] ?? $stored[ $id ]['last_at'] ?? '' );
			} elseif ( isset( $stored[ $id ], $last[ $id ] ) && self::isLate( $stored[ $id ]['last_at'], $last[ $id ] ) ) {
				$late[ $id ] = $last[ $id ]['at'];
			}
		}
		if ( $isFixing ) {
			foreach ( $late as $id => $at ) {
				$this->starCounts->setLast( $id, $at );
			}
			$this->starCounts->addDays( $days );
			$this->starCounts->addPosts( $wrong );
		}
		return $found + count( $late ) + count( $wrong );
	}

	/**
	 * @param array{total: int, average: float}|null $stored
	 */
	private static function isStale( ?array $stored, StarCounts $sums ): bool {
		return null !== $stored
			&& ( $stored['total'] !== $sums->total() || abs( $stored['average'] - ( $sums->average() ?? 0 ) ) > 0.006 );
	}

	/** @param array{at: string, waiting: int} $last while a vote is pending, the sums may be older. */
	private static function isLate( string $stored, array $last ): bool {
		return $stored > $last['at'] || ( 0 === $last['waiting'] && $stored !== $last['at'] );
	}

	/**
	 * @param array<int, array<string, StarCounts>> $right
	 * @param array<int, array<string, StarCounts>> $stored
	 * @return array<int, array<string, StarCounts>> differences to add.
	 */
	private static function differences( array $right, array $stored ): array {
		$differences = array();
		foreach ( array_keys( $right + $stored ) as $id ) {
			$ofPost = array( $right[ $id ] ?? array(), $stored[ $id ] ?? array() );
			foreach ( array_keys( $ofPost[0] + $ofPost[1] ) as $day ) {
				$difference = self::minus( $ofPost[0][ $day ] ?? new StarCounts(), $ofPost[1][ $day ] ?? new StarCounts() );
				if ( ! $difference->isZero() ) {
					$differences[ $id ][ $day ] = $difference;
				}
			}
		}
		return $differences;
	}

	/** @param array<string, StarCounts> $days */
	private static function sum( array $days ): StarCounts {
		return array_reduce( $days, static fn( StarCounts $all, StarCounts $day ): StarCounts => $all->with( $day ), new StarCounts() );
	}

	private static function minus( StarCounts $one, StarCounts $other ): StarCounts {
		foreach ( $other->toList() as $place => $votes ) {
			$one = $one->plus( $place + 1, -$votes );
		}
		return $one;
	}
}
