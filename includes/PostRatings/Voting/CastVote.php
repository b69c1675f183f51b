<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores, changes, or withdraws one vote. REST and the collector share it. */
final class CastVote {

	public function __construct(
		private readonly AuthorizeVote $authorize,
		private readonly VoteRepository $votes,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<string, mixed> $vote in the contract's shape Vote
	 * @return array{average: float|null, total: int, rating: int|null} in the shape CountedVote
	 * @throws RequestError|StorageFailed nothing was stored.
	 */
	public function run( int $postId, array $vote ): array {
		/** @var array{rating: int|null, token: string, nonce: string} $vote it was checked. */
		$this->authorize->run( $postId, $vote['nonce'] );
		Retry::onConflict( fn() => $this->store( $postId, $vote['token'], $vote['rating'] ) );
		$sums = $this->votes->sumsOf( $postId );
		return array(
			'average' => $sums->average(),
			'total'   => $sums->total(),
			'rating'  => $vote['rating'],
		);
	}

	/** @throws StorageFailed */
	private function store( int $postId, string $token, ?int $rating ): void {
		$at = Clock::toStored( $this->clock->now() );
		if ( null === $rating ) {
			$this->votes->withdraw( $postId, $token, $at );
		} else {
			$this->votes->put( $postId, $token, $rating, $this->clock->day(), $at );
		}
	}
}
