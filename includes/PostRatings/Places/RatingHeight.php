<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\PostRatings\Settings\RatingSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * How much room a page keeps for a rating before the script draws it, so that nothing below it jumps. Pixels, after
 * widget/rating/styles.css, in which all states lie one upon the other. Pure.
 */
final class RatingHeight {

	private const LINE    = 24; // Of the question, and of the thanks in its place.
	private const ICONS   = 44;
	private const ROW     = 52; // With the space below it.
	private const SUMMARY = 20;
	private const REASON  = 138;
	private const CARD    = 32; // Padding, where the owner chose a background.
	private const BRAND   = 20;

	/** Characters of them on a line of a phone: on a wider screen there is a little room too much. */
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
