<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\StarCounts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The numbers of a rating in the page itself: for search engines, and for readers without scripts, who also see icons. It needs
 * no styles, because a strict Content-Security-Policy blocks them.
 */
final class RatingFallbackHtml {

	/** Pixels of one icon's grid, and of all icons. */
	private const ICON = 24;
	private const ALL  = Limits::STARS * self::ICON;

	private const HEIGHT = 16;

	/** Returns an empty string if there are no votes, or nothing is shown. */
	public static function of( StarCounts $sums, RatingSettings $settings ): string {
		$average = $sums->average();
		$icons   = null !== $average && $settings->isOn( 'show_rating' ) ? self::icons( $average, $settings ) : '';
		$words   = null === $average ? '' : self::words( $average, $sums->total(), $settings );
		return '' === $words ? '' : sprintf( '<small class="userfeedback-post-rating-summary">%s%s</small>', $icons, esc_html( $words ) );
	}

	/** Same text as in widget/rating: with at most one decimal. */
	private static function words( float $average, int $total, RatingSettings $settings ): string {
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
	private static function icons( float $average, RatingSettings $settings ): string {
		$icon  = RatingIcons::path( $settings->values['icon_id'] );
		$width = (int) ( round( $average * 2 ) * self::ICON / 2 );
		$paths = '';
		for ( $place = 0; $place < self::ALL; $place += self::ICON ) {
			$paths .= sprintf( '<path transform="translate(%d)" d="%s"/>', $place, esc_attr( $icon ) );
		}
		$filled = "userfeedback-rated-$width"; // Several ratings on a page may share it.
		return sprintf(
			'<noscript><svg width="%d" height="%d" viewBox="0 1 %d %d" fill="none" stroke="%s" stroke-width="1.5" aria-hidden="true">' .
			'<clipPath id="%s"><path d="M0 0h%dv%dH0z"/></clipPath><g%s><g>%s</g><g fill="%s" clip-path="url(#%s)">%s</g></g></svg> </noscript>',
			(int) round( self::ALL * self::HEIGHT / ( self::ICON - 2 ) ),
			self::HEIGHT,
			self::ALL,
			self::ICON - 2,
			esc_attr( RatingTheme::line( $settings ) ),
			$filled,
			$width,
			self::ICON,
			is_rtl() ? sprintf( ' transform="matrix(-1 0 0 1 %d 0)"', self::ALL ) : '',
			$paths,
			esc_attr( $settings->values['icon_color'] ),
			$filled,
			$paths
		);
	}
}
