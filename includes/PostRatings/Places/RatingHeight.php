<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\PostRatings\Settings\RatingSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The height that a page reserves for a rating before the script renders it, to avoid layout shifts. In pixels, from
 * widget/rating/styles.css, in which all states overlap. Pure.
 */
final class RatingHeight {

	private const LINE    = 24; // The question, replaced by the thank-you.
	private const ICONS   = 44;
	private const ROW     = 52; // Includes the space below it.
	private const SUMMARY = 20;
	private const REASON  = 138;
	private const CARD    = 32; // Padding, if the owner chose a background.
	private const BRAND   = 20;

	/** Their characters on one line of a phone: wider screens reserve a little too much height. */
	private const CHARACTERS = 36;

	public static function of( RatingSettings $settings ): int {
		$longest = max( mb_strlen( $settings->values['rating_question'] ), mb_strlen( $settings->values['thank_you_message'] ) );
		$lines   = max( 1, (int) ceil( $longest / self::CHARACTERS ) );
		$summary = $settings->isOn( 'show_rating' ) || $settings->isOn( 'show_vote_count' ) ? self::SUMMARY : 0;
		return max( $lines * self::LINE + self::ICONS + self::ROW + $summary, $settings->isOn( 'ask_reason' ) ? self::REASON : 0 )
			+ ( '' === $settings->values['background_color'] ? 0 : self::CARD )
			+ ( $settings->isOn( 'show_uf_logo' ) ? self::BRAND : 0 );
	}
}
