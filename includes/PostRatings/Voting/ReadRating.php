<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The current rating of a post, for cached pages. */
final class ReadRating {

	private const SHORTCODE = 'userfeedback-post-ratings';
	private const BLOCK     = 'userfeedback/post-ratings';

	public function __construct(
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly RatingKey $key,
		private readonly RatingSettingsRepository $settings,
		private readonly VoteRepository $votes
	) {}

	/**
	 * @return array{average: float|null, total: int, nonce: string} as the shape RatingOfPost shows it.
	 * @throws RequestError|StorageFailed not found.
	 */
	public function run( int $postId ): array {
		if ( ! $this->edition->allows( PlanFeature::POST_RATINGS ) || ! $this->asksFor( $postId ) ) {
			throw RequestError::notFound( 'This post is not rated.', 'post' );
		}
		$sums = $this->votes->sumsOf( $postId );
		return array(
			'average' => $sums->average(),
			'total'   => $sums->total(),
			'nonce'   => $this->key->of( $postId ),
		);
	}

	/** Returns true if the post shows its rating, as far as can be determined, or has votes. Other posts get no key. */
	private function asksFor( int $postId ): bool {
		$post   = get_post( $postId );
		$isOpen = 'publish' === $post?->post_status && '' === $post->post_password && is_post_type_viewable( $post->post_type );
		if ( null === $post || ! $isOpen ) {
			return false;
		}
		return $this->settings->get()->isFor( $post->post_type )
			|| has_shortcode( $post->post_content, self::SHORTCODE )
			|| has_block( self::BLOCK, $post )
			|| $this->votes->isKnown( $postId );
	}
}
