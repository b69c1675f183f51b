<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\StarCounts;
use UserFeedback\PostRatings\Voting\VoteRepository;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Renders the rating of one post for all callers: an empty string if there is none. */
final class RenderRating {

	// Heights of the parts, in pixels.
	private const LINE    = 24; // The question, replaced by the thank-you.
	private const ICONS   = 44;
	private const ROW     = 52; // Includes the space below it.
	private const SUMMARY = 20;
	private const REASON  = 138;
	private const CARD    = 32; // Padding, if the owner chose a background.
	private const BRAND   = 20;

	/** Their characters on one line of a phone: wider screens reserve a little too much height. */
	private const CHARACTERS = 36;

	/**
	 * @param CurrentEdition       $edition for features that visitors use.
	 * @param Closure(): RatingKey $key
	 */
	public function __construct(
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		#[ResultOf( RatingSettingsRepository::class, 'get' )] private readonly RatingSettings $settings,
		private readonly PageRatings $page,
		private readonly VoteRepository $votes,
		#[Lazy( RatingKey::class )] private readonly Closure $key,
		private readonly Clock $clock
	) {}

	/** @param int $postId 0 for the current post. */
	public function of( int $postId ): string {
		if ( ! self::isPage() || ! $this->edition->allows( PlanFeature::POST_RATINGS ) ) {
			return '';
		}
		$post = get_post( $postId > 0 ? $postId : self::current() );
		if ( null === $post || ! self::isOpen( $post ) ) {
			return '';
		}
		try {
			$sums = $this->page->sumsOf( $post->ID ) ?? $this->votes->sumsOf( $post->ID );
		} catch ( StorageFailed ) {
			return ''; // A page works without its rating.
		}
		$this->page->add( $post->ID, $sums );
		return $this->markup( $post->ID, $sums );
	}

	/** Returns true for a visitor's page of one post: no list, feed, REST response, embed, AMP page or admin screen. */
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
	 * The numbers are in the page itself, so that readers without scripts see them too. An empty image next to them reserves
	 * the height, because a strict Content-Security-Policy blocks styles; without scripts, a browser parses it as a comment, so
	 * there is no gap if no script runs. Its width is in percent: with one in pixels, a theme that stretches images would keep
	 * the proportions.
	 */
	private function markup( int $postId, StarCounts $sums ): string {
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
			self::reservedHeight( $this->settings ),
			RatingFallbackHtml::of( $sums, $this->settings )
		);
	}

	/**
	 * The height that a page reserves for a rating before the script renders it, to avoid layout shifts. In pixels, from
	 * widget/rating/styles.css, in which all states overlap. Pure.
	 */
	private static function reservedHeight( RatingSettings $settings ): int {
		$longest = max( mb_strlen( $settings->values['rating_question'] ), mb_strlen( $settings->values['thank_you_message'] ) );
		$lines   = max( 1, (int) ceil( $longest / self::CHARACTERS ) );
		$summary = $settings->isOn( 'show_rating' ) || $settings->isOn( 'show_vote_count' ) ? self::SUMMARY : 0;
		return max( $lines * self::LINE + self::ICONS + self::ROW + $summary, $settings->isOn( 'ask_reason' ) ? self::REASON : 0 )
			+ ( '' === $settings->values['background_color'] ? 0 : self::CARD )
			+ ( $settings->isOn( 'show_uf_logo' ) ? self::BRAND : 0 );
	}
}
