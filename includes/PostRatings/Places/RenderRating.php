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
use UserFeedback\Platform\Schema\Limits;
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

	/** Pixels of one icon's grid, and of all icons. */
	private const ICON      = 24;
	private const ALL_ICONS = Limits::STARS * self::ICON;

	private const ICON_HEIGHT = 16;

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
			self::fallbackHtml( $sums, $this->settings )
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

	/**
	 * The numbers of a rating in the page itself: for search engines, and for readers without scripts, who also see icons. It needs
	 * no styles, because a strict Content-Security-Policy blocks them.
	 * Returns an empty string if there are no votes, or nothing is shown.
	 */
	private static function fallbackHtml( StarCounts $sums, RatingSettings $settings ): string {
		$average = $sums->average();
		$icons   = null !== $average && $settings->isOn( 'show_rating' ) ? self::fallbackIcons( $average, $settings ) : '';
		$words   = null === $average ? '' : self::fallbackWords( $average, $sums->total(), $settings );
		return '' === $words ? '' : sprintf( '<small class="userfeedback-post-rating-summary">%s%s</small>', $icons, esc_html( $words ) );
	}

	/** Same text as in widget/rating: with at most one decimal. */
	private static function fallbackWords( float $average, int $total, RatingSettings $settings ): string {
		$decimals = floor( round( $average, 1 ) ) === round( $average, 1 ) ? 0 : 1;
		return trim(
			( $settings->isOn( 'show_rating' )
				? sprintf( RatingStrings::average(), number_format_i18n( $average, $decimals ), number_format_i18n( Limits::STARS ) )
				: '' )
			. ' '
			. ( $settings->isOn( 'show_vote_count' )
				/* translators: %1$s: number of votes. */
				? sprintf( _n( '(%1$s vote)', '(%1$s votes)', $total, 'userfeedback' ), number_format_i18n( $total ) )
				: '' )
		);
	}

	/** Fills icons to the nearest half, in reading direction. */
	private static function fallbackIcons( float $average, RatingSettings $settings ): string {
		$icon  = RatingIcons::path( $settings->values['icon_id'] );
		$width = (int) ( round( $average * 2 ) * self::ICON / 2 );
		$paths = '';
		for ( $place = 0; $place < self::ALL_ICONS; $place += self::ICON ) {
			$paths .= sprintf( '<path transform="translate(%d)" d="%s"/>', $place, esc_attr( $icon ) );
		}
		$filled = "userfeedback-rated-$width"; // Several ratings on a page may share it.
		return sprintf(
			'<noscript><svg width="%d" height="%d" viewBox="0 1 %d %d" fill="none" stroke="%s" stroke-width="1.5" aria-hidden="true">' .
			'<clipPath id="%s"><path d="M0 0h%dv%dH0z"/></clipPath><g%s><g>%s</g><g fill="%s" clip-path="url(#%s)">%s</g></g></svg> </noscript>',
			(int) round( self::ALL_ICONS * self::ICON_HEIGHT / ( self::ICON - 2 ) ),
			self::ICON_HEIGHT,
			self::ALL_ICONS,
			self::ICON - 2,
			esc_attr( RatingTheme::line( $settings ) ),
			$filled,
			$width,
			self::ICON,
			is_rtl() ? sprintf( ' transform="matrix(-1 0 0 1 %d 0)"', self::ALL_ICONS ) : '',
			$paths,
			esc_attr( $settings->values['icon_color'] ),
			$filled,
			$paths
		);
	}
}
