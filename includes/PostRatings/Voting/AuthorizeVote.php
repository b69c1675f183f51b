<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\Responses\Submit\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\RequestOrigin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if a visitor may vote or give a reason for a post, before anything is stored. */
final class AuthorizeVote {

	/** @param CurrentEdition $edition the edition for visitors */
	public function __construct(
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly RatingKey $key,
		private readonly RequestOrigin $origin,
		private readonly RateLimit $limit,
		private readonly VoteRepository $votes
	) {}

	/**
	 * @throws RequestError|StorageFailed not found, invalid token, rate limit reached.
	 */
	public function run( int $postId, string $nonce ): void {
		if ( ! $this->edition->allows( PlanFeature::POST_RATINGS ) ) {
			throw RequestError::notFound( 'Posts are not rated here.', 'post' );
		}
		if ( ! $this->votes->isPostPublic( $postId ) ) {
			throw RequestError::notFound( 'The post is not open to everybody.', 'post' );
		}
		$this->key->check( $postId, $nonce );
		$address = $this->origin->address();
		Retry::onConflict( fn() => $this->limit->countVote( $postId, $address ) );
	}
}
