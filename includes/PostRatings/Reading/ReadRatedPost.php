<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\Counting\CountVotes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ReadRatedPost {

	public function __construct(
		private readonly CountVotes $countVotes,
		private readonly RatedPostsQuery $posts,
		private readonly PostVotesQuery $votes,
		private readonly Clock $clock
	) {}

	/**
	 * @return array<string, mixed> in the shape RatedPost
	 * @throws RequestError|StorageFailed not found.
	 */
	public function post( int $postId ): array {
		$post = get_post( $postId );
		if ( null === $post || 'trash' === $post->post_status ) {
			throw RequestError::notFound( 'There is no such post.', 'post' );
		}
		$this->countVotes->beforeReading();
		$sums = $this->posts->of( $postId );
		if ( 0 === $sums->total() && ! is_post_publicly_viewable( $post ) ) {
			throw RequestError::notFound( 'Only users who can edit this post can see its title.', 'post' );
		}
		$firstDay = RatingTrend::firstDay( $this->clock );
		$trend    = new RatingTrend( $this->clock, $this->posts->daysOfPosts( array( $postId ), $firstDay )[ $postId ] ?? array() );
		return RatedPostMapper::of( $postId ) + array(
			'total_ratings'  => $sums->total(),
			'average_rating' => $sums->average(),
			'counts'         => $sums->toList(),
			'days'           => $trend->days(),
		);
	}

	/**
	 * @return array{items: list<array<string, mixed>>, total: int} items in the shape RatingVote, and their total number
	 * @throws StorageFailed
	 */
	public function votes( int $postId, ?int $rating, int $page, int $perPage ): array {
		return array(
			'items' => array_map(
				static fn( array $vote ): array => array(
					// The token itself would let the reader change the vote.
					'id'         => substr( hash( 'sha256', "$postId|{$vote['token']}" ), 0, 16 ),
					'created_at' => Clock::toApi( Clock::fromStored( $vote['created_at'] ) ),
					'rating'     => $vote['rating'],
					'reason'     => $vote['reason'],
					'reason_id'  => $vote['reason_id'],
				),
				$this->votes->page( $postId, $rating, $page, $perPage )
			),
			'total' => $this->votes->count( $postId, $rating ),
		);
	}
}
