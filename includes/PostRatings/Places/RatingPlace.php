<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Sums;
use UserFeedback\PostRatings\Voting\VoteRepository;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The place for the rating of one post, whoever asks for it: an empty text where there is to be none. */
final class RatingPlace {

	/**
	 * @param CurrentEdition       $edition that visitors meet.
	 * @param Closure(): RatingKey $key
	 */
	public function __construct(
		private readonly CurrentEdition $edition,
		private readonly RatingSettings $settings,
		private readonly PageRatings $page,
		private readonly VoteRepository $votes,
		private readonly Closure $key,
		private readonly Clock $clock
	) {}

	/** @param int $postId 0 for the post that the page is being printed of. */
	public function of( int $postId ): string {
		if ( ! self::isPage() || ! $this->edition->allows( Feature::POST_RATINGS ) ) {
			return '';
		}
		$post = get_post( $postId > 0 ? $postId : self::current() );
		if ( null === $post || ! self::isOpen( $post ) ) {
			return '';
		}
		try {
			$sums = $this->page->sumsOf( $post->ID ) ?? $this->votes->sumsOf( $post->ID );
		} catch ( StorageFailed ) {
			return ''; // A page without its rating is still a page.
		}
		$this->page->add( $post->ID, $sums );
		return $this->markup( $post->ID, $sums );
	}

	/** A page of one post that a visitor reads: no list, feed, answer of REST, embed, AMP page or screen of the admin. */
	public static function isPage(): bool {
		return did_action( 'wp' ) > 0
			&& is_singular()
			&& ! is_feed()
			&& ! is_embed()
			&& ! is_admin()
			&& ! wp_is_serving_rest_request()
			&& ! self::isAmp();
	}

	private static function isAmp(): bool {
		return function_exists( 'amp_is_request' ) && true === amp_is_request();
	}

	private static function current(): int {
		$id = get_the_ID();
		return false === $id ? get_queried_object_id() : $id;
	}

	private static function isOpen( WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && is_post_type_viewable( $post->post_type );
	}

	/**
	 * The numbers are in the page itself, so that readers without scripts have them too. An empty picture next to them holds
	 * the height, because a strict Content-Security-Policy refuses styles; without scripts a browser reads it as a comment,
	 * so there is no gap where no script draws. Its width is in percent: of one in pixels a theme that stretches images keeps
	 * the proportions.
	 */
	private function markup( int $postId, Sums $sums ): string {
		$data = array(
			'id'      => $postId,
			'nonce'   => ( $this->key )()->of( $postId ),
			'average' => $sums->average(),
			'total'   => $sums->total(),
			'at'      => $this->clock->now()->getTimestamp(),
		);
		return sprintf(
			'<div class="userfeedback-post-rating" data-userfeedback-rating="%s">' .
			'<noscript><!--</noscript><svg width="1%%" height="%d" aria-hidden="true"></svg><noscript>--></noscript>%s</div>',
			esc_attr( (string) wp_json_encode( $data ) ),
			RatingHeight::of( $this->settings ),
			RatingSummary::of( $sums, $this->settings )
		);
	}
}
