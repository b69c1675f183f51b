<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Contract\Problem\BadWriteToken;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Problem\TooMany;
use UserFeedback\Database\Retry;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\Responses\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\Sender;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if a visitor may vote or give a reason for a post, before anything is stored. */
final class AdmitVoter {

	/** @param CurrentEdition $edition the edition for visitors */
	public function __construct(
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly RatingKey $key,
		private readonly Sender $sender,
		private readonly RateLimit $limit,
		private readonly OpenPostQuery $posts
	) {}

	/**
	 * @throws NotFound|BadWriteToken|TooMany|StorageFailed
	 */
	public function run( int $postId, string $nonce ): void {
		if ( ! $this->edition->allows( Feature::POST_RATINGS ) ) {
			throw new NotFound( 'Posts are not rated here.', 'post' );
		}
		if ( ! $this->posts->isOpen( $postId ) ) {
			throw new NotFound( 'The post is not open to everybody.', 'post' );
		}
		$this->key->check( $postId, $nonce );
		$address = $this->sender->address();
		Retry::onConflict( fn() => $this->limit->countVote( $postId, $address ) );
	}
}
