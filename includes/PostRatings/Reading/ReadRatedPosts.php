<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\PostRatings\StarCounts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All rated posts, a page at a time, and the overview. The number of queries does not depend on the page size. */
final class ReadRatedPosts {

	public function __construct(
		private readonly CountVotes $countVotes,
		private readonly RatedPostsQuery $posts,
		private readonly Clock $clock
	) {}

	/**
	 * @return array{items: list<array<string, mixed>>, total: int} items in the shape RatingRow, and their total number
	 * @throws StorageFailed
	 */
	public function page( RatingListRequest $request ): array {
		$this->countVotes->beforeReading();
		$firstDay = RatingTrend::firstDay( $this->clock );
		$posts    = $this->posts->page( $request, $firstDay );
		$ids      = array_map( static fn( array $post ): int => $post['id'], $posts );
		RatedPostMapper::prime( $ids );
		$days  = array() === $ids ? array() : $this->posts->daysOfPosts( $ids, $firstDay );
		$items = array();
		foreach ( $posts as $post ) {
			$trend   = new RatingTrend( $this->clock, $days[ $post['id'] ] ?? array() );
			$items[] = RatedPostMapper::of( $post['id'] ) + self::numbers( $post['sums'], $trend ) + array(
				'trend'         => $trend->totals(),
				'last_rated_at' => '' === $post['last_at'] ? null : Clock::toApi( Clock::fromStored( $post['last_at'] ) ),
			);
		}
		return array(
			'items' => $items,
			'total' => $this->posts->count( $request, $firstDay ),
		);
	}

	/**
	 * @return array<string, mixed> in the shape RatingOverview
	 * @throws StorageFailed
	 */
	public function overview(): array {
		$trend = new RatingTrend( $this->clock, $this->posts->daysOfAll( RatingTrend::firstDay( $this->clock ) ) );
		return self::numbers( $this->posts->all(), $trend ) + array( 'days' => $trend->days() );
	}

	/** @return array{total_ratings: int, average_rating: float|null, total_ratings_30_days: int, average_rating_30_days: float|null} */
	public static function numbers( StarCounts $all, RatingTrend $trend ): array {
		$recent = $trend->sum();
		return array(
			'total_ratings'          => $all->total(),
			'average_rating'         => $all->average(),
			'total_ratings_30_days'  => $recent->total(),
			'average_rating_30_days' => $recent->average(),
		);
	}
}
